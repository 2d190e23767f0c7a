/** Lengths in seconds. */
export interface Rounds {
  prepare: number;
  work: number;
  rest: number;
  rounds: number;
}

export interface Phase {
  kind: "prepare" | "work" | "rest";
  /** From 1. */
  round: number;
  /** Milliseconds from the beginning of the whole. */
  from: number;
  to: number;
}

/** Nobody rests after the last round. */
export function phasesOf({ prepare, work, rest, rounds }: Rounds): Phase[] {
  const parts: Omit<Phase, "from" | "to">[] = [{ kind: "prepare", round: 1 }];
  const seconds = [prepare];
  for (let round = 1; round <= rounds; round += 1) {
    parts.push({ kind: "work", round });
    seconds.push(work);
    if (round === rounds) break;
    parts.push({ kind: "rest", round });
    seconds.push(rest);
  }
  let at = 0;
  return parts
    .map((part, index) => {
      const from = at;
      at += seconds[index]! * 1000;
      return { ...part, from, to: at };
    })
    .filter(({ from, to }) => to > from);
}

/** The phase of a moment; undefined when all are over. */
export function phaseAt(phases: readonly Phase[], time: number): Phase | undefined {
  return phases.find(({ to }) => time < to);
}

export interface Tone {
  /** Milliseconds from the beginning of the whole. */
  at: number;
  kind: "tick" | "turn" | "end";
}

/** Three short tones lead to each change, the last change sounds longest. A whole of one phase needs no countdown in front of it. */
export function tonesOf(phases: readonly Phase[]): Tone[] {
  return phases.flatMap(({ from, to }, index) => [
    ...[3000, 2000, 1000].filter((before) => to - from > before).map((before): Tone => ({ at: to - before, kind: "tick" })),
    { at: to, kind: index === phases.length - 1 ? "end" : "turn" } as const,
  ]);
}

/** What is left, rounded up: zero is shown when it is over and not a second before. "1:02:03", "04:30". */
export function leftOf(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(all / 3600);
  const rest = `${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
