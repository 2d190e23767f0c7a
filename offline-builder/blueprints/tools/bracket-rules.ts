export interface Outcome {
  /** Points as they are typed. */
  one: string;
  two: string;
}

export interface Match {
  /** Round and place in it: "0-3". */
  id: string;
  /** Null until the match before it is decided; empty for a bye. */
  one: string | null;
  two: string | null;
  winner: string | null;
}

export const mostPlayers = 32;

/** One on each line, no name twice. */
export function playersIn(lines: string): string[] {
  return [...new Set(lines.split("\n").map((line) => line.trim()).filter(Boolean))].slice(0, mostPlayers);
}

/** Places of the first round: the first meets the last, and the first two meet in the final only. */
export function placesOf(size: number): number[] {
  let places = [0];
  while (places.length < size) {
    const next = places.length * 2;
    places = places.flatMap((place) => [place, next - 1 - place]);
  }
  return places;
}

function winnerOf({ one, two }: Pick<Match, "one" | "two">, outcome: Outcome | undefined): string | null {
  if (one === null || two === null) return null;
  if (two === "") return one;
  if (one === "") return two;
  const [left, right] = [outcome?.one ?? "", outcome?.two ?? ""];
  if (left.trim() === "" || right.trim() === "" || Number(left) === Number(right)) return null;
  return Number(left) > Number(right) ? one : two;
}

/** The first round, then each that follows from the results, up to the final. */
export function roundsOf(players: readonly string[], outcomes: Readonly<Record<string, Outcome>>): Match[][] {
  let size = 2;
  while (size < players.length) size *= 2;
  let entrants: (string | null)[] = placesOf(size).map((place) => players[place] ?? "");
  const rounds: Match[][] = [];
  while (entrants.length > 1) {
    const round = Array.from({ length: entrants.length / 2 }, (_, at): Match => {
      const id = `${rounds.length}-${at}`;
      const pair = { one: entrants[2 * at]!, two: entrants[2 * at + 1]! };
      return { id, ...pair, winner: winnerOf(pair, outcomes[id]) };
    });
    rounds.push(round);
    entrants = round.map(({ winner }) => winner);
  }
  return rounds;
}

/** Results of matches that do not take place any more are no results. */
export function withOutcome(
  outcomes: Readonly<Record<string, Outcome>>,
  match: Pick<Match, "id">,
  outcome: Outcome,
): Record<string, Outcome> {
  const [round, place] = match.id.split("-").map(Number) as [number, number];
  const later = (id: string): boolean => {
    const [other, at] = id.split("-").map(Number) as [number, number];
    return other > round && at === Math.floor(place / 2 ** (other - round));
  };
  return { ...Object.fromEntries(Object.entries(outcomes).filter(([id]) => !later(id))), [match.id]: outcome };
}
