import { bingo } from "./bingo.ts";
import { drawing } from "./drawing.ts";
import { magicBall } from "./magic-ball.ts";
import { meme } from "./meme.ts";
import { secretSanta } from "./secret-santa.ts";

/** What is made, drawn or played by several. */
export const partyTools = [drawing, meme, bingo, secretSanta, magicBall];
