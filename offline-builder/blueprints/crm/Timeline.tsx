import { X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Panel } from "@/components/app/Panel";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { activities, activityKinds, type Activity } from "@/data/activities";
import { useRows } from "@/lib/collection";
import { formatDay, today } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";

/** What happened with a contact, newest first, and a line to add to it. */
export function Timeline({ contactId }: { contactId: string }) {
  const rows = useRows(activities)
    .filter((row) => row.contactId === contactId)
    .sort((one, other) => other.day.localeCompare(one.day));
  return (
    <Panel title={__("Timeline")} className="mt-6">
      <AddActivity contactId={contactId} />
      {rows.length === 0 && <p className="text-muted-foreground">{__("Nothing written down yet.")}</p>}
      <ol className="border-l-2 pl-5">
        {rows.map((row) => (
          <li key={row.id} className="relative flex items-start justify-between gap-4 py-2.5">
            <span aria-hidden className="absolute top-5 -left-[1.69rem] size-3 rounded-full border-2 border-card bg-primary" />
            <div>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
                <Badge>{row.kind}</Badge>
                {formatDay(row.day)}
              </p>
              <p className="mt-1">{row.text}</p>
            </div>
            <Button variant="ghost" size="sm" aria-label={`${__("Delete")} ${row.text}`} onClick={() => removeWithUndo(activities, row, row.kind)}>
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function AddActivity({ contactId }: { contactId: string }) {
  const [kind, setKind] = useState<Activity["kind"]>(activityKinds[0]);
  const [text, setText] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    activities.add({ contactId, kind, text: text.trim(), day: today() });
    setText("");
  }

  return (
    <form onSubmit={submit} className="mb-4 flex flex-wrap gap-2">
      <Select aria-label={__("Kind")} value={kind} onChange={(event) => setKind(event.target.value as Activity["kind"])} className="w-36">
        {activityKinds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Input aria-label={__("What happened")} placeholder={__("What happened")} value={text} onChange={(event) => setText(event.target.value)} className="min-w-48 flex-1" />
      <Button type="submit" variant="outline">
        {__("Add")}
      </Button>
    </form>
  );
}
