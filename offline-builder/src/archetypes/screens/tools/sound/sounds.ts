import { breathing } from "./breathing.ts";
import { drumMachine } from "./drum-machine.ts";
import { metronome } from "./metronome.ts";
import { whiteNoise } from "./white-noise.ts";

/** What is heard, and what gives a rhythm. */
export const soundTools = [metronome, drumMachine, whiteNoise, breathing];
