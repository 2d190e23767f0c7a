const url: string | undefined = import.meta.env.VITE_SUPABASE_URL;
const anonKey: string | undefined = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** `there`: it was sent before, and only the reply was lost. `conflict`: somebody else has what can be had once. */
export type Sending = "sent" | "there" | "conflict" | "refused" | "failed" | "unconnected";

const UNIQUE_ID = "23505";
const EXCLUDED = "23P01";

/** One row for the owner of the site. What is true of it is decided by the database. */
export async function postEntry(table: string, entry: object): Promise<Sending> {
  if (!url || !anonKey) return "unconnected";
  const headers = { ...headersWith(anonKey), "content-type": "application/json", prefer: "return=minimal" };
  try {
    const columns = Object.entries(entry).map(([field, value]) => [columnOf(field), value]);
    const response = await fetch(`${url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(Object.fromEntries(columns)) });
    if (response.ok) return "sent";
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    if (code === UNIQUE_ID) return "there";
    if (code === EXCLUDED) return "conflict";
    return response.status < 500 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}

/** The columns that every visitor may read; null where the database was not reached. */
export async function readEntries<T>(table: string, columns: readonly (keyof T & string)[]): Promise<T[] | null> {
  if (!url || !anonKey) return null;
  try {
    const response = await fetch(`${url}/rest/v1/${table}?select=${columns.map(columnOf).join(",")}`, { headers: headersWith(anonKey) });
    if (!response.ok) return null;
    const rows = (await response.json()) as Record<string, unknown>[];
    return rows.map((row) => Object.fromEntries(columns.map((field) => [field, row[columnOf(field)]])) as T);
  } catch {
    return null;
  }
}

function headersWith(key: string): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${key}` };
}

/** `postId` here is `post_id` in the database. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
