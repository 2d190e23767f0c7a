import { doneLessons, type DoneLesson } from "@/data/done-lessons";
import type { Exercise } from "@/data/exercises";
import { lessons, type Lesson } from "@/data/lessons";
import { today } from "@/lib/dates";

export function isDone(rows: readonly DoneLesson[], lessonId: string): boolean {
  return rows.some((row) => row.lessonId === lessonId);
}

export function markDone(lessonId: string): void {
  if (!isDone(doneLessons.all(), lessonId)) doneLessons.add({ lessonId, day: today() });
}

export function startAgain(): () => void {
  const before = doneLessons.all();
  doneLessons.replace([]);
  return () => doneLessons.replace(before);
}

/** The first one that is not done, and the one after another. */
export function nextLesson(rows: readonly Lesson[], done: readonly DoneLesson[], after?: Lesson): Lesson | undefined {
  if (after) return rows[rows.indexOf(after) + 1];
  return rows.find((lesson) => !isDone(done, lesson.id));
}

export function choicesOf(exercise: Exercise): string[] {
  return [...new Set(exercise.choices.split("\n").map((line) => line.trim()))].filter(Boolean);
}

/** Parts in the order of their first lessons. */
export function partsOf(rows: readonly Lesson[]): { part: string; lessons: Lesson[] }[] {
  const names = [...new Set(rows.map((lesson) => lesson.part))];
  return names.map((part) => ({ part, lessons: rows.filter((lesson) => lesson.part === part) }));
}

export function move(lesson: Lesson, by: 1 | -1): void {
  const rows = [...lessons.all()];
  const at = rows.findIndex((row) => row.id === lesson.id);
  const other = rows[at + by];
  if (!other) return;
  rows[at] = other;
  rows[at + by] = lesson;
  lessons.replace(rows);
}
