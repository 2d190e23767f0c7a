import { drumMachine } from "./drum-machine.ts";
import { metronome } from "./metronome.ts";

/** What is heard. */
export const soundTools = [metronome, drumMachine];
