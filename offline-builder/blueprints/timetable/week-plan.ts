import { lessons, type Lesson } from "@/data/lessons";
import type { Subject } from "@/data/subjects";

const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "long", timeZone: "UTC" });

/** Monday to Friday; 1 January 2024 was a Monday. */
export const dayNames = Array.from({ length: 5 }, (_, day) => weekday.format(new Date(Date.UTC(2024, 0, 1 + day))));

/** 0 is Monday; 5 and 6 are in none of the columns. */
export function todayIndex(): number {
  return (new Date().getDay() + 6) % 7;
}

export function lessonAt(rows: readonly Lesson[], day: number, periodId: string): Lesson | undefined {
  return rows.find((lesson) => lesson.day === day && lesson.periodId === periodId);
}

/** One lesson at a time: another one takes its place, an empty subject makes the hour free. */
export function putLesson(place: { day: number; periodId: string }, subjectId: string, room: string): void {
  const there = lessonAt(lessons.all(), place.day, place.periodId);
  if (subjectId === "" && there) lessons.remove(there.id);
  else if (there) lessons.update(there.id, { subjectId, room });
  else if (subjectId !== "") lessons.add({ ...place, room, subjectId });
}

const inks = ["var(--primary)", "var(--accent)", "var(--tone-1)", "var(--success)", "var(--destructive)", "var(--tone-2)", "var(--warning)", "var(--ring)"];

export function inkOf(rows: readonly Subject[], id: string): string {
  return inks[rows.findIndex((subject) => subject.id === id) % inks.length] ?? "var(--primary)";
}

/** Hours a week. */
export function hoursOf(rows: readonly Lesson[], subjectId: string): number {
  return rows.filter((lesson) => lesson.subjectId === subjectId).length;
}
