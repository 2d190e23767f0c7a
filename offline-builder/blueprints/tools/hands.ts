/** Each beats the one before it; the first beats the last. */
export const hands = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof hands)[number];

export interface Round {
  own: Hand;
  other: Hand;
}

export type Result = "win" | "loss" | "draw";

export function resultOf({ own, other }: Round): Result {
  const ahead = (hands.indexOf(own) - hands.indexOf(other) + 3) % 3;
  return ahead === 0 ? "draw" : ahead === 1 ? "win" : "loss";
}

export function wonBy(rounds: readonly Round[], result: Result): number {
  return rounds.filter((round) => resultOf(round) === result).length;
}
