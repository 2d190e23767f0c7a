import { formation } from "@/content/formation";
import { lineupSpots } from "@/data/lineup-spots";
import { matchesList, type Match } from "@/data/matches";
import { replies, type Reply } from "@/data/replies";
import { today } from "@/lib/dates";

export type Answer = "in" | "out";

/** Those still to be played, the next one first. */
export function upcoming(rows: readonly Match[]): Match[] {
  return rows
    .filter((match) => !match.played && match.date >= today())
    .sort((one, other) => startOf(one) - startOf(other));
}

export function startOf(match: Match): number {
  const [year = 0, month = 1, day = 1] = match.date.split("-").map(Number);
  const [hour = 0, minute = 0] = match.time.split(":").map(Number);
  return new Date(year, month - 1, day, hour, minute).getTime();
}

export function answerOf(rows: readonly Reply[], matchId: string, playerId: string): Answer | "" {
  const found = rows.find((row) => row.matchId === matchId && row.playerId === playerId);
  return found?.answer === "in" || found?.answer === "out" ? found.answer : "";
}

/** Saying the same again takes it back. */
export function giveAnswer(matchId: string, playerId: string, answer: Answer): void {
  const found = replies.all().find((row) => row.matchId === matchId && row.playerId === playerId);
  if (found?.answer === answer) replies.remove(found.id);
  else if (found) replies.update(found.id, { answer });
  else replies.add({ matchId, playerId, answer });
}

/** Puts a player on a spot of the pitch; who stood there goes back to the bench. Null is the bench. */
export function place(matchId: string, playerId: string, spot: number | null): void {
  const others = lineupSpots
    .all()
    .filter((row) => row.matchId !== matchId || (row.playerId !== playerId && row.spot !== spot));
  lineupSpots.replace(others);
  if (spot !== null && spot < formation.length) lineupSpots.add({ matchId, playerId, spot });
}

export type Outcome = "won" | "drawn" | "lost";

export function outcomeOf(match: Match): Outcome {
  if (match.ours === match.theirs) return "drawn";
  return match.ours > match.theirs ? "won" : "lost";
}

export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

/** Three points for a win, one for a draw. */
export function recordOf(rows: readonly Match[]): Tally {
  const played = rows.filter((match) => match.played);
  const count = (outcome: Outcome): number => played.filter((match) => outcomeOf(match) === outcome).length;
  const [won, drawn, lost] = [count("won"), count("drawn"), count("lost")];
  return {
    played: played.length,
    won,
    drawn,
    lost,
    scored: played.reduce((sum, match) => sum + match.ours, 0),
    conceded: played.reduce((sum, match) => sum + match.theirs, 0),
    points: won * 3 + drawn,
  };
}

export function saveResult(match: Match, ours: number, theirs: number): void {
  matchesList.update(match.id, { ours, theirs, played: true });
}
