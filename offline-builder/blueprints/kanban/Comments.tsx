import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { newId, type Comment } from "@/data/cards";

const moment = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

interface CommentsProps {
  comments: Comment[];
  onChange: (comments: Comment[]) => void;
}

export function Comments({ comments, onChange }: CommentsProps) {
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onChange([...comments, { id: newId(), text: text.trim(), at: new Date().toISOString() }]);
    setText("");
  }

  return (
    <section>
      <h3 className="text-sm font-medium">{__("Comments")}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {comments.map((comment) => (
          <li key={comment.id} className="rounded-control bg-muted px-4 py-3">
            <p className="whitespace-pre-line">{comment.text}</p>
            <p className="mt-1 text-xs text-muted-foreground">{moment.format(new Date(comment.at))}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-3 flex flex-col items-start gap-2">
        <Textarea rows={2} aria-label={__("New comment")} placeholder={__("New comment")} value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" variant="outline" size="sm">
          {__("Comment")}
        </Button>
      </form>
    </section>
  );
}
