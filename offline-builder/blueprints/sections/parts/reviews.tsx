import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { reviews } from "@/data/reviews";
import { useRows } from "@/lib/collection";

const empty = { name: "", stars: "", text: "" };

export function Reviews() {
  const all = useRows(reviews);
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const errors = checked ? findErrors(values) : {};
  const latest = [...all].sort((one, other) => other.writtenAt.localeCompare(one.writtenAt));

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    reviews.add({ name: values.name, stars: Number(values.stars), text: values.text, writtenAt: new Date().toISOString() });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="wrap grid gap-12 pb-24 lg:grid-cols-[2fr_3fr]">
      <form onSubmit={submit} noValidate className="grid gap-5 self-start">
        <Field label={__("Name")} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={values.name}
              onChange={(event) => setValues({ ...values, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={__("Rating")} error={errors.stars}>
          {(control) => (
            <Select {...control} value={values.stars} onChange={(event) => setValues({ ...values, stars: event.target.value })}>
              <option value="">{__("Please choose")}</option>
              {[5, 4, 3, 2, 1].map((stars) => (
                <option key={stars} value={stars}>
                  {"★".repeat(stars)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Review")} error={errors.text}>
          {(control) => (
            <Textarea {...control} value={values.text} onChange={(event) => setValues({ ...values, text: event.target.value })} />
          )}
        </Field>
        <p className="text-sm text-muted-foreground">{__("Comments stay on this device.")}</p>
        <div>
          <Button type="submit">{__("Save review")}</Button>
        </div>
        <p role="status" className="font-medium">
          {saved && __("Saved on this device only. This site cannot send messages yet.")}
        </p>
      </form>
      {latest.length === 0 ? (
        <EmptyState title={__("Nobody has written yet")} hint={__("The first review can be yours.")} />
      ) : (
        <ul className="divide-y border-y">
          {latest.map((review) => (
            <li key={review.id} className="py-6">
              <p className="flex flex-wrap justify-between gap-x-6">
                <span className="font-medium">{review.name}</span>
                <span role="img" aria-label={`${review.stars} ${__("of 5")}`}>
                  {"★".repeat(review.stars)}
                </span>
              </p>
              <p className="mt-2 text-muted-foreground">{review.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (values.stars === "") errors.stars = __("Please choose one.");
  if (values.text.trim().length < 10) errors.text = __("Please write at least ten characters.");
  return errors;
}
