import { useState, type FormEvent } from "react";
import { FileInput } from "@/components/app/FileInput";
import { WriterField } from "@/components/app/WriterField";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { posts } from "@/data/posts";
import { keepWriter, useWriter } from "@/data/writer";
import { now } from "@/lib/moments";
import type { StoredFile } from "@/lib/stored-file";

const longest = 500;

export function PostForm() {
  const me = useWriter();
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const [picture, setPicture] = useState<StoredFile | null>(null);
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState(false);
  const name = me || typed.trim();
  const notAPicture = picture !== null && !picture.data.startsWith("data:image/");

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name === "" || text.trim() === "" || text.length > longest || notAPicture) return;
    keepWriter(name);
    posts.add({ author: name, text: text.trim(), picture: picture?.data ?? "", at: now() });
    setText("");
    setPicture(null);
    setOpen(false);
    setChecked(false);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 rounded-card border bg-card p-5">
      <Field
        label={__("What is new?")}
        hint={`${longest - text.length} ${__("characters left")}`}
        error={
          checked && text.trim() === ""
            ? __("Please write something.")
            : text.length > longest
              ? `${__("Too long by")} ${text.length - longest}`
              : undefined
        }
      >
        {(control) => <Textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <WriterField typed={typed} onType={setTyped} error={checked && name === "" ? __("Please enter your name.") : undefined} />
      {open && <FileInput label={__("Picture")} file={picture} onChange={setPicture} />}
      {notAPicture && (
        <p role="alert" className="text-sm text-destructive">
          {__("That file is no picture.")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{__("Publish")}</Button>
        {!open && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {__("Add a picture")}
          </Button>
        )}
      </div>
    </form>
  );
}
