import { Plus, X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { keepInvoice, linesOf, nextNumber, useLetterhead, type DraftLine } from "@/data/billing";
import { clients } from "@/data/clients";
import { invoiceLines } from "@/data/invoice-lines";
import { invoices, invoiceStatuses, type Invoice } from "@/data/invoices";
import { useRows } from "@/lib/collection";
import { inDays, today } from "@/lib/dates";
import { formatMoney } from "@/lib/format";
import { amountOf, rates, totalsOf } from "@/lib/totals";
import NotFound from "@/pages/NotFound";

export default function $component$Page() {
  const { id } = useParams();
  const invoice = useRows(invoices).find((row) => row.id === id) ?? null;
  const people = useRows(clients);
  if (id !== undefined && !invoice) return <NotFound />;
  if (people.length === 0) {
    return (
      <EmptyState
        title={__("An invoice needs a client")}
        action={
          <Link to="$toClients$" className={buttonClass()}>
            {__("Add a client")}
          </Link>
        }
      />
    );
  }
  return <InvoiceFields key={id ?? ""} invoice={invoice} />;
}

const emptyLine: DraftLine = { text: "", quantity: 1, price: 0, tax: rates[0] ?? 0 };

function InvoiceFields({ invoice }: { invoice: Invoice | null }) {
  const navigate = useNavigate();
  const people = useRows(clients);
  const { days } = useLetterhead();
  const [values, setValues] = useState<Omit<Invoice, "id">>(
    invoice ?? {
      number: nextNumber(invoices.all()),
      clientId: people[0]?.id ?? "",
      issued: today(),
      due: inDays(days),
      status: invoiceStatuses[0],
      note: "",
    },
  );
  const [lines, setLines] = useState<DraftLine[]>(invoice ? linesOf(invoiceLines.all(), invoice.id) : [emptyLine]);
  const [checked, setChecked] = useState(false);
  const taken = invoices.all().some((row) => row.number === values.number.trim() && row.id !== invoice?.id);
  const numberError = values.number.trim() === "" ? __("Please enter a number.") : taken ? __("There is an invoice of that number.") : undefined;
  const dueError = values.due < values.issued ? __("The day it is due comes before the day it was issued.") : undefined;
  const isBad = (line: DraftLine): boolean => line.text.trim() === "" || !(line.quantity > 0) || !Number.isFinite(line.price);

  function change(changes: Partial<Omit<Invoice, "id">>) {
    setValues({ ...values, ...changes });
  }

  function changeLine(at: number, changes: Partial<DraftLine>) {
    setLines(lines.map((line, place) => (place === at ? { ...line, ...changes } : line)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (numberError || dueError || lines.length === 0 || lines.some(isBad)) return;
    const { number, clientId, issued, due, status, note } = values;
    const kept = keepInvoice(invoice?.id ?? null, {
      values: { number: number.trim(), clientId, issued, due, status, note },
      lines: lines.map(({ text, quantity, price, tax }) => ({ text: text.trim(), quantity, price, tax })),
    });
    navigate(`$toInvoiceDetail$/${kept}`);
  }

  return (
    <form onSubmit={submit} noValidate className="mx-auto max-w-3xl">
      <PageHeader title={invoice ? `${__("Invoice")} ${invoice.number}` : __("New invoice")} />
      <div className="grid gap-5 rounded-card border bg-card p-6 sm:grid-cols-2">
        <Field label={__("Number")} error={checked ? numberError : undefined}>
          {(control) => <Input {...control} value={values.number} onChange={(event) => change({ number: event.target.value })} />}
        </Field>
        <Field label={__("Client")}>
          {(control) => (
            <Select {...control} value={values.clientId} onChange={(event) => change({ clientId: event.target.value })}>
              {people.map((client) => (
                <option key={client.id} value={client.id}>
                  {client.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Issued")}>
          {(control) => <Input {...control} type="date" required value={values.issued} onChange={(event) => change({ issued: event.target.value })} />}
        </Field>
        <Field label={__("Due")} error={checked ? dueError : undefined}>
          {(control) => <Input {...control} type="date" required value={values.due} onChange={(event) => change({ due: event.target.value })} />}
        </Field>
      </div>
      <fieldset className="mt-6 rounded-card border bg-card p-6">
        <legend className="sr-only">{__("Lines")}</legend>
        <ul className="flex flex-col gap-5">
          {lines.map((line, at) => (
            <li key={at} className="grid grid-cols-2 items-end gap-3 border-b pb-5 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_5rem_7rem_5.5rem_6rem_auto]">
              <Field label={__("What for")} className="col-span-2 sm:col-span-1" error={checked && line.text.trim() === "" ? __("Please fill this in.") : undefined}>
                {(control) => <Input {...control} value={line.text} onChange={(event) => changeLine(at, { text: event.target.value })} />}
              </Field>
              <Field label={__("Quantity")} error={checked && !(line.quantity > 0) ? __("More than 0") : undefined}>
                {(control) => (
                  <Input {...control} type="number" min="0" step="any" value={line.quantity} onChange={(event) => changeLine(at, { quantity: event.target.valueAsNumber })} />
                )}
              </Field>
              <Field label={__("Price")} error={checked && !Number.isFinite(line.price) ? __("A number") : undefined}>
                {(control) => <Input {...control} type="number" step="0.01" value={line.price} onChange={(event) => changeLine(at, { price: event.target.valueAsNumber })} />}
              </Field>
              <Field label={$$("tax")}>
                {(control) => (
                  <Select {...control} value={line.tax} onChange={(event) => changeLine(at, { tax: Number(event.target.value) })}>
                    {[...new Set([...rates, line.tax])].map((rate) => (
                      <option key={rate} value={rate}>
                        {rate} %
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <p className="pb-2.5 text-right tabular-nums">{isBad(line) ? "–" : formatMoney(amountOf(line))}</p>
              <Button variant="ghost" size="icon" aria-label={`${__("Remove line")} ${at + 1}`} onClick={() => setLines(lines.filter((_, place) => place !== at))}>
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
        {checked && lines.length === 0 && (
          <p role="alert" className="text-sm text-destructive">
            {__("An invoice needs a line at least.")}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <Button variant="outline" size="sm" onClick={() => setLines([...lines, emptyLine])}>
            <Plus aria-hidden className="size-4" />
            {__("Add a line")}
          </Button>
          <p role="status" className="font-semibold tabular-nums">
            {__("Total")}: {formatMoney(totalsOf(lines.filter((line) => !isBad(line))).total)}
          </p>
        </div>
      </fieldset>
      <Field label={__("Note on the invoice")} className="mt-6">
        {(control) => <Textarea {...control} rows={3} value={values.note} onChange={(event) => change({ note: event.target.value })} />}
      </Field>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{__("Save invoice")}</Button>
        <Link to={invoice ? `$toInvoiceDetail$/${invoice.id}` : "/"} className={buttonClass("ghost")}>
          {__("Cancel")}
        </Link>
      </div>
    </form>
  );
}
