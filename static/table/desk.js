// @ts-check
// Entry of the judge's desk. Its screen stays awake while it is looked at.
import { stayAwake } from "./awake.js";
import { start } from "./start.js";
import { deskScreen } from "../desk/screen.js";

stayAwake(document, `${document.body.dataset.static}look/awake.webm`);
start("desk", deskScreen);
