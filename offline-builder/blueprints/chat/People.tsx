import { PageHeader } from "@/components/layout/PageHeader";
import { channels, chatMessages } from "@/data/chat";
import { useRows } from "@/lib/collection";

/** Everybody who wrote something, and where. */
export default function PeoplePage() {
  const messages = useRows(chatMessages);
  const rooms = useRows(channels);
  const people = [...new Set(messages.map((message) => message.author))].sort();
  return (
    <>
      <PageHeader title={__("People")} lead={__("Everybody who has written here.")} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => {
          const own = messages.filter((message) => message.author === person);
          const names = rooms.filter((channel) => own.some((message) => message.channelId === channel.id)).map((channel) => `# ${channel.name}`);
          return (
            <li key={person} className="rounded-card border bg-card p-5">
              <h2 className="font-display text-lg font-semibold">{person}</h2>
              <p className="text-muted-foreground">
                {own.length} {__("messages in")} {names.join(", ")}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
