import { ArrowLeft, Check, Pencil, Printer, Trash2 } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { isLate, linesOf, nextStatus, removeInvoice, useLetterhead } from "@/data/billing";
import { clients } from "@/data/clients";
import { invoiceLines, type InvoiceLine } from "@/data/invoice-lines";
import { invoices, invoiceStatusTones, type Invoice } from "@/data/invoices";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";
import { formatMoney, formatNumber } from "@/lib/format";
import { amountOf, totalsOf } from "@/lib/totals";
import NotFound from "@/pages/NotFound";

export default function InvoiceDetailPage() {
  const { id = "" } = useParams();
  const invoice = useRows(invoices).find((row) => row.id === id);
  return invoice ? <InvoiceView invoice={invoice} /> : <NotFound />;
}

function InvoiceView({ invoice }: { invoice: Invoice }) {
  const navigate = useNavigate();
  const next = nextStatus(invoice);

  function remove() {
    navigate("/");
    toast(`${invoice.number}: ${__("deleted")}`, { label: __("Undo"), run: removeInvoice(invoice) });
  }

  return (
    <>
      <div className="print:hidden">
        <Link to="/" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
          <ArrowLeft aria-hidden className="size-4" />
          {__("All invoices")}
        </Link>
        <PageHeader title={`${__("Invoice")} ${invoice.number}`}>
          {isLate(invoice) ? <Badge tone="danger">{__("Overdue")}</Badge> : <Badge tone={invoiceStatusTones[invoice.status]}>{invoice.status}</Badge>}
          {next && (
            <Button variant="outline" size="sm" onClick={() => invoices.update(invoice.id, { status: next })}>
              <Check aria-hidden className="size-4" />
              {__("Mark as")} {next}
            </Button>
          )}
          <Button size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {__("Print or save as PDF")}
          </Button>
          <Link to={`$toInvoiceForm$/${invoice.id}`} className={buttonClass("outline", "sm")}>
            <Pencil aria-hidden className="size-4" />
            {__("Edit")}
          </Link>
          <Button variant="ghost" size="sm" onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
            {__("Delete")}
          </Button>
        </PageHeader>
      </div>
      <Sheet invoice={invoice} />
    </>
  );
}

/** What is printed: nothing else of the page goes on paper. */
function Sheet({ invoice }: { invoice: Invoice }) {
  const own = useLetterhead();
  const client = useRows(clients).find((row) => row.id === invoice.clientId);
  const lines = linesOf(useRows(invoiceLines), invoice.id);
  return (
    <article className="mx-auto max-w-3xl rounded-card border bg-card p-6 text-card-foreground sm:p-10 print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <p className="font-display text-xl font-semibold">{own.name}</p>
          <p className="mt-1 whitespace-pre-line text-sm">{own.address}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
          <dt>{__("Invoice")}</dt>
          <dd className="text-right font-semibold tabular-nums">{invoice.number}</dd>
          <dt>{__("Issued")}</dt>
          <dd className="text-right">{formatDay(invoice.issued)}</dd>
          <dt>{__("Due")}</dt>
          <dd className="text-right">{formatDay(invoice.due)}</dd>
        </dl>
      </header>
      <section className="mt-8">
        <p className="font-semibold">{client?.name ?? __("Client deleted")}</p>
        <p className="whitespace-pre-line">{client?.address}</p>
      </section>
      <Lines lines={lines} />
      <Sums lines={lines} />
      <footer className="mt-10 border-t pt-5 text-sm">
        {invoice.note !== "" && <p className="mb-3 whitespace-pre-line">{invoice.note}</p>}
        <p>{own.thanks}</p>
        <p className="mt-3">
          {own.account !== "" && `${__("Account")}: ${own.account}`}
          {own.account !== "" && own.taxNumber !== "" && " · "}
          {own.taxNumber !== "" && `${__("Tax number")}: ${own.taxNumber}`}
        </p>
      </footer>
    </article>
  );
}

function Lines({ lines }: { lines: InvoiceLine[] }) {
  return (
    <div className="mt-8 overflow-x-auto" tabIndex={0} role="region" aria-label={__("Lines")}>
      <table className="w-full text-left tabular-nums">
        <thead className="border-b text-sm">
          <tr>
            <th className="py-2 pr-4 font-medium">{__("What for")}</th>
            <th className="py-2 pr-4 text-right font-medium">{__("Quantity")}</th>
            <th className="py-2 pr-4 text-right font-medium">{__("Price")}</th>
            <th className="py-2 pr-4 text-right font-medium">{$$("tax")}</th>
            <th className="py-2 text-right font-medium">{__("Amount")}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="py-2.5 pr-4">{line.text}</td>
              <td className="py-2.5 pr-4 text-right">{formatNumber(line.quantity)}</td>
              <td className="py-2.5 pr-4 text-right">{formatMoney(line.price)}</td>
              <td className="py-2.5 pr-4 text-right">{formatNumber(line.tax)} %</td>
              <td className="py-2.5 text-right">{formatMoney(amountOf(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ lines }: { lines: InvoiceLine[] }) {
  const { net, taxes, total } = totalsOf(lines);
  return (
    <dl className="mt-4 ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 tabular-nums">
      <dt>{__("Net")}</dt>
      <dd className="text-right">{formatMoney(net)}</dd>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className="contents">
          <dt>
            {$$("tax")} {formatNumber(rate)} %
          </dt>
          <dd className="text-right">{formatMoney(amount)}</dd>
        </div>
      ))}
      <dt className="border-t pt-1.5 font-semibold">{__("Total")}</dt>
      <dd className="border-t pt-1.5 text-right font-semibold">{formatMoney(total)}</dd>
    </dl>
  );
}
