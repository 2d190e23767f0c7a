import { sounds, type Sound } from "@/lib/drum-sounds";

export const steps = 16;

/** For each sound whether it is struck on each of the sixteen steps. */
export type Pattern = Record<Sound, boolean[]>;

/** As it is written by drummers: "x" is struck, anything else is a rest. */
export function patternOf(lines: Partial<Record<Sound, string>>): Pattern {
  const rows = sounds.map((sound) => [sound, Array.from({ length: steps }, (_, at) => lines[sound]?.[at] === "x")]);
  return Object.fromEntries(rows) as Pattern;
}

export const nothing = patternOf({});
export const isSilent = (pattern: Pattern): boolean => sounds.every((sound) => !pattern[sound].includes(true));

export const styles = {
  rock: patternOf({ kick: "x-------x-x-----", snare: "----x-------x---", closed: "x-x-x-x-x-x-x-x-" }),
  house: patternOf({ kick: "x---x---x---x---", clap: "----x-------x---", open: "--x---x---x---x-", closed: "x-x-x-x-x-x-x-x-" }),
  hipHop: patternOf({ kick: "x--x------x-----", snare: "----x-------x--x", closed: "x-x-x-xxx-x-x-x-" }),
  bossa: patternOf({ kick: "x--xx--xx--xx--x", tom: "x--x--x---x--x--", closed: "x-x-x-x-x-x-x-x-" }),
};

export function toggled(pattern: Pattern, sound: Sound, step: number): Pattern {
  return { ...pattern, [sound]: pattern[sound].map((on, at) => (at === step ? !on : on)) };
}

/** Every second sixteenth comes later the more it swings; a pair of them lasts as long as before. */
export function secondsOf(step: number, tempo: number, swing: number): number {
  const even = 60 / tempo / 4;
  return step % 2 === 0 ? even * (1 + swing / 100) : even * (1 - swing / 100);
}
