import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { instructions } from "@/data/instructions";
import { useRows } from "@/lib/collection";

export default function InstructionsPage() {
  const [row] = useRows(instructions);
  const [text, setText] = useState(row?.text ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (row) instructions.update(row.id, { text });
    else instructions.add({ text });
    toast(__("Saved"));
  }

  return (
    <form onSubmit={submit} className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={__("What the assistant should know and how it should speak, once it can.")} />
      <Field label={__("Instructions")} hint={__("Kept for the day a model is connected. A key never belongs here: visitors could read it.")}>
        {(control) => <Textarea {...control} rows={10} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Button type="submit" className="mt-5">
        {__("Save")}
      </Button>
    </form>
  );
}
