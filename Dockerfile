# One server. The games lie in the volume /data, or in PostgreSQL by ARTIFACT_URL.
FROM python:3.12-slim AS wheel
WORKDIR /src
COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY artifact_server artifact_server
COPY web_templates web_templates
COPY static static
COPY scenarios scenarios
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home server
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links=/wheels "artifact-server[postgres]"
# By its number, so that whoever runs it can see that it is not root.
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV ARTIFACT_DATA=/data PYTHONUNBUFFERED=1
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://localhost:8000/health', timeout=4)"]
CMD ["artifact-server", "serve"]
