import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { addCard, type ColumnId } from "@/data/cards";

/** A title is enough to begin; the rest is filled in on the card. */
export function AddCard({ column }: { column: ColumnId }) {
  const [writing, setWriting] = useState(false);
  const [title, setTitle] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === "") return;
    addCard(title.trim(), column);
    setTitle("");
  }

  if (!writing) {
    return (
      <Button variant="ghost" size="sm" className="mt-2.5 w-full justify-start" onClick={() => setWriting(true)}>
        <Plus aria-hidden className="size-4" />
        {__("Add card")}
      </Button>
    );
  }
  return (
    <form onSubmit={submit} className="mt-2.5 flex flex-col gap-2">
      <Input autoFocus aria-label={__("Title of the card")} placeholder={__("Title of the card")} value={title} onChange={(event) => setTitle(event.target.value)} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={title.trim() === ""}>
          {__("Add card")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setWriting(false)}>
          {__("Close")}
        </Button>
      </div>
    </form>
  );
}
