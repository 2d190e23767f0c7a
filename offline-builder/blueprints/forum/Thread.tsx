import { ArrowLeft, CircleCheck, ThumbsUp, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { WriterField } from "@/components/app/WriterField";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { answers, type Answer } from "@/data/answers";
import { bestFirst, removeThread, toggleSolved, toggleThanks } from "@/data/forum";
import { thanks } from "@/data/thanks";
import { threads, type Thread } from "@/data/threads";
import { keepWriter, useWriter } from "@/data/writer";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatMoment, now } from "@/lib/moments";
import NotFound from "@/pages/NotFound";

export default function ThreadPage() {
  const { id = "" } = useParams();
  const thread = useRows(threads).find((row) => row.id === id);
  return thread ? <ThreadView key={thread.id} thread={thread} /> : <NotFound />;
}

function ThreadView({ thread }: { thread: Thread }) {
  const navigate = useNavigate();
  const me = useWriter();
  const given = useRows(thanks);
  const rows = useRows(answers)
    .filter((answer) => answer.threadId === thread.id)
    .sort(bestFirst(thread, given));

  function remove() {
    navigate("/");
    toast(`${thread.title}: ${__("deleted")}`, { label: __("Undo"), run: removeThread(thread) });
  }

  return (
    <div className="mx-auto max-w-3xl">
      <Link to="/" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {__("All questions")}
      </Link>
      <PageHeader title={thread.title}>
        {me === thread.author && (
          <Button variant="ghost" size="sm" onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
            {__("Delete")}
          </Button>
        )}
      </PageHeader>
      <article className="rounded-card border bg-card p-6">
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground">
          <Badge>{thread.topic}</Badge>
          <strong className="font-semibold text-foreground">{thread.author}</strong>
          <time>{formatMoment(thread.at)}</time>
        </p>
        <p className="whitespace-pre-line">{thread.text}</p>
      </article>
      <h2 className="text-heading mt-8 mb-3">
        {rows.length} {rows.length === 1 ? __("answer") : __("answers")}
      </h2>
      <ul className="flex flex-col gap-4">
        {rows.map((answer) => (
          <li key={answer.id}>
            <AnswerCard thread={thread} answer={answer} asker={me === thread.author} />
          </li>
        ))}
      </ul>
      <ReplyForm threadId={thread.id} />
    </div>
  );
}

function AnswerCard({ thread, answer, asker }: { thread: Thread; answer: Answer; asker: boolean }) {
  const me = useWriter();
  const given = useRows(thanks).filter((row) => row.answerId === answer.id);
  const solved = thread.solvedBy === answer.id;
  const mine = given.some((row) => row.author === (me || "?"));
  return (
    <article className={cn("rounded-card border bg-card p-5", solved && "border-success")}>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground">
        <strong className="font-semibold text-foreground">{answer.author}</strong>
        <time>{formatMoment(answer.at)}</time>
        {solved && (
          <Badge tone="success">
            <CircleCheck aria-hidden className="size-3.5" />
            {__("This solved it")}
          </Badge>
        )}
      </p>
      <p className="whitespace-pre-line">{answer.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-pressed={mine} onClick={() => toggleThanks(answer.id, me || "?")}>
          <ThumbsUp aria-hidden className={cn("size-4", mine && "fill-current")} />
          {__("Helpful")} · {given.length}
        </Button>
        {asker && (
          <Button variant="outline" size="sm" aria-pressed={solved} onClick={() => toggleSolved(thread, answer)}>
            <CircleCheck aria-hidden className="size-4" />
            {solved ? __("Not the answer after all") : __("This solved it")}
          </Button>
        )}
      </div>
    </article>
  );
}

function ReplyForm({ threadId }: { threadId: string }) {
  const me = useWriter();
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const name = me || typed.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name === "" || text.trim() === "") return;
    keepWriter(name);
    answers.add({ threadId, author: name, text: text.trim(), at: now() });
    setText("");
    setChecked(false);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-4 border-t pt-6">
      <h2 className="text-heading">{__("Your answer")}</h2>
      <WriterField typed={typed} onType={setTyped} error={checked && name === "" ? __("Please enter your name.") : undefined} />
      <Field label={__("Answer")} error={checked && text.trim() === "" ? __("Please write an answer.") : undefined}>
        {(control) => <Textarea {...control} rows={5} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <div>
        <Button type="submit">{__("Send answer")}</Button>
      </div>
    </form>
  );
}
