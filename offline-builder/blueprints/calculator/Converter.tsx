import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { decimalOf } from "@/lib/decimals";
import { convert, quantities } from "@/lib/units";

const number = new Intl.NumberFormat("$locale$", { maximumSignificantDigits: 7 });

export default function $component$Page() {
  const [kind, setKind] = useState($start$);
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(1);
  const [text, setText] = useState("1");
  const { name, units } = quantities[kind]!;
  const amount = decimalOf(text);
  const shown = (unit: number) => (amount === null ? "–" : number.format(convert(amount, units[from]!, units[unit]!)));
  const unitOptions = units.map((unit, index) => (
    <option key={unit.name} value={index}>
      {unit.name} – {unit.long}
    </option>
  ));

  function choose(next: number) {
    setKind(next);
    setFrom(0);
    setTo(1);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5 rounded-card border bg-card p-6">
          <Field label={__("What is measured")}>
            {(control) => (
              <Select {...control} value={kind} onChange={(event) => choose(Number(event.target.value))}>
                {quantities.map((quantity, index) => (
                  <option key={quantity.name} value={index}>
                    {quantity.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={__("Amount")} error={amount === null ? __("Please enter a number.") : undefined}>
            {(control) => (
              <Input {...control} inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
          <div className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_auto_1fr] [&>:last-child]:col-span-2 sm:[&>:last-child]:col-span-1">
            <Field label={__("From")}>
              {(control) => (
                <Select {...control} value={from} onChange={(event) => setFrom(Number(event.target.value))}>
                  {unitOptions}
                </Select>
              )}
            </Field>
            <Button
              variant="outline"
              size="icon"
              aria-label={__("Swap")}
              onClick={() => {
                setFrom(to);
                setTo(from);
              }}
            >
              <ArrowLeftRight aria-hidden className="size-4" />
            </Button>
            <Field label={__("To")}>
              {(control) => (
                <Select {...control} value={to} onChange={(event) => setTo(Number(event.target.value))}>
                  {unitOptions}
                </Select>
              )}
            </Field>
          </div>
          <p aria-live="polite" className="border-t pt-5">
            <span className="text-muted-foreground tabular-nums">
              {amount === null ? "–" : number.format(amount)} {units[from]!.name} ={" "}
            </span>
            <strong className="block font-display text-3xl font-(--display-weight) tabular-nums">
              {shown(to)} {units[to]!.name}
            </strong>
          </p>
        </div>
        <Table aria-label={name}>
          <thead>
            <tr>
              <Th>{name}</Th>
              <Th className="text-right">{__("Amount")}</Th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit, index) => (
              <tr key={unit.name}>
                <Td>
                  {unit.name} <span className="text-muted-foreground">{unit.long}</span>
                </Td>
                <Td className="text-right tabular-nums">{shown(index)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
