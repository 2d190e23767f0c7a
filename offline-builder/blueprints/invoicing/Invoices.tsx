import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { DataTable, type Column } from "@/components/app/DataTable";
import { Figures } from "@/components/app/Figures";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { isLate, isOpen, isPaid, totalOf } from "@/data/billing";
import { clientName, clients } from "@/data/clients";
import { invoiceLines } from "@/data/invoice-lines";
import { invoices, invoiceStatuses, invoiceStatusTones, type Invoice } from "@/data/invoices";
import { useRows } from "@/lib/collection";
import { downloadCsv } from "@/lib/csv";
import { formatDay, today } from "@/lib/dates";
import { formatMoney } from "@/lib/format";

const late = "late";

export default function IndexPage() {
  const rows = useRows(invoices);
  const lines = useRows(invoiceLines);
  const people = useRows(clients);
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("");
  const sum = (wanted: (invoice: Invoice) => boolean): string =>
    formatMoney(rows.filter(wanted).reduce((total, invoice) => total + totalOf(lines, invoice.id), 0));
  const shown = rows
    .filter((invoice) => status === "" || (status === late ? isLate(invoice) : invoice.status === status))
    .filter((invoice) => `${invoice.number} ${clientName(people, invoice.clientId)} ${invoice.note}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) => other.number.localeCompare(one.number));
  const columns: Column<Invoice>[] = [
    {
      header: __("Number"),
      cell: (row) => (
        <Link to={`$toInvoiceDetail$/${row.id}`} className="font-medium underline-offset-4 hover:underline">
          {row.number}
        </Link>
      ),
      sortBy: (row) => row.number,
    },
    { header: __("Client"), cell: (row) => clientName(people, row.clientId), sortBy: (row) => clientName(people, row.clientId) },
    { header: __("Due"), cell: (row) => formatDay(row.due), sortBy: (row) => row.due, wide: true },
    {
      header: __("Status"),
      cell: (row) => (isLate(row) ? <Badge tone="danger">{__("Overdue")}</Badge> : <Badge tone={invoiceStatusTones[row.status]}>{row.status}</Badge>),
      sortBy: (row) => row.status,
      wide: true,
    },
    { header: __("Total"), cell: (row) => formatMoney(totalOf(lines, row.id)), sortBy: (row) => totalOf(lines, row.id), numeric: true },
  ];

  function exportRows() {
    const header = [__("Number"), __("Client"), __("Issued"), __("Due"), __("Status"), __("Total")];
    const cells = shown.map((row) => [row.number, clientName(people, row.clientId), row.issued, row.due, row.status, totalOf(lines, row.id)]);
    downloadCsv("invoices.csv", header, cells);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={exportRows}>
          {__("Export CSV")}
        </Button>
        <Link to="$toNewInvoice$" className={buttonClass("primary", "sm")}>
          <Plus aria-hidden className="size-4" />
          {__("New invoice")}
        </Link>
      </PageHeader>
      <Figures
        figures={[
          { label: __("To be paid"), value: sum(isOpen) },
          { label: __("Overdue"), value: sum(isLate), tone: "bad" },
          { label: __("Paid this year"), value: sum((invoice) => isPaid(invoice) && invoice.issued.startsWith(today().slice(0, 4))) },
        ]}
      />
      <div className="my-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search invoices")} value={query} onChange={setQuery} />
        <FilterSelect
          label={__("Status")}
          value={status}
          options={[...invoiceStatuses.map((value) => ({ value: String(value), label: String(value) })), { value: late, label: __("Overdue") }]}
          onChange={setStatus}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={rows.length === 0 ? __("No invoice yet") : __("Nothing matches")}
          action={
            rows.length === 0 ? (
              <Link to="$toNewInvoice$" className={buttonClass()}>
                {__("Write the first invoice")}
              </Link>
            ) : undefined
          }
        />
      ) : (
        <DataTable label={$$("title")} rows={shown} columns={columns} />
      )}
      <SampleNotice />
    </>
  );
}
