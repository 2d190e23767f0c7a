import { entries, type Entry } from "@/data/entries";

/** Writes the page of a day: the one that is there, or a new one once there is something to keep. */
export function keepPage(day: string, changes: Partial<Pick<Entry, "text" | "mood">>): void {
  const page = entries.all().find((entry) => entry.day === day);
  if (page) entries.update(page.id, changes);
  else if (changes.mood !== undefined || changes.text?.trim()) entries.add({ day, text: "", mood: "", ...changes });
}

/** Newest first. */
export function byDay(one: Entry, other: Entry): number {
  return other.day.localeCompare(one.day);
}

interface DiaryFile {
  diary: { day: string; text: string; mood: string }[];
}

export function exportDiary(): void {
  const diary = [...entries.all()].sort(byDay).map(({ day, text, mood }) => ({ day, text, mood }));
  const file = new Blob([JSON.stringify({ diary } satisfies DiaryFile, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "diary.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Adds the days that are not here yet and says how many; null when the file is not one of ours. */
export function importDiary(text: string): { added: number; known: number } | null {
  const pages = pagesIn(text);
  if (!pages) return null;
  const days = new Set(entries.all().map((entry) => entry.day));
  const fresh = pages.filter((page) => !days.has(page.day));
  for (const page of fresh) entries.add(page);
  return { added: fresh.length, known: pages.length - fresh.length };
}

function pagesIn(text: string): Omit<Entry, "id">[] | null {
  try {
    const { diary } = JSON.parse(text) as Partial<DiaryFile>;
    return Array.isArray(diary) && diary.every(isPage) ? diary : null;
  } catch {
    return null;
  }
}

function isPage(page: unknown): boolean {
  const { day, text, mood } = (page ?? {}) as Record<string, unknown>;
  return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && typeof text === "string" && typeof mood === "string";
}
