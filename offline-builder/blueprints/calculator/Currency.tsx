import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { exchange, rates } from "@/data/exchange-rates";
import { useRows } from "@/lib/collection";
import { decimalOf } from "@/lib/decimals";

const number = new Intl.NumberFormat("$locale$", { maximumFractionDigits: 2 });

export default function $component$Page() {
  const rows = useRows(rates);
  const [from, setFrom] = useState("EUR");
  const [to, setTo] = useState("USD");
  const [text, setText] = useState("100");
  const amount = decimalOf(text);
  const [source, target] = [rows.find((row) => row.id === from)!, rows.find((row) => row.id === to)!];
  const options = rows.map((row) => (
    <option key={row.id} value={row.id}>
      {row.code} · {row.name}
    </option>
  ));

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5 rounded-card border bg-card p-6">
          <Field label={__("Amount")} error={amount === null ? __("Please enter a number.") : undefined}>
            {(control) => <Input {...control} inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <Field label={__("From")}>
            {(control) => (
              <Select {...control} value={from} onChange={(event) => setFrom(event.target.value)}>
                {options}
              </Select>
            )}
          </Field>
          <Field label={__("To")}>
            {(control) => (
              <Select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
                {options}
              </Select>
            )}
          </Field>
          <div>
            <Button
              variant="outline"
              onClick={() => {
                setFrom(to);
                setTo(from);
              }}
            >
              <ArrowLeftRight aria-hidden className="size-4" />
              {__("Swap")}
            </Button>
          </div>
          <p aria-live="polite" className="border-t pt-5">
            <span className="text-muted-foreground tabular-nums">
              {amount === null ? "–" : number.format(amount)} {source.code} ={" "}
            </span>
            <strong className="block font-display text-3xl font-(--display-weight) tabular-nums">
              {amount === null ? "–" : number.format(exchange(amount, source, target))} {target.code}
            </strong>
          </p>
        </div>
        <div>
          <Table aria-label={__("Rates")}>
            <thead>
              <tr>
                <Th>{__("Currency")}</Th>
                <Th>{__("For one euro")}</Th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <Td>
                    {row.code} · {row.name}
                  </Td>
                  <Td>
                    <RateInput code={row.code} value={row.perEuro} onChange={(perEuro) => rates.update(row.id, { perEuro })} />
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="mt-3 text-sm text-muted-foreground">
            {__("These are round figures to begin with. Enter the rates you want to work with.")}
          </p>
        </div>
      </div>
    </>
  );
}

interface RateInputProps {
  code: string;
  value: number;
  onChange: (value: number) => void;
}

/** What is typed stays while it is no rate yet. */
function RateInput({ code, value, onChange }: RateInputProps) {
  const [text, setText] = useState(String(value));
  const typed = decimalOf(text);
  return (
    <Input
      aria-label={`${__("For one euro")}: ${code}`}
      aria-invalid={typed === null || typed <= 0}
      inputMode="decimal"
      className="max-w-32"
      disabled={code === "EUR"}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const next = decimalOf(event.target.value);
        if (next !== null && next > 0) onChange(next);
      }}
    />
  );
}
