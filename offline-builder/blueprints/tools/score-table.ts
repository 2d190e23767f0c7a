export interface Game {
  players: string[];
  /** Points of each player by round; null where none are entered. */
  rounds: (number | null)[][];
  /** Whether many points are good. */
  highWins: boolean;
  /** The game ends when somebody reaches it; 0 is without end. */
  target: number;
}

export const totalOf = ({ rounds }: Game, player: number): number => rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0);

/** Positions of all who lead; none before the first round. */
export function leadersOf(game: Game): number[] {
  if (game.rounds.length === 0) return [];
  const totals = game.players.map((_, at) => totalOf(game, at));
  const best = game.highWins ? Math.max(...totals) : Math.min(...totals);
  return totals.flatMap((total, at) => (total === best ? [at] : []));
}

export const isOver = (game: Game): boolean => game.target > 0 && game.players.some((_, at) => totalOf(game, at) >= game.target);

export function withPlayer(game: Game, name: string): Game {
  return { ...game, players: [...game.players, name], rounds: game.rounds.map((round) => [...round, null]) };
}

export function withoutPlayer(game: Game, player: number): Game {
  const others = <T>(items: readonly T[]): T[] => items.filter((_, at) => at !== player);
  return { ...game, players: others(game.players), rounds: game.rounds.map(others) };
}

/** What was typed: null is no number. Nothing is no points. */
export function pointsIn(text: string): number | null {
  const points = text.trim() === "" ? 0 : Number(text.trim().replace(",", ".").replace("−", "-"));
  return Number.isFinite(points) ? points : null;
}
