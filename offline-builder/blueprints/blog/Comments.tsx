import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { comments } from "@/data/comments";
import { useRows } from "@/lib/collection";

export function Comments({ postId }: { postId: string }) {
  const rows = useRows(comments).filter((row) => row.postId === postId);
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === "" || text.trim() === "") return;
    comments.add({ postId, name: name.trim(), text: text.trim() });
    setText("");
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="mt-14 border-t pt-8">
      <h2 className="text-heading">
        {__("Comments")} ({rows.length})
      </h2>
      <ul className="mt-4 divide-y">
        {rows.map((row) => (
          <li key={row.id} className="py-4">
            <p className="font-medium">{row.name}</p>
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4">
        <Field label={__("Name")} error={checked && name.trim() === "" ? __("Please enter your name.") : undefined}>
          {(control) => <Input {...control} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field
          label={__("Comment")}
          hint={__("Comments stay on this device.")}
          error={checked && text.trim() === "" ? __("Please write a comment.") : undefined}
        >
          {(control) => <Textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div>
          <Button type="submit">{__("Add comment")}</Button>
        </div>
        <p role="status" className="font-medium">
          {saved && __("Saved on this device only. This site cannot send messages yet.")}
        </p>
      </form>
    </section>
  );
}
