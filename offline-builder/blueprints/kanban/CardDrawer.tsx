import { Trash2 } from "lucide-react";
import { Checklist } from "@/components/board/Checklist";
import { Comments } from "@/components/board/Comments";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
// #if priority
import { cards, columns, isOverdue, priorities, type Card } from "@/data/cards";
// #else
import { cards, columns, isOverdue, type Card } from "@/data/cards";
// #end
import { people } from "@/data/people";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

/** Everything on a card. Changes are kept as they are typed. */
export function CardDrawer({ card, onClose }: { card: Card; onClose: () => void }) {
  const persons = useRows(people);

  function change(changes: Partial<Omit<Card, "id">>) {
    cards.update(card.id, changes);
  }

  function remove() {
    onClose();
    removeWithUndo(cards, card, card.title);
  }

  return (
    <Drawer open onClose={onClose} title={card.title} closeLabel={__("Close")}>
      <div className="flex flex-col gap-5">
        <Field label={__("Title")}>
          {(control) => <Input {...control} value={card.title} onChange={(event) => change({ title: event.target.value })} />}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={__("Column")}>
            {(control) => (
              <Select {...control} value={card.column} onChange={(event) => change({ column: event.target.value as Card["column"] })}>
                {columns.map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={__("Assignee")}>
            {(control) => (
              <Select {...control} value={card.assigneeId} onChange={(event) => change({ assigneeId: event.target.value })}>
                <option value="">{__("Nobody")}</option>
                {persons.map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {/* #if priority */}
        <div className="grid grid-cols-2 gap-4">
          <Field label={__("Due date")} hint={isOverdue(card) ? __("Overdue") : undefined}>
            {(control) => <Input {...control} type="date" value={card.due} onChange={(event) => change({ due: event.target.value })} />}
          </Field>
          <Field label={$$("priority")}>
            {(control) => (
              <Select {...control} value={card.priority} onChange={(event) => change({ priority: event.target.value as Card["priority"] })}>
                <option value="">{__("None")}</option>
                {priorities.map((priority) => (
                  <option key={priority}>{priority}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {/* #else */}
        <Field label={__("Due date")} hint={isOverdue(card) ? __("Overdue") : undefined}>
          {(control) => <Input {...control} type="date" value={card.due} onChange={(event) => change({ due: event.target.value })} />}
        </Field>
        {/* #end */}
        <Field label={__("Description")}>
          {(control) => <Textarea {...control} rows={3} value={card.description} onChange={(event) => change({ description: event.target.value })} />}
        </Field>
        <Checklist items={card.checklist} onChange={(checklist) => change({ checklist })} />
        <Comments comments={card.comments} onChange={(comments) => change({ comments })} />
        <div className="border-t pt-4">
          <Button variant="ghost" size="sm" onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
            {__("Delete card")}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
