import { useState } from "react";
import { Panel } from "@/components/app/Panel";
import { PeriodPicker } from "@/components/app/PeriodPicker";
import { BarList } from "@/components/charts/BarList";
import { PageHeader } from "@/components/layout/PageHeader";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { $firstOptions$, $secondOptions$, $records$, type $Record$ } from "@/data/$file$";
import { useRows } from "@/lib/collection";
import { formatNumber, formatRoundMoney } from "@/lib/format";
import { inPeriod, sum, type Period } from "@/lib/period";

export default function ComparePage() {
  const [period, setPeriod] = useState<Period>(90);
  const [left, setLeft] = useState<string>($firstOptions$[0]);
  const [right, setRight] = useState<string>($firstOptions$[1]);
  const rows = inPeriod(useRows($records$), period);
  return (
    <>
      <PageHeader title={$$("compareTitle")} lead={$$("compareLead")}>
        <PeriodPicker period={period} onChoose={setPeriod} />
      </PageHeader>
      <div className="grid gap-6 md:grid-cols-2">
        <Side label={__("First")} name={left} onChoose={setLeft} rows={rows.filter((row) => row.$first$ === left)} />
        <Side label={__("Second")} name={right} onChoose={setRight} rows={rows.filter((row) => row.$first$ === right)} />
      </div>
    </>
  );
}

interface SideProps {
  label: string;
  name: string;
  onChoose: (name: string) => void;
  rows: $Record$[];
}

function Side({ label, name, onChoose, rows }: SideProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={`${label}: $firstLabel$`}>
        {(control) => (
          <Select {...control} value={name} onChange={(event) => onChoose(event.target.value)}>
            {$firstOptions$.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
      </Field>
      <Panel title={name}>
        <p className="font-display text-4xl font-(--display-weight) tracking-tight tabular-nums">{formatRoundMoney(sum(rows))}</p>
        <p className="mt-1 mb-6 text-muted-foreground">
          {formatNumber(rows.length)} {$$("countNoun")}
        </p>
        <BarList
          bars={$secondOptions$.map((option) => ({ label: option, value: sum(rows.filter((row) => row.$second$ === option)) }))}
          format={formatRoundMoney}
        />
      </Panel>
    </div>
  );
}
