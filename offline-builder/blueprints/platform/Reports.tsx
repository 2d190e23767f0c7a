import { useState } from "react";
import { BarList } from "@/components/charts/BarList";
// #if line
import { LineChart } from "@/components/charts/LineChart";
// #else
import { ColumnChart } from "@/components/charts/ColumnChart";
// #end
// #if pie
import { PieChart } from "@/components/charts/PieChart";
// #end
import { Figures } from "@/components/app/Figures";
import { Panel } from "@/components/app/Panel";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { useReportSources } from "@/data/report-sources";
import { savedReports, type ReportRow, type ReportSource } from "@/data/report-archive";
import { useRows } from "@/lib/collection";
import { downloadCsv } from "@/lib/csv";
import { lastMonths } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function ReportsPage() {
  const sources = useReportSources();
  const saved = useRows(savedReports);
  const [chosen, setChosen] = useState(() => Math.max(0, sources.findIndex(({ label }) => label === $$("first"))));
  const [group, setGroup] = useState("");
  const source = sources[chosen]!;
  const by = source.groups.includes(group) ? group : (source.groups[0] ?? "");

  function generate() {
    savedReports.add({ title: `${source.label} ${__("report")}, ${by}`, at: Date.now(), entries: source.rows.length });
    toast(__("Report generated. It stands below, with all reports so far."));
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={() => downloadCsv("report.csv", source.header, source.rows.map((row) => row.cells))}>
          {__("Download CSV")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          {__("Print")}
        </Button>
      </PageHeader>
      <div className="grid items-end gap-4 rounded-card border bg-card p-5 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={__("Report on")}>
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
              {sources.map((one, at) => (
                <option key={one.label} value={at}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Compare by")}>
          {(control) => (
            <Select {...control} value={by} onChange={(event) => setGroup(event.target.value)}>
              {source.groups.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button onClick={generate}>{__("Generate report")}</Button>
      </div>
      <Summary source={source} by={by} />
      {saved.length > 0 && (
        <Panel title={__("Reports so far")} className="mt-6">
          <ul className="divide-y">
            {[...saved].reverse().map((report) => (
              <li key={report.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="font-medium">{report.title}</span>
                <span className="text-sm text-muted-foreground">
                  {report.entries} {__("entries")} · {time.format(report.at)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Summary({ source, by }: { source: ReportSource; by: string }) {
  const measure = source.measures[0];
  const nameOf = (row: ReportRow): string => row.groups[by] || "–";
  const groups = [...new Set(source.rows.map(nameOf))].sort().map((label) => ({
    label,
    rows: source.rows.filter((row) => nameOf(row) === label),
  }));
  const months = lastMonths(6).map((month) => ({
    label: month.label,
    value: source.rows.filter((row) => row.day.startsWith(month.key)).length,
  }));
  return (
    <>
      <div className="mt-6">
        <Figures
          figures={[
            { label: source.label, value: formatNumber(source.rows.length) },
            { label: by, value: formatNumber(groups.length) },
            ...(measure
              ? [
                  { label: `${__("Total")}: ${measure}`, value: formatNumber(sum(source.rows, measure)) },
                  { label: `${__("Average")}: ${measure}`, value: formatNumber(sum(source.rows, measure) / Math.max(1, source.rows.length)) },
                ]
              : []),
          ]}
        />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Panel title={`${source.label}: ${by}`}>
          <BarList bars={groups.map((group) => ({ label: group.label, value: group.rows.length }))} format={formatNumber} />
        </Panel>
        {months.some((month) => month.value > 0) && (
          <Panel title={`${source.label}: ${__("by month")}`}>
            {/* #if line */}
            <LineChart label={`${source.label}: ${__("by month")}`} points={months} format={formatNumber} />
            {/* #else */}
            <ColumnChart label={`${source.label}: ${__("by month")}`} columns={months} format={formatNumber} />
            {/* #end */}
          </Panel>
        )}
        {/* #if pie */}
        <Panel title={`${by}: ${__("Share")}`}>
          <PieChart
            label={`${source.label}: ${by}`}
            slices={groups.map((group) => ({ label: group.label, value: group.rows.length }))}
            format={formatNumber}
          />
        </Panel>
        {/* #end */}
      </div>
      <div className="mt-6">
        <Table aria-label={__("Summary")}>
          <thead>
            <tr>
              <Th>{by}</Th>
              <Th className="text-right">{__("Number")}</Th>
              <Th className="text-right">{__("Share")}</Th>
              {source.measures.map((name) => (
                <Th key={name} className="hidden text-right md:table-cell">
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <SummaryRow key={group.label} label={group.label} rows={group.rows} source={source} />
            ))}
          </tbody>
          <tfoot>
            <SummaryRow label={__("Total")} rows={source.rows} source={source} />
          </tfoot>
        </Table>
      </div>
    </>
  );
}

function SummaryRow({ label, rows, source }: { label: string; rows: ReportRow[]; source: ReportSource }) {
  return (
    <tr>
      <Td>{label}</Td>
      <Td className="text-right tabular-nums">{formatNumber(rows.length)}</Td>
      <Td className="text-right tabular-nums">{formatNumber((100 * rows.length) / Math.max(1, source.rows.length))} %</Td>
      {source.measures.map((name) => (
        <Td key={name} className="hidden text-right tabular-nums md:table-cell">
          {formatNumber(sum(rows, name))}
        </Td>
      ))}
    </tr>
  );
}

function sum(rows: readonly ReportRow[], measure: string): number {
  return rows.reduce((total, row) => total + (row.measures[measure] ?? 0), 0);
}
