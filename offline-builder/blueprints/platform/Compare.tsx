import { useState } from "react";
import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { comparedLabels, useCompared } from "@/data/compared";

const places = [__("First"), __("Second"), __("Third")];

export default function ComparePage() {
  const rows = useCompared();
  const [chosen, setChosen] = useState(() => places.map((_, at) => (at < 2 ? (rows[at]?.id ?? "") : "")));
  const shown = chosen.flatMap((id) => rows.find((row) => row.id === id) ?? []);

  return (
    <>
      <PageHeader title={$$("title")} lead={__("Choose two or three. They stand side by side, with everything that is known of them.")} />
      <div className="grid gap-4 rounded-card border bg-card p-5 sm:grid-cols-3">
        {places.map((place, at) => (
          <Field key={place} label={place}>
            {(control) => (
              <Select {...control} value={chosen[at]} onChange={(event) => setChosen(chosen.with(at, event.target.value))}>
                <option value="">–</option>
                {rows.map((row) => (
                  <option key={row.id} value={row.id}>
                    {row.title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <div className="mt-6">
        {shown.length === 0 ? (
          <EmptyState title={__("Nothing chosen yet")} hint={__("Choose what to compare above.")} />
        ) : (
          <Table aria-label={$$("title")}>
            <thead>
              <tr>
                <Th>
                  <span className="sr-only">{__("Fact")}</span>
                </Th>
                {shown.map((row, at) => (
                  <Th key={`${row.id}-${at}`}>
                    <Link to={`$listTo$/${row.id}`} className="underline-offset-4 hover:underline">
                      {row.title}
                    </Link>
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparedLabels.map((label, line) => (
                <tr key={label}>
                  <Td className="text-muted-foreground">{label}</Td>
                  {shown.map((row, at) => (
                    <Td key={`${row.id}-${at}`}>{row.facts[line] || "–"}</Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </>
  );
}
