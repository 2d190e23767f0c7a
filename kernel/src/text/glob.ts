/**
 * Globs that people write, matched in time that grows with the text times the pattern, whatever stands in both: all places of the pattern
 * that the text may have reached move on together, one character at a time (Thompson, 1968), so nothing is tried twice.
 *
 * `*` and `?` stop at `.` and `/`; `**` does not; `{a,b}` and `[a-z]`, `[!a-z]` as in shells; a backslash takes the next one as it is.
 */

/** Length of one pattern. */
const MAX_GLOB_LENGTH = 300;
/** `* ? [ { ,` of one pattern: how much one letter costs grows with them. */
const MAX_GLOB_MARKS = 30;

/** Why a text is no pattern; null when it is one. */
export function globProblem(glob: string): string | null {
  if (glob.length > MAX_GLOB_LENGTH) return `a pattern has at most ${MAX_GLOB_LENGTH} characters`;
  const marks = glob.match(/[?[{,]|\*+/g)?.length ?? 0;
  return marks > MAX_GLOB_MARKS ? `a pattern has at most ${MAX_GLOB_MARKS} wildcards and choices` : null;
}

type Test = (unit: string) => boolean;

interface Place {
  /** Null for a step that takes no character. */
  test: Test | null;
  next: number[];
}

const anything: Test = () => true;
const insidePart: Test = (unit) => unit !== "." && unit !== "/";

/** `[abc]`, `[!a-z]`: null where no bracket closes it. */
function classOf(glob: string, from: number): { test: Test; end: number } | null {
  const end = glob.indexOf("]", from + 2);
  if (end === -1) return null;
  const isNegated = glob[from + 1] === "!";
  const inner = glob.slice(from + (isNegated ? 2 : 1), end);
  const ranges: [string, string][] = [];
  for (let at = 0; at < inner.length; at += 1) {
    const isRange = inner[at + 1] === "-" && at + 2 < inner.length;
    ranges.push([inner[at]!, isRange ? inner[at + 2]! : inner[at]!]);
    if (isRange) at += 2;
  }
  return { test: (unit) => ranges.some(([low, high]) => low <= unit && unit <= high) !== isNegated, end };
}

class Places {
  readonly all: Place[] = [{ test: null, next: [] }];
  #at = 0;
  readonly #groups: { start: number; end: number }[] = [];

  get isInGroup(): boolean {
    return this.#groups.length > 0;
  }

  get last(): number {
    return this.#at;
  }

  one(test: Test): void {
    this.#at = this.#add(null, this.#add(test, this.#at));
  }

  many(test: Test): void {
    const loop = this.#add(null, this.#at);
    this.all[this.#add(test, loop)]!.next.push(loop);
    this.#at = this.#add(null, loop);
  }

  open(): void {
    this.all.push({ test: null, next: [] });
    this.#groups.push({ start: this.#at, end: this.all.length - 1 });
    this.#at = this.#add(null, this.#at);
  }

  or(): void {
    const { start, end } = this.#groups.at(-1)!;
    this.all[this.#at]!.next.push(end);
    this.#at = this.#add(null, start);
  }

  close(): void {
    const { end } = this.#groups.pop()!;
    this.all[this.#at]!.next.push(end);
    this.#at = end;
  }

  #add(test: Test | null, after: number): number {
    this.all.push({ test, next: [] });
    this.all[after]!.next.push(this.all.length - 1);
    return this.all.length - 1;
  }
}

function placesOf(glob: string): Places {
  const places = new Places();
  for (let at = 0; at < glob.length; at += 1) {
    const unit = glob[at]!;
    if (unit === "*") {
      places.many(glob[at + 1] === "*" ? anything : insidePart);
      while (glob[at + 1] === "*") at += 1;
    } else if (unit === "?") places.one(insidePart);
    else if (unit === "[") {
      const found = classOf(glob, at);
      places.one(found?.test ?? ((one) => one === "["));
      at = found?.end ?? at;
    } else if (unit === "{") places.open();
    else if (unit === "}" && places.isInGroup) places.close();
    else if (unit === "," && places.isInGroup) places.or();
    else {
      const literal = unit === "\\" && at + 1 < glob.length ? glob[(at += 1)]! : unit;
      places.one((one) => one === literal);
    }
  }
  while (places.isInGroup) places.close();
  return places;
}

export type Glob = (text: string) => boolean;

/** A set of steps, 32 in a number. */
type Steps = Uint32Array;

interface State {
  /** Steps that the text may take next. */
  steps: Steps;
  /** Whether the pattern may end here. */
  isEnd: boolean;
  /** States by the next character, filled as texts are matched. */
  readonly next: Map<string, State>;
}

/** States of one pattern, kept between texts; beyond it the cache starts anew. */
const MAX_STATES = 500;

class Machine {
  readonly #tests: Test[] = [];
  /**
   * Steps reachable after each step without a character: words of the set and their bits, and whether the pattern may
   * end there.
   */
  readonly #after: { words: [number, number][]; isEnd: boolean }[] = [];
  /** Steps that take a character. */
  readonly #taking = new Map<string, Steps>();
  #states = new Map<string, State>();
  readonly #start: State;

  constructor({ all, last }: Places) {
    const stepOf = new Map<number, number>();
    for (const [place, { test }] of all.entries()) {
      if (test === null) continue;
      stepOf.set(place, this.#tests.length);
      this.#tests.push(test);
    }
    const open = (from: readonly number[]): { steps: Steps; isEnd: boolean } => {
      const steps = new Uint32Array(Math.ceil(this.#tests.length / 32));
      const seen = new Set<number>(from);
      for (const place of seen) {
        const step = stepOf.get(place);
        if (step !== undefined) steps[step >> 5]! |= 1 << (step & 31);
        else for (const next of all[place]!.next) seen.add(next);
      }
      return { steps, isEnd: seen.has(last) };
    };
    for (const place of stepOf.keys()) {
      const { steps, isEnd } = open(all[place]!.next);
      this.#after.push({ words: [...steps.entries()].filter(([, bits]) => bits !== 0), isEnd });
    }
    this.#start = { ...open([0]), next: new Map() };
  }

  matches(text: string): boolean {
    let state = this.#start;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text[at]!;
      let next = state.next.get(unit);
      if (next === undefined) state.next.set(unit, (next = this.#move(state, unit)));
      state = next;
    }
    return state.isEnd;
  }

  #move({ steps }: State, unit: string): State {
    const taking = this.#takers(unit);
    const reached = new Uint32Array(steps.length);
    let isEnd = false;
    for (const [word, bits] of steps.entries()) {
      for (let left = bits & taking[word]!; left !== 0; left &= left - 1) {
        const after = this.#after[word * 32 + 31 - Math.clz32(left & -left)]!;
        isEnd ||= after.isEnd;
        for (const [at, more] of after.words) reached[at]! |= more;
      }
    }
    return this.#known(reached, isEnd);
  }

  #known(steps: Steps, isEnd: boolean): State {
    const key = `${isEnd} ${steps.join(" ")}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= MAX_STATES) {
      this.#states = new Map();
      this.#start.next.clear();
    }
    const state: State = { steps, isEnd, next: new Map() };
    this.#states.set(key, state);
    return state;
  }

  #takers(unit: string): Steps {
    const known = this.#taking.get(unit);
    if (known !== undefined) return known;
    if (this.#taking.size >= MAX_STATES) this.#taking.clear();
    const takers = new Uint32Array(Math.ceil(this.#tests.length / 32));
    for (const [step, test] of this.#tests.entries()) if (test(unit)) takers[step >> 5]! |= 1 << (step & 31);
    this.#taking.set(unit, takers);
    return takers;
  }
}

/** Made once and used for many texts. An invalid pattern matches nothing. */
export function globOf(glob: string): Glob {
  if (globProblem(glob) !== null) return () => false;
  const machine = new Machine(placesOf(glob));
  return (text) => machine.matches(text);
}
