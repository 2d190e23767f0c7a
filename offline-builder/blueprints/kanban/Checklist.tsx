import { X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { newId, type CheckItem } from "@/data/cards";

interface ChecklistProps {
  items: CheckItem[];
  onChange: (items: CheckItem[]) => void;
}

export function Checklist({ items, onChange }: ChecklistProps) {
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onChange([...items, { id: newId(), text: text.trim(), done: false }]);
    setText("");
  }

  return (
    <section>
      <h3 className="text-sm font-medium">{__("Checklist")}</h3>
      <ul className="mt-1">
        {items.map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-2">
            <Checkbox
              label={item.text}
              checked={item.done}
              onChange={(event) => onChange(items.map((row) => (row.id === item.id ? { ...row, done: event.target.checked } : row)))}
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`${__("Remove")} ${item.text}`}
              onClick={() => onChange(items.filter((row) => row.id !== item.id))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-2 flex gap-2">
        <Input aria-label={__("New step")} placeholder={__("New step")} value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" variant="outline">
          {__("Add")}
        </Button>
      </form>
    </section>
  );
}
