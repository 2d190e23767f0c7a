import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { replies } from "@/data/replies";

const empty = { name: "", coming: "", guests: "1", note: "" };

export function Rsvp() {
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
    replies.add({
      name: values.name,
      coming: values.coming === "yes",
      guests: values.coming === "yes" ? Number(values.guests) : 0,
      note: values.note,
    });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="wrap pb-24">
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
        <Field label={__("Name")} error={errors.name}>
          {(control) => (
            <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Field label="$question$" error={errors.coming}>
          {(control) => (
            <Select {...control} value={values.coming} onChange={(event) => change({ coming: event.target.value })}>
              <option value="">{__("Please choose")}</option>
              <option value="yes">$yes$</option>
              <option value="no">$no$</option>
            </Select>
          )}
        </Field>
        {values.coming === "yes" && (
          <Field label="$howMany$" error={errors.guests}>
            {(control) => (
              <Input {...control} type="number" min="1" max="12" value={values.guests} onChange={(event) => change({ guests: event.target.value })} />
            )}
          </Field>
        )}
        <Field label="$note$">
          {(control) => <Textarea {...control} rows={3} value={values.note} onChange={(event) => change({ note: event.target.value })} />}
        </Field>
        <p className="text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
        <div>
          <Button type="submit" size="lg">
            {__("Save my answer")}
          </Button>
        </div>
        <p role="status" className="font-medium">
          {saved && __("Saved on this device only. This site cannot send messages yet.")}
        </p>
      </form>
    </section>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (values.coming === "") errors.coming = __("Please say whether you come.");
  const guests = Number(values.guests);
  if (values.coming === "yes" && !(guests >= 1 && guests <= 12)) errors.guests = __("Please enter a number from 1 to 12.");
  return errors;
}
