import type { Archetype } from "../../../archetype.ts";
import { intervals, timer } from "./intervals.ts";
import { stopwatch } from "./stopwatch.ts";
import { typingTest } from "./typing-test.ts";
import { worldClock } from "./world-clock.ts";

/** What measures or tells the time. */
export const timing: readonly Archetype[] = [stopwatch, intervals, timer, typingTest, worldClock];
