/** The log as a file, read page by page while it is sent. */
import { spreadsheetText } from "@slipway/kernel/text/csv/spreadsheet-text";
import type { Needs } from "../../services.ts";
import { auditWords, KIND_LABELS, type AuditEntry } from "../contract/index.ts";
import { listAudit, type AuditFilter } from "./read-audit.ts";
import { recordAudit, type AuditActor } from "./record-audit.ts";

const PAGE = 1000;

const cell = (text: string): string => `"${spreadsheetText(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

const HEAD = ["Time", "Person", "Email", "Kind", "Action", "What happened", "Project"];
const csvLine = (entry: AuditEntry): string =>
  line([
    entry.at,
    entry.actor.name,
    entry.actor.email,
    KIND_LABELS[entry.kind],
    entry.action,
    auditWords(entry),
    entry.project_id ?? "",
  ]);

async function* pages(
  services: Needs<"database">,
  workspaceId: string,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let before: string | undefined;
  do {
    const page = await listAudit(services, workspaceId, { ...filter, limit: PAGE, before });
    yield page.entries;
    before = page.next_cursor ?? undefined;
  } while (before !== undefined);
}

async function* textOf(source: AsyncIterable<AuditEntry[]>, format: "csv" | "json"): AsyncGenerator<string> {
  if (format === "csv") {
    yield line(HEAD);
    for await (const page of source) yield page.map(csvLine).join("");
    return;
  }
  let isFirst = true;
  yield "[";
  for await (const page of source) {
    const texts = page.map((entry) => JSON.stringify({ ...entry, words: auditWords(entry) }));
    if (texts.length === 0) continue;
    yield `${isFirst ? "\n" : ",\n"}${texts.join(",\n")}`;
    isFirst = false;
  }
  yield "\n]\n";
}

export interface AuditExport extends AuditFilter {
  workspaceId: string;
  format: "csv" | "json";
  actor: AuditActor;
}

/** The entry about the export itself is in the file. */
export async function exportAudit(
  services: Needs<"clock" | "database">,
  { workspaceId, format, actor, ...filter }: AuditExport,
): Promise<Response> {
  const what = format === "csv" ? "CSV" : "JSON";
  await services.database.transaction((tx) =>
    recordAudit(tx, { workspaceId, actor, action: "audit.exported", about: { what } }),
  );
  const source = textOf(pages(services, workspaceId, filter), format);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "content-type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${day}.${format}"`,
      "cache-control": "no-store",
    },
  });
}
