import { bingo } from "./bingo.ts";
import { bracket } from "./bracket.ts";
import { darts } from "./darts.ts";
import { drawing } from "./drawing.ts";
import { magicBall } from "./magic-ball.ts";
import { meme } from "./meme.ts";
import { sayingOfDay } from "./saying-of-day.ts";
import { scoreKeeper } from "./score-keeper.ts";
import { secretSanta } from "./secret-santa.ts";

/** What is made, drawn or played by several. */
export const partyTools = [drawing, meme, bingo, bracket, secretSanta, magicBall, darts, scoreKeeper, sayingOfDay];
