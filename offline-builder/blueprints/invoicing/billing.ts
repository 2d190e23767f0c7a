import { invoiceLines, type InvoiceLine } from "@/data/invoice-lines";
import { invoices, invoiceStatuses, type Invoice } from "@/data/invoices";
import { letterheads } from "@/data/letterheads";
import { useRows } from "@/lib/collection";
import { today } from "@/lib/dates";
import { totalsOf } from "@/lib/totals";

const [draft, sent, paid] = invoiceStatuses;

export function linesOf(rows: readonly InvoiceLine[], invoiceId: string): InvoiceLine[] {
  return rows.filter((line) => line.invoiceId === invoiceId);
}

export function totalOf(rows: readonly InvoiceLine[], invoiceId: string): number {
  return totalsOf(linesOf(rows, invoiceId)).total;
}

export function isLate(invoice: Invoice): boolean {
  return invoice.status === sent && invoice.due !== "" && invoice.due < today();
}

export function isOpen(invoice: Invoice): boolean {
  return invoice.status === sent;
}

export function isPaid(invoice: Invoice): boolean {
  return invoice.status === paid;
}

/** The next step of an invoice, and null when it is paid. */
export function nextStatus(invoice: Invoice): Invoice["status"] | null {
  if (invoice.status === draft) return sent;
  return invoice.status === sent ? paid : null;
}

/** The number after the highest one of this year: "2026-014". */
export function nextNumber(rows: readonly Invoice[]): string {
  const year = today().slice(0, 4);
  const used = rows.flatMap((invoice) => (invoice.number.startsWith(`${year}-`) ? [Number(invoice.number.slice(5))] : []));
  return `${year}-${String(Math.max(0, ...used.filter(Number.isFinite)) + 1).padStart(3, "0")}`;
}

export function useLetterhead() {
  const [own] = useRows(letterheads);
  return own ?? { id: "", name: "", address: "", taxNumber: "", account: "", days: 14, thanks: "" };
}

export type DraftLine = Omit<InvoiceLine, "id" | "invoiceId">;

export interface DraftInvoice {
  values: Omit<Invoice, "id">;
  lines: DraftLine[];
}

/** Writes the invoice and its lines; without an id it is a new one. Gives back the id. */
export function keepInvoice(id: string | null, { values, lines }: DraftInvoice): string {
  const kept = id ?? invoices.add(values).id;
  if (id !== null) invoices.update(id, values);
  for (const line of linesOf(invoiceLines.all(), kept)) invoiceLines.remove(line.id);
  for (const line of lines) invoiceLines.add({ ...line, invoiceId: kept });
  return kept;
}

/** An invoice goes with its lines, and comes back with them. */
export function removeInvoice(invoice: Invoice): () => void {
  const before = { invoices: invoices.all(), lines: invoiceLines.all() };
  for (const line of linesOf(before.lines, invoice.id)) invoiceLines.remove(line.id);
  invoices.remove(invoice.id);
  return () => {
    invoices.replace(before.invoices);
    invoiceLines.replace(before.lines);
  };
}

