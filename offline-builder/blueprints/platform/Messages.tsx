import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { messages, people } from "@/data/direct-messages";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function MessagesPage() {
  const [to, setTo] = useState(people[0] ?? "");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const all = useRows(messages);
  const thread = all.filter((message) => message.to === to);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (text.trim() === "") return;
    messages.add({ to, text: text.trim(), at: Date.now() });
    toast(`${__("Message sent to")} ${to}`);
    setText("");
    setChecked(false);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={__("Messages stay in this browser until the project has a database.")} />
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ul aria-label={__("People")} className="flex flex-col gap-1">
          {people.map((person) => (
            <li key={person}>
              <button
                type="button"
                aria-pressed={person === to}
                onClick={() => setTo(person)}
                className={cn(
                  "flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-left",
                  person === to ? "bg-secondary font-semibold text-secondary-foreground" : "hover:bg-muted",
                )}
              >
                {person}
                <span className="text-sm tabular-nums">{all.filter((message) => message.to === person).length}</span>
              </button>
            </li>
          ))}
        </ul>
        <section aria-label={to} className="rounded-card border bg-card p-5">
          <h2 className="font-display text-base font-semibold">{to}</h2>
          {thread.length === 0 && <p className="mt-2 text-muted-foreground">{__("No messages yet.")}</p>}
          <ul className="mt-3 flex flex-col gap-3">
            {thread.map((message) => (
              <li key={message.id} className="max-w-xl self-end rounded-card bg-secondary px-4 py-2 text-secondary-foreground">
                <p className="whitespace-pre-line">{message.text}</p>
                <time className="text-xs">{time.format(message.at)}</time>
              </li>
            ))}
          </ul>
          <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-3">
            <Field label={__("Message")} error={checked && text.trim() === "" ? __("Please write a message.") : undefined}>
              {(control) => <Textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
            </Field>
            <div>
              <Button type="submit">{__("Send message")}</Button>
            </div>
          </form>
        </section>
      </div>
    </>
  );
}
