import { useState, type FormEvent } from "react";
import { Panel } from "@/components/app/Panel";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
// #if rating
import { Select } from "@/components/ui/select";
// #end
import { Textarea } from "@/components/ui/textarea";
// #if accounts
import { useAccount } from "@/data/$accounts$";
// #end
import { reviews } from "@/data/entry-comments";
import { useRows } from "@/lib/collection";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

/** What people say about one entry, and a form to join in. */
export function Reviews({ about }: { about: string }) {
  const rows = useRows(reviews).filter((row) => row.about === about);
  // #if accounts
  const account = useAccount();
  const [typed, setName] = useState("");
  const name = account?.name ?? typed;
  // #else
  const [name, setName] = useState("");
  // #end
  const [text, setText] = useState("");
  // #if rating
  const [stars, setStars] = useState(5);
  const average = rows.reduce((sum, row) => sum + row.stars, 0) / Math.max(1, rows.length);
  // #end
  const [checked, setChecked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === "" || text.trim() === "") return;
    // #if rating
    reviews.add({ about, name: name.trim(), text: text.trim(), stars, at: Date.now() });
    // #else
    reviews.add({ about, name: name.trim(), text: text.trim(), at: Date.now() });
    // #end
    setText("");
    setChecked(false);
  }

  return (
    // #if rating
    <Panel
      title={__("Comments and ratings")}
      className="mt-6"
      aside={rows.length > 0 ? `${average.toFixed(1)} / 5 · ${rows.length}` : __("Not rated yet")}
    >
      {/* #else */}
    <Panel title={__("Comments")} className="mt-6" aside={String(rows.length)}>
      {/* #end */}
      <ul className="divide-y">
        {rows.map((row) => (
          <li key={row.id} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground">
              <strong className="text-base font-medium text-foreground">{row.name}</strong>
              {/* #if rating */}
              <span>
                {__("Rating")} {row.stars} / 5
              </span>
              {/* #end */}
              <time>{time.format(row.at)}</time>
            </p>
            <p className="whitespace-pre-line">{row.text}</p>
            {/* #if likes */}
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={row.liked === true}
              onClick={() => reviews.update(row.id, { liked: row.liked !== true })}
            >
              {row.liked === true ? __("Liked") : __("Like")} · {row.liked === true ? 1 : 0}
            </Button>
            {/* #end */}
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-4 flex max-w-xl flex-col gap-4">
        {/* #if accounts */}
        {account ? (
          <p className="text-sm text-muted-foreground">
            {__("You write as")} {account.name}.
          </p>
        ) : (
          <Field label={__("Name")} error={checked && name.trim() === "" ? __("Please enter your name.") : undefined}>
            {(control) => <Input {...control} autoComplete="name" value={typed} onChange={(event) => setName(event.target.value)} />}
          </Field>
        )}
        {/* #else */}
        <Field label={__("Name")} error={checked && name.trim() === "" ? __("Please enter your name.") : undefined}>
          {(control) => <Input {...control} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        {/* #end */}
        {/* #if rating */}
        <Field label={__("Rating")}>
          {(control) => (
            <Select {...control} value={stars} onChange={(event) => setStars(Number(event.target.value))}>
              {[5, 4, 3, 2, 1].map((count) => (
                <option key={count} value={count}>
                  {count} / 5
                </option>
              ))}
            </Select>
          )}
        </Field>
        {/* #end */}
        <Field
          label={__("Comment")}
          hint={__("Comments stay on this device.")}
          error={checked && text.trim() === "" ? __("Please write a comment.") : undefined}
        >
          {(control) => <Textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div>
          <Button type="submit">{__("Add comment")}</Button>
        </div>
      </form>
    </Panel>
  );
}
