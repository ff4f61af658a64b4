"""The station Feynman: its plan, charts, sheets and words hold what is known of them."""
