import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useLetterhead } from "@/data/billing";
import { letterheads } from "@/data/letterheads";

export default function LetterheadPage() {
  const own = useLetterhead();
  return <LetterheadForm key={own.id} own={own} />;
}

function LetterheadForm({ own }: { own: ReturnType<typeof useLetterhead> }) {
  const { id, ...before } = own;
  const [values, setValues] = useState(before);
  const [checked, setChecked] = useState(false);
  const nameError = values.name.trim() === "" ? __("Please enter a name.") : undefined;
  const daysError = values.days >= 0 && Number.isInteger(values.days) ? undefined : __("A whole number of days");

  function change(changes: Partial<typeof values>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (nameError || daysError) return;
    if (id === "") letterheads.add(values);
    else letterheads.update(id, values);
    toast(__("Saved"));
  }

  return (
    <form onSubmit={submit} noValidate className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={__("This stands on every invoice.")} />
      <div className="grid gap-5 rounded-card border bg-card p-6 sm:grid-cols-2">
        <Field label={__("Name")} error={checked ? nameError : undefined} className="sm:col-span-2">
          {(control) => <Input {...control} autoComplete="organization" value={values.name} onChange={(event) => change({ name: event.target.value })} />}
        </Field>
        <Field label={__("Address")} className="sm:col-span-2">
          {(control) => <Textarea {...control} rows={3} value={values.address} onChange={(event) => change({ address: event.target.value })} />}
        </Field>
        <Field label={__("Tax number")}>
          {(control) => <Input {...control} value={values.taxNumber} onChange={(event) => change({ taxNumber: event.target.value })} />}
        </Field>
        <Field label={__("Account")}>
          {(control) => <Input {...control} value={values.account} onChange={(event) => change({ account: event.target.value })} />}
        </Field>
        <Field label={__("Days until it is due")} error={checked ? daysError : undefined}>
          {(control) => <Input {...control} type="number" min="0" value={values.days} onChange={(event) => change({ days: event.target.valueAsNumber })} />}
        </Field>
        <Field label={__("Line at the end")}>
          {(control) => <Input {...control} value={values.thanks} onChange={(event) => change({ thanks: event.target.value })} />}
        </Field>
      </div>
      <Button type="submit" className="mt-6">
        {__("Save")}
      </Button>
    </form>
  );
}
