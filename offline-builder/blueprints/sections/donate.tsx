import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { pledges } from "@/data/pledges";
import { cn } from "@/lib/cn";

const amounts = [10, 25, 50, 100];
const money = new Intl.NumberFormat("$locale$", { style: "currency", currency: "$currency$", maximumFractionDigits: 0 });
const empty = { amount: "25", name: "", email: "" };

export function Donate() {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const errors = checked ? findErrors(values) : {};

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
    setSaved(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    pledges.add({ ...values, amount: Number(values.amount), writtenAt: new Date().toISOString() });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="wrap pb-24">
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-6">
        <div role="group" aria-label={__("Your donation")} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {amounts.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={values.amount === String(amount)}
              onClick={() => change({ amount: String(amount) })}
              className={cn(
                "min-h-14 cursor-pointer rounded-control border text-lg font-medium tabular-nums",
                values.amount === String(amount) ? "border-primary bg-primary text-primary-foreground" : "border-input hover:bg-muted",
              )}
            >
              {money.format(amount)}
            </button>
          ))}
        </div>
        <Field label={__("Another amount")} error={errors.amount}>
          {(control) => (
            <Input {...control} type="number" min="1" inputMode="decimal" value={values.amount} onChange={(event) => change({ amount: event.target.value })} />
          )}
        </Field>
        <Field label={__("Name")} error={errors.name}>
          {(control) => (
            <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Field label={__("Email")} error={errors.email}>
          {(control) => (
            <Input {...control} type="email" autoComplete="email" value={values.email} onChange={(event) => change({ email: event.target.value })} />
          )}
        </Field>
        <p className="text-muted-foreground">{__("This form takes no money. It notes what you would like to give.")}</p>
        <p className="text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
        <div>
          <Button type="submit" size="lg">
            {__("Note my donation")}
          </Button>
        </div>
        <p role="status" className="font-medium">
          {saved && __("Thank you. Noted on this device only; no money was taken.")}
        </p>
      </form>
    </section>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (!(Number(values.amount) >= 1)) errors.amount = __("Please enter an amount of at least 1.");
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = __("Please enter a valid email address.");
  return errors;
}
