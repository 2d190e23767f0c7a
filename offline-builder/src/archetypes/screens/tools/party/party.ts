import { drawing } from "./drawing.ts";
import { meme } from "./meme.ts";

/** What is made, drawn or played by several. */
export const partyTools = [drawing, meme];
