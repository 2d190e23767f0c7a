import { Copy, CornerLeftUp, Trash2 } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { cases, inCase, type Case } from "@/lib/case-rules";
import { copyText } from "@/lib/copy";
import { useKept } from "@/lib/kept";

const names: Record<Case, string> = {
  upper: __("ALL CAPITALS"),
  lower: __("all small"),
  sentence: __("Like a sentence"),
  title: __("Like a Title"),
  camel: "camelCase",
  pascal: "PascalCase",
  snake: "snake_case",
  kebab: "kebab-case",
  constant: "CONSTANT_CASE",
  dot: "dot.case",
  swapped: __("Capitals and small letters swapped"),
  alternating: "aLtErNaTiNg",
};

/** All of them at once: which one is wanted is seen sooner than its name is known. */
export default function IndexPage() {
  const [text, setText] = useKept("case-text", "");
  const shown = text.trim() === "" ? __("The quick brown fox. It jumps over the dog") : text;

  function replace(next: string) {
    const before = text;
    setText(next);
    toast(__("Replaced"), { label: __("Undo"), run: () => setText(before) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="flex flex-col gap-3">
        <Field label={__("Your text")} hint={__("Names such as camelCase are made line by line.")}>
          {(control) => <Textarea {...control} rows={5} placeholder={__("Type or paste here.")} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div>
          <Button variant="outline" size="sm" disabled={text === ""} onClick={() => replace("")}>
            <Trash2 aria-hidden className="size-4" />
            {__("Clear")}
          </Button>
        </div>
      </div>
      <ul aria-label={__("Ways to write it")} className="mt-6 grid gap-4 md:grid-cols-2">
        {cases.map((wanted) => {
          const result = inCase(shown, wanted, "$locale$");
          return (
            <li key={wanted} className="flex min-w-0 flex-col rounded-card border bg-card p-4">
              <div className="mb-1 flex items-center justify-between gap-2">
                <h2 className="text-sm font-medium text-muted-foreground">{names[wanted]}</h2>
                <div className="flex">
                  <Button variant="ghost" size="icon" aria-label={`${__("Use as the text:")} ${names[wanted]}`} title={__("Use as the text:")} disabled={text.trim() === ""} onClick={() => replace(result)}>
                    <CornerLeftUp aria-hidden className="size-4" />
                  </Button>
                  <Button variant="ghost" size="icon" aria-label={`${__("Copy")}: ${names[wanted]}`} disabled={text.trim() === ""} onClick={() => void copyText(result)}>
                    <Copy aria-hidden className="size-4" />
                  </Button>
                </div>
              </div>
              <p className={`max-h-40 overflow-y-auto break-words whitespace-pre-wrap ${text.trim() === "" ? "text-muted-foreground" : ""}`}>{result}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
