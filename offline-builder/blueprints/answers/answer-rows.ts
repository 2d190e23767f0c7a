import type { AnswerForm } from "@/content/answers";
import { backend } from "@/lib/backend";

/** One answer as the database has it. */
export type AnswerRow = { id: string; created_at: string; seen_at: string | null; cancelled_at?: string | null; published_at?: string | null } & Record<string, unknown>;

export interface AnswerQuery {
  search: string;
  /** A column; newest first where it is `-created_at`. */
  sort: string;
  newOnly: boolean;
  /** Bookings from today on where it is `coming`, else those of one day. */
  day?: string;
  page: number;
}

export const PAGE_SIZE = 20;
const EXPORT_STEP = 1000;

function select(form: AnswerForm, { search, sort, newOnly, day }: Omit<AnswerQuery, "page">) {
  if (!backend) throw new Error("This site was built without the address of its database");
  let query = backend.from(form.table).select("*", { count: "exact" });
  const words = search.trim();
  if (words !== "") query = query.or(form.fields.filter(({ kind }) => kind === "text").map(({ column }) => `"${column}".ilike.${pattern(words)}`).join(","));
  if (newOnly) query = query.is("seen_at", null);
  if (day) query = day === "coming" ? query.gte("day", today()) : query.eq("day", day);
  const column = sort.replace("-", "");
  if (column === "day") query = query.order("day").order("starts");
  return query.order(column, { ascending: !sort.startsWith("-") }).order("id");
}

/** In the time zone of who looks. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}

/** Quoted, so that commas and brackets are letters; `%` and `_` mean themselves. */
function pattern(words: string): string {
  const literal = words.replace(/[\\%_]/g, "\\$&");
  return `"%${literal.replace(/["\\]/g, "\\$&")}%"`;
}

export async function readAnswers(form: AnswerForm, query: AnswerQuery): Promise<{ rows: AnswerRow[]; total: number }> {
  const from = query.page * PAGE_SIZE;
  const { data, count, error } = await select(form, query).range(from, from + PAGE_SIZE - 1);
  // The last entry of the last page was deleted.
  if (error?.code === "PGRST103") return { rows: [], total: 0 };
  if (error) throw new Error(error.message);
  return { rows: data as AnswerRow[], total: count ?? 0 };
}

export async function readAllAnswers(form: AnswerForm, query: Omit<AnswerQuery, "page">): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (;;) {
    const { data, error } = await select(form, query).range(rows.length, rows.length + EXPORT_STEP - 1);
    if (error && error.code !== "PGRST103") throw new Error(error.message);
    rows.push(...((data ?? []) as AnswerRow[]));
    if ((data ?? []).length < EXPORT_STEP) return rows;
  }
}

export async function countNew(form: AnswerForm): Promise<number> {
  const answer = await backend?.from(form.table).select("id", { count: "exact", head: true }).is("seen_at", null);
  return answer?.count ?? 0;
}

async function done(work: PromiseLike<{ error: { message: string } | null }> | undefined): Promise<void> {
  const answer = await work;
  if (!answer || answer.error) throw new Error(answer?.error?.message ?? "This site was built without the address of its database");
}

export function markSeen(form: AnswerForm, id: string, seen: boolean): Promise<void> {
  return done(backend?.from(form.table).update({ seen_at: seen ? new Date().toISOString() : null }).eq("id", id));
}

/** A cancelled booking gives its time back; taking that back fails where somebody else has it by now. */
export function markCancelled(form: AnswerForm, id: string, cancelled: boolean): Promise<void> {
  return done(backend?.from(form.table).update({ cancelled_at: cancelled ? new Date().toISOString() : null }).eq("id", id));
}

/** Who publishes it has read it. */
export function markPublished(form: AnswerForm, id: string, published: boolean): Promise<void> {
  const now = new Date().toISOString();
  return done(backend?.from(form.table).update(published ? { published_at: now, seen_at: now } : { published_at: null }).eq("id", id));
}

export function markAllSeen(form: AnswerForm): Promise<void> {
  return done(backend?.from(form.table).update({ seen_at: new Date().toISOString() }).is("seen_at", null));
}

export function deleteAnswer(form: AnswerForm, id: string): Promise<void> {
  return done(backend?.from(form.table).delete().eq("id", id));
}

/** As it was, with the time it came. */
export function restoreAnswer(form: AnswerForm, row: AnswerRow): Promise<void> {
  return done(backend?.from(form.table).insert(row));
}
