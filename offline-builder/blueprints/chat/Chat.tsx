import { Hash, Plus } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { NavLink, useNavigate, useParams } from "react-router";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { channels, chatMessages, writer, type Channel, type ChatMessage } from "@/data/chat";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "short", timeStyle: "short" });

export default function $component$Page() {
  const { id } = useParams();
  const all = useRows(channels);
  const [query, setQuery] = useState("");
  const channel = all.find((one) => one.id === id) ?? all[0];
  return (
    <>
      <PageHeader title={channel ? `# ${channel.name}` : __("Channels")} lead={channel?.topic} />
      <div className="mb-4 flex">
        <SearchBox label={__("Search messages")} value={query} onChange={setQuery} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ChannelList current={channel?.id ?? ""} query={query} />
        {channel && <Conversation key={channel.id} channel={channel} query={query} />}
      </div>
    </>
  );
}

function says(message: ChatMessage, query: string): boolean {
  return `${message.author} ${message.text}`.toLowerCase().includes(query.trim().toLowerCase());
}

function isCalled(channel: Channel, query: string): boolean {
  return channel.name.toLowerCase().includes(query.trim().toLowerCase());
}

/** While something is looked for, only channels that are called so or in which it was said, with how often. */
function ChannelList({ current, query }: { current: string; query: string }) {
  const messages = useRows(chatMessages).filter((message) => says(message, query));
  const rows = useRows(channels).filter(
    (channel) => isCalled(channel, query) || messages.some((message) => message.channelId === channel.id),
  );
  const [adding, setAdding] = useState(false);
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="font-display text-base font-semibold">{__("Channels")}</h2>
        <Button variant="ghost" size="sm" onClick={() => setAdding(!adding)}>
          <Plus aria-hidden className="size-4" />
          {__("New channel")}
        </Button>
      </div>
      {adding && <AddChannel onDone={() => setAdding(false)} />}
      <ul className="flex flex-col gap-1">
        {rows.map((channel) => (
          <li key={channel.id}>
            <NavLink
              to={`/channels/${channel.id}`}
              className={cn(
                "flex min-h-11 items-center gap-2 rounded-control px-3",
                channel.id === current ? "bg-secondary font-semibold text-secondary-foreground" : "hover:bg-muted",
              )}
            >
              <Hash aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{channel.name}</span>
              <span className="text-sm tabular-nums">{messages.filter((message) => message.channelId === channel.id).length}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddChannel({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [topic, setTopic] = useState("");
  const [checked, setChecked] = useState(false);
  const wanted = name.trim().replace(/^#\s*/, "");
  const taken = channels.all().some((channel) => channel.name.toLowerCase() === wanted.toLowerCase());

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (wanted === "" || taken) return;
    const channel = channels.add({ name: wanted, topic: topic.trim() });
    onDone();
    navigate(`/channels/${channel.id}`);
  }

  return (
    <form onSubmit={submit} noValidate className="mb-3 flex flex-col gap-3 rounded-card border bg-card p-4">
      <Field
        label={__("Channel name")}
        error={checked && wanted === "" ? __("Please enter a name.") : checked && taken ? __("There is a channel of that name.") : undefined}
      >
        {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label={__("What it is about")}>
        {(control) => <Input {...control} value={topic} onChange={(event) => setTopic(event.target.value)} />}
      </Field>
      <div>
        <Button type="submit" size="sm">
          {__("Create channel")}
        </Button>
      </div>
    </form>
  );
}

function Conversation({ channel, query }: { channel: Channel; query: string }) {
  const all = useRows(chatMessages).filter((message) => message.channelId === channel.id);
  const [me] = useRows(writer);
  const [typed, setName] = useState("");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const name = me?.name ?? typed.trim();
  const shown = isCalled(channel, query) ? all : all.filter((message) => says(message, query));

  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [all.length]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name === "" || text.trim() === "") return;
    if (!me) writer.add({ name });
    chatMessages.add({ channelId: channel.id, author: name, text: text.trim(), at: Date.now() });
    setText("");
    setChecked(false);
  }

  return (
    <section aria-label={channel.name} className="flex flex-col gap-4 rounded-card border bg-card p-5">
      <ul className="flex max-h-[50dvh] min-h-40 flex-col gap-4 overflow-y-auto" tabIndex={0} aria-label={__("Messages")}>
        {shown.map((message) => (
          <li key={message.id}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-semibold">{message.author}</strong>
              <time className="text-sm text-muted-foreground">{time.format(message.at)}</time>
            </p>
            <p className="whitespace-pre-line">{message.text}</p>
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ul>
      {shown.length === 0 && <p className="text-muted-foreground">{query === "" ? __("No messages yet.") : __("Nothing matches")}</p>}
      <form onSubmit={submit} noValidate className="flex flex-col gap-3 border-t pt-4">
        {me ? (
          <p className="text-sm text-muted-foreground">
            {__("You write as")} {me.name}.
          </p>
        ) : (
          <Field label={__("Your name")} error={checked && name === "" ? __("Please enter your name.") : undefined}>
            {(control) => <Input {...control} autoComplete="name" value={typed} onChange={(event) => setName(event.target.value)} />}
          </Field>
        )}
        <Field label={__("Message")} error={checked && text.trim() === "" ? __("Please write a message.") : undefined}>
          {(control) => <Textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div>
          <Button type="submit">{__("Send message")}</Button>
        </div>
      </form>
    </section>
  );
}
