export interface Rules {
  start: number;
  /** The last dart hits a double. */
  doubleOut: boolean;
}

/** Three darts of one player. */
export interface Visit {
  player: number;
  points: number;
}

export interface Standing {
  left: number;
  darts: number;
  /** Points that counted. */
  scored: number;
}

const unreachable = new Set([163, 166, 169, 172, 173, 175, 176, 178, 179]);

/** Whether three darts can make it. */
export const isScore = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= 180 && !unreachable.has(points);

/** Too much, or a rest no double ends: the visit does not count. */
export function isBust(left: number, points: number, { doubleOut }: Rules): boolean {
  const rest = left - points;
  if (rest < 0) return true;
  if (!doubleOut) return false;
  return rest === 1 || (rest === 0 && checkout(left, true) === null);
}

export function standings(visits: readonly Visit[], players: number, rules: Rules): Standing[] {
  const result = Array.from({ length: players }, (): Standing => ({ left: rules.start, darts: 0, scored: 0 }));
  for (const { player, points } of visits) {
    const one = result[player]!;
    one.darts += 3;
    if (isBust(one.left, points, rules)) continue;
    one.left -= points;
    one.scored += points;
  }
  return result;
}

interface Throw {
  name: string;
  points: number;
}

const singles: Throw[] = [...Array.from({ length: 20 }, (_, at) => ({ name: String(20 - at), points: 20 - at })), { name: "25", points: 25 }];
const doubles: Throw[] = [20, 16, 18, 12, 10, 8, 4, 14, 6, 2, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1].map((field) => ({ name: `D${field}`, points: field * 2 }));
const bull: Throw = { name: "Bull", points: 50 };
const trebles: Throw[] = Array.from({ length: 20 }, (_, at) => ({ name: `T${20 - at}`, points: (20 - at) * 3 }));
const first = [...trebles, ...singles, bull];

/** The fewest darts that end a leg, a usual way first; null where three do not. */
export function checkout(left: number, doubleOut: boolean): string[] | null {
  const last = doubleOut ? [...doubles, bull] : [...singles, ...doubles, ...trebles, bull];
  for (let darts = 1; darts <= 3; darts += 1) {
    const way = ending(left, darts, last);
    if (way) return way;
  }
  return null;
}

function ending(left: number, darts: number, last: readonly Throw[]): string[] | null {
  if (darts === 1) {
    const end = last.find(({ points }) => points === left);
    return end ? [end.name] : null;
  }
  // With two darts a single that leaves a double is the safer way.
  for (const { name, points } of darts === 2 ? [...singles, ...trebles, bull] : first) {
    if (points >= left) continue;
    const rest = ending(left - points, darts - 1, last);
    if (rest) return [name, ...rest];
  }
  return null;
}

/** Points per three darts. */
export const averageOf = ({ scored, darts }: Standing): number => (darts === 0 ? 0 : (scored / darts) * 3);
