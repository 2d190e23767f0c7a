import { Bot, Plus, SendHorizontal, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { begin, removeConversation, say } from "@/data/asking";
import { conversations, type Conversation } from "@/data/conversations";
import { questions } from "@/data/questions";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

export default function $component$Page() {
  const { id } = useParams();
  const navigate = useNavigate();
  const rows = useRows(conversations).toReversed();
  const open = rows.find((row) => row.id === id) ?? (id === undefined ? rows[0] : undefined);

  function remove(conversation: Conversation) {
    navigate("/");
    toast(`${conversation.title}: ${__("deleted")}`, { label: __("Undo"), run: removeConversation(conversation) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <p role="note" className="mb-5 flex items-start gap-3 rounded-card border border-dashed bg-card p-4">
        <Bot aria-hidden className="mt-0.5 size-5 shrink-0" />
        {__("Answers need a model key. None is set, so questions are kept here and nothing is sent. No answer is made up.")}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <section className="max-lg:order-last">
          <Button size="sm" className="mb-3 w-full" onClick={() => navigate(`$toConversation$/${begin()}`)}>
            <Plus aria-hidden className="size-4" />
            {__("New conversation")}
          </Button>
          <ul className="flex flex-col gap-1">
            {rows.map((row) => (
              <li key={row.id} className={cn("flex items-center rounded-control", row.id === open?.id ? "bg-secondary text-secondary-foreground" : "hover:bg-muted")}>
                <Link to={`$toConversation$/${row.id}`} className="min-w-0 flex-1 truncate px-3 py-2.5">
                  {row.title}
                </Link>
                <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${row.title}`} onClick={() => remove(row)} className="text-inherit">
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <Talk key={open?.id ?? "new"} conversation={open ?? null} />
      </div>
    </>
  );
}

function Talk({ conversation }: { conversation: Conversation | null }) {
  const navigate = useNavigate();
  const asked = useRows(questions).filter((row) => row.conversationId === conversation?.id);
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);

  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [asked.length]);

  function ask() {
    if (text.trim() === "") return;
    const id = conversation?.id ?? begin();
    say(id, text.trim());
    setText("");
    navigate(`$toConversation$/${id}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }

  return (
    <section aria-label={conversation?.title ?? __("New conversation")} className="flex min-h-[50dvh] flex-col rounded-card border bg-card">
      <ul tabIndex={0} aria-label={__("Messages")} className="flex max-h-[55dvh] flex-1 flex-col gap-4 overflow-y-auto p-5">
        {asked.length === 0 && <li className="m-auto max-w-sm text-center text-muted-foreground">{__("Ask something. It is kept until a model can answer it.")}</li>}
        {asked.map((row) => (
          <li key={row.id} className="flex flex-col gap-2">
            <p className="max-w-[85%] self-end rounded-card bg-primary px-4 py-2.5 whitespace-pre-line text-primary-foreground">{row.text}</p>
            <p className="text-sm text-muted-foreground">{__("Not answered: no model key.")}</p>
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ul>
      <form onSubmit={submit} className="flex items-end gap-2 border-t p-4">
        <Textarea aria-label={__("Message")} placeholder={__("Message")} rows={2} value={text} onChange={(event) => setText(event.target.value)} onKeyDown={press} className="flex-1" />
        <Button type="submit" size="icon" aria-label={__("Send")}>
          <SendHorizontal aria-hidden className="size-5" />
        </Button>
      </form>
    </section>
  );
}
