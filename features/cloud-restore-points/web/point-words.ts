/** Restore points in words. */
import type { ComparedTable, Comparison, RestorePoint } from "../contract/index.ts";

const MEBIBYTE = 1_048_576;
export const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / MEBIBYTE)).toLocaleString()} MB`;

const REASONS: Readonly<Record<RestorePoint["reason"], string>> = {
  person: "Made by hand",
  change: "Before a change of the tables",
  restore: "Before going back",
};
export const reasonWords = ({ reason }: RestorePoint): string => REASONS[reason];

export const titleOf = ({ reason, name }: RestorePoint): string =>
  reason === "restore" ? `Before going back to “${name}”` : name;

/** "Tue 14:02" within the last days, else with the date. `now` is in epoch milliseconds. */
function momentOf(at: string, now: number, locale?: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const isRecent = now - Date.parse(at) < 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = isRecent ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(new Date(at));
}

const counted = (count: number, one: string): string => `${count.toLocaleString()} ${one}${count === 1 ? "" : "s"}`;
const change = (before: number, after: number): string => `${before.toLocaleString()} → ${counted(after, "row")}`;

export const isSame = (table: ComparedTable): boolean =>
  table.rows_before === table.rows_now &&
  table.columns_only_before.length + table.columns_only_now.length + table.columns_changed.length === 0;

const MAX_NAMED = 5;

const listed = (words: readonly string[]): string =>
  words.length <= MAX_NAMED
    ? words.join(", ")
    : `${words.slice(0, MAX_NAMED).join(", ")} and ${words.length - MAX_NAMED} more`;

/** Effects of a restore on rows: "orders 843 → 812 rows, people 61 → 57". */
function effects({ tables, users_before: usersThen, users_now: usersNow }: Comparison): string {
  const ofTables = tables.flatMap(({ name, rows_before: before, rows_now: now }) => {
    if (before === now) return [];
    if (before === null) return [`${name} is deleted with its ${counted(now ?? 0, "row")}`];
    return now === null ? [`${name} comes back with ${counted(before, "row")}`] : [`${name} ${change(now, before)}`];
  });
  const isOfPeople = usersThen !== null && usersNow !== null && usersThen !== usersNow;
  const ofPeople = isOfPeople ? [`users ${change(usersNow, usersThen)}`] : [];
  return listed([...ofTables, ...ofPeople]);
}

/** The question before a restore. (product page, moment 6) */
export function restoreQuestion(point: RestorePoint, comparison: Comparison, now: number): string {
  const what = effects(comparison);
  const changes = comparison.changes;
  return [
    `The database goes back to ${momentOf(point.created_at, now)}. Everything saved since then is lost, sign-ups too.`,
    ...(what === "" ? [] : [`In figures: ${what}.`]),
    ...(changes.length === 0
      ? []
      : [`Later changes of the tables are undone: ${listed(changes)}. The app's files stay, and may expect them.`]),
    "A restore point of now is made first, so you can undo this.",
  ].join(" ");
}

export interface RestoredFigures {
  tables: readonly { name: string; rows: number }[] | null;
  users: number | null;
  is_as_counted: boolean | null;
}

/** "orders 812 rows, users 57 rows, as counted in the restore point." */
export function restoredWords({ tables, users, is_as_counted: isAsCounted }: RestoredFigures): string {
  if (tables === null) return "There is too much to count.";
  const figures = tables.map(({ name, rows }) => `${name} ${counted(rows, "row")}`);
  const all = listed([...figures, ...(users === null ? [] : [`users ${counted(users, "row")}`])]);
  if (isAsCounted === null) return `${all}.`;
  return isAsCounted ? `${all}, as counted in the restore point.` : `${all}. The restore point counted other figures.`;
}
