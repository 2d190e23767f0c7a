import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { placeOrder, type PlacedOrder } from "@/data/cart";

const empty = { name: "", email: "", address: "" };

export function CheckoutForm({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const errors = checked ? findErrors(values) : {};

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    onPlaced(placeOrder({ name: values.name.trim(), email: values.email.trim(), address: values.address.trim() }));
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-5 border-t pt-5">
      <Field label={__("Name")} error={errors.name}>
        {(control) => <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />}
      </Field>
      <Field label={__("Email")} error={errors.email}>
        {(control) => (
          <Input {...control} type="email" autoComplete="email" value={values.email} onChange={(event) => change({ email: event.target.value })} />
        )}
      </Field>
      <Field label={__("Address")} error={errors.address}>
        {(control) => (
          <Textarea {...control} rows={3} autoComplete="street-address" value={values.address} onChange={(event) => change({ address: event.target.value })} />
        )}
      </Field>
      <Button type="submit">{__("Place order")}</Button>
      <p className="text-sm text-muted-foreground">{__("A test order: no money is taken, and it stays on this device.")}</p>
    </form>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) errors.email = __("Please enter a valid email address.");
  if (values.address.trim() === "") errors.address = __("Please enter an address.");
  return errors;
}
