import { connectFour } from "./connect-four.ts";
import { hangman } from "./hangman.ts";
import { minesweeper } from "./minesweeper.ts";
import { rockPaperScissors } from "./rock-paper-scissors.ts";
import { sudoku } from "./sudoku.ts";

/** Games that one page holds. */
export const gameTools = [hangman, sudoku, rockPaperScissors, connectFour, minesweeper];
