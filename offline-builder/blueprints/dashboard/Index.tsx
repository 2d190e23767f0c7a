import { Download } from "lucide-react";
import { useState } from "react";
import { DataTable, type Column } from "@/components/app/DataTable";
import { Figures } from "@/components/app/Figures";
import { FilterSelect } from "@/components/app/FilterSelect";
import { Panel } from "@/components/app/Panel";
import { PeriodPicker } from "@/components/app/PeriodPicker";
import { SampleNotice } from "@/components/app/SampleNotice";
import { BarList } from "@/components/charts/BarList";
import { LineChart } from "@/components/charts/LineChart";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { $firstOptions$, $secondOptions$, $records$ } from "@/data/$file$";
import { useRows } from "@/lib/collection";
import { downloadCsv } from "@/lib/csv";
import { formatNumber, formatRoundMoney } from "@/lib/format";
import { buckets, change, inPeriod, previousPeriod, sum, type Period } from "@/lib/period";

interface Line {
  id: string;
  count: number;
  amount: number;
  share: number;
}

export default function DashboardPage() {
  const rows = useRows($records$);
  const [period, setPeriod] = useState<Period>(30);
  const [$second$, set$Second$] = useState("");
  const wanted = rows.filter((row) => $second$ === "" || row.$second$ === $second$);
  const current = inPeriod(wanted, period);
  const previous = previousPeriod(wanted, period);
  const total = sum(current);
  const lines: Line[] = $firstOptions$.map((name) => {
    const own = current.filter((row) => row.$first$ === name);
    return { id: name, count: own.length, amount: sum(own), share: total === 0 ? 0 : (sum(own) / total) * 100 };
  });
  const best = [...lines].sort((one, other) => other.amount - one.amount)[0];

  const columns: Column<Line>[] = [
    { header: $$("firstLabel"), cell: (line) => line.id, sortBy: (line) => line.id },
    { header: $$("countLabel"), cell: (line) => formatNumber(line.count), sortBy: (line) => line.count, numeric: true },
    { header: $$("amountLabel"), cell: (line) => formatRoundMoney(line.amount), sortBy: (line) => line.amount, numeric: true },
    { header: __("Share"), cell: (line) => `${formatNumber(line.share)} %`, sortBy: (line) => line.share, numeric: true, wide: true },
  ];

  function exportRows() {
    downloadCsv("$file$-summary.csv", [$$("firstLabel"), $$("countLabel"), $$("amountLabel")], lines.map((line) => [line.id, line.count, line.amount]));
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={exportRows}>
          <Download aria-hidden className="size-4" />
          {__("Export CSV")}
        </Button>
      </PageHeader>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker period={period} onChoose={setPeriod} />
        <FilterSelect
          label={$$("secondLabel")}
          value={$second$}
          options={$secondOptions$.map((value) => ({ value, label: value }))}
          onChange={set$Second$}
        />
      </div>
      <Figures
        figures={[
          { label: $$("amountLabel"), value: formatRoundMoney(total), ...change(total, sum(previous)) },
          { label: $$("countLabel"), value: formatNumber(current.length), ...change(current.length, previous.length) },
          { label: __("Average"), value: formatRoundMoney(average(total, current.length)), ...change(average(total, current.length), average(sum(previous), previous.length)) },
          { label: __("Highest"), value: best && best.amount > 0 ? best.id : "–" },
        ]}
      />
      {current.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={__("Nothing in this period")} hint={__("Choose a longer period or remove the filter.")} />
        </div>
      ) : (
        <div className="mt-6 grid gap-6 lg:grid-cols-[3fr_2fr]">
          <Panel title={$$("overTime")}>
            <LineChart label={$$("overTime")} points={buckets(current, period)} format={formatRoundMoney} />
          </Panel>
          <Panel title={$$("bySecond")}>
            <BarList
              bars={$secondOptions$.map((name) => ({ label: name, value: sum(current.filter((row) => row.$second$ === name)) }))}
              format={formatRoundMoney}
            />
          </Panel>
          <section className="min-w-0 lg:col-span-2">
            <h2 className="mb-3 font-display font-semibold">{$$("byFirst")}</h2>
            <DataTable label={$$("byFirst")} rows={lines} columns={columns} />
          </section>
        </div>
      )}
      <SampleNotice />
    </>
  );
}

function average(total: number, count: number): number {
  return count === 0 ? 0 : total / count;
}
