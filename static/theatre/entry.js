// @ts-check
// Entry of the theatre: from the server if the page says where that is, else from the page itself.
import { fromFile, fromServer } from "./source.js";
import { start } from "./start.js";

const shell = document.body.dataset;
start(document, shell.home ? fromServer(shell) : fromFile(document, shell.lang ?? "en"));
