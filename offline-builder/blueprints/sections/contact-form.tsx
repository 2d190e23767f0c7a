import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { messages } from "@/data/messages";

const empty = { name: "", email: "", text: "" };

export function ContactForm() {
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
    messages.add({ ...values, writtenAt: new Date().toISOString() });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={__("Name")} error={errors.name}>
        {(control) => (
          <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      <Field label={__("Email")} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={__("Message")} error={errors.text}>
        {(control) => <Textarea {...control} value={values.text} onChange={(event) => change({ text: event.target.value })} />}
      </Field>
      <p className="text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
      <div>
        <Button type="submit" size="lg">
          {__("Save message")}
        </Button>
      </div>
      <p role="status" className="font-medium">
        {saved && __("Saved on this device only. This site cannot send messages yet.")}
      </p>
    </form>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = __("Please enter a valid email address.");
  if (values.text.trim().length < 10) errors.text = __("Please write at least ten characters.");
  return errors;
}
