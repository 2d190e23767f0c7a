import { useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { WriterField } from "@/components/app/WriterField";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { similar } from "@/data/forum";
import { threads, threadTopics, type Thread } from "@/data/threads";
import { keepWriter, useWriter } from "@/data/writer";
import { now } from "@/lib/moments";

export default function AskPage() {
  const navigate = useNavigate();
  const me = useWriter();
  const [typed, setTyped] = useState("");
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [topic, setTopic] = useState<Thread["topic"]>(threadTopics[0]);
  const [checked, setChecked] = useState(false);
  const name = me || typed.trim();
  const known = similar(title);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name === "" || title.trim() === "" || text.trim() === "") return;
    keepWriter(name);
    const thread = threads.add({ title: title.trim(), topic, text: text.trim(), author: name, at: now(), solvedBy: "" });
    navigate(`$toThread$/${thread.id}`);
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={$$("title")} lead={__("One question at a time gets the best answers.")} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5 rounded-card border bg-card p-6">
        <Field label={__("Question")} error={checked && title.trim() === "" ? __("Please write your question.") : undefined}>
          {(control) => <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        {known.length > 0 && (
          <div role="status" className="rounded-control bg-muted p-4 text-sm">
            <p className="font-semibold">{__("Was it asked before?")}</p>
            <ul className="mt-1">
              {known.map((thread) => (
                <li key={thread.id}>
                  <Link to={`$toThread$/${thread.id}`} className="inline-block py-1 underline underline-offset-4">
                    {thread.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Field label={__("Topic")}>
          {(control) => (
            <Select {...control} value={topic} onChange={(event) => setTopic(event.target.value as Thread["topic"])}>
              {threadTopics.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("What you tried, and what happened")} error={checked && text.trim() === "" ? __("Please say a little more.") : undefined}>
          {(control) => <Textarea {...control} rows={7} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <WriterField typed={typed} onType={setTyped} error={checked && name === "" ? __("Please enter your name.") : undefined} />
        <div>
          <Button type="submit">{__("Ask")}</Button>
        </div>
      </form>
    </div>
  );
}
