import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { site } from "@/content/site";
import { preorders } from "@/data/preorders";
import { formatPrice } from "@/lib/format";

const items = site.offer.flatMap((group) => group.items);
const dayName = new Intl.DateTimeFormat("$locale$", { weekday: "long", day: "numeric", month: "long" });
const days = nextDays();

export function Preorder() {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [values, setValues] = useState({ day: days[0].key, name: "", phone: "" });
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const chosen = items.filter((item) => (counts[item.name] ?? 0) > 0);
  const total = chosen.reduce((sum, item) => sum + item.price * counts[item.name], 0);

  function count(name: string, by: number) {
    setCounts({ ...counts, [name]: Math.max(0, (counts[name] ?? 0) + by) });
    setSaved(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (chosen.length === 0 || values.name.trim() === "" || values.phone.trim() === "") return;
    preorders.add({ ...values, items: chosen.map((item) => ({ name: item.name, count: counts[item.name] })) });
    setCounts({});
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="wrap pb-24">
      <form onSubmit={submit} noValidate className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <ul className="divide-y border-y">
          {items.map((item) => (
            <li key={item.name} className="flex flex-wrap items-center justify-between gap-4 py-3">
              <p>
                <span className="font-medium">{item.name}</span>
                <span className="ml-3 text-muted-foreground tabular-nums">{formatPrice(item.price)}</span>
              </p>
              <div className="flex items-center gap-2">
                <Button variant="outline" size="sm" aria-label={`${__("One less:")} ${item.name}`} disabled={!counts[item.name]} onClick={() => count(item.name, -1)}>
                  −
                </Button>
                <span className="w-8 text-center tabular-nums">{counts[item.name] ?? 0}</span>
                <Button variant="outline" size="sm" aria-label={`${__("One more:")} ${item.name}`} onClick={() => count(item.name, 1)}>
                  +
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <div className="grid gap-5 rounded-card border bg-card p-6 text-card-foreground">
          <p className="flex justify-between text-lead">
            <span>{__("Total")}</span>
            <strong className="tabular-nums">{total > 0 ? formatPrice(total) : "–"}</strong>
          </p>
          {checked && chosen.length === 0 && (
            <p role="alert" className="text-sm text-destructive">
              {__("Please choose at least one thing.")}
            </p>
          )}
          <Field label={__("Pick-up day")}>
            {(control) => (
              <Select {...control} value={values.day} onChange={(event) => setValues({ ...values, day: event.target.value })}>
                {days.map((day) => (
                  <option key={day.key} value={day.key}>
                    {day.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={__("Name")} error={checked && values.name.trim() === "" ? __("Please enter your name.") : undefined}>
            {(control) => (
              <Input {...control} autoComplete="name" value={values.name} onChange={(event) => setValues({ ...values, name: event.target.value })} />
            )}
          </Field>
          <Field label={__("Phone")} error={checked && values.phone.trim() === "" ? __("Please enter a phone number.") : undefined}>
            {(control) => (
              <Input {...control} type="tel" autoComplete="tel" value={values.phone} onChange={(event) => setValues({ ...values, phone: event.target.value })} />
            )}
          </Field>
          <p className="text-sm text-muted-foreground">{__("You pay when you pick it up.")}</p>
          <p className="text-sm text-muted-foreground">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
          <Button type="submit" size="lg">
            {__("Order ahead")}
          </Button>
          <p role="status" className="font-medium">
            {saved && __("Saved on this device only. This site cannot send messages yet.")}
          </p>
        </div>
      </form>
    </section>
  );
}

/** "2026-03-14" in the visitor's own time zone. */
function dayKey(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

/** The next days on which orders can be picked up, tomorrow at the earliest. */
function nextDays(): { key: string; label: string }[] {
  const weekdays = [$weekdays$];
  return Array.from({ length: 28 }, (_, index) => {
    const date = new Date();
    date.setDate(date.getDate() + index + 1);
    return date;
  })
    .filter((date) => weekdays.includes(date.getDay()))
    .slice(0, 4)
    .map((date) => ({ key: dayKey(date), label: dayName.format(date) }));
}
