import { Copy, Download, FolderOpen, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo, useRef, type ChangeEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Segments } from "@/components/tools/Segments";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/copy";
import { download } from "@/lib/save-file";
import { factsOf, parseJson, printJson, sortedKeys, type Wrong } from "@/lib/json-rules";
import { useKept } from "@/lib/kept";

type Form = "two" | "four" | "tab" | "line";

const indents: Record<Form, string> = { two: "  ", four: "    ", tab: "\t", line: "" };
const sample = '{"name":"Ada","born":1815,"known_for":["notes","numbers"],"alive":false}';
const sentences: Record<Wrong, string> = {
  empty: "",
  value: __("No value begins like this. Texts stand in double quotes."),
  colon: __("A colon is missing after the key."),
  comma: __("A comma or a closing bracket is missing here."),
  key: __("Keys stand in double quotes."),
  "trailing-comma": __("There is a comma with nothing after it."),
  "open-text": __("This text is not closed: its second quote is missing on the line."),
  "sign-in-text": __("This sign may not stand in a text as it is: it is written with a backslash."),
  escape: __("After the backslash no such sign may follow."),
  number: __("This is no number as JSON writes them."),
  quotes: __("Texts stand in straight double quotes."),
  after: __("Something follows although the value has ended."),
  deep: __("This is nested too deeply."),
  end: __("The text ends too early: a bracket is not closed."),
  comment: __("JSON has no comments."),
};
const number = new Intl.NumberFormat("$locale$");

/** Nothing leaves the browser; the text is kept in it. */
export default function IndexPage() {
  const [text, setText] = useKept("json-text", "");
  const [form, setForm] = useKept<Form>("json-form", "two");
  const [sorted, setSorted] = useKept("json-sorted", false);
  const input = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = useDeferredValue(text);
  const parsed = useMemo(() => parseJson(read), [read]);
  const result = useMemo(() => (parsed.value ? printJson(sorted ? sortedKeys(parsed.value) : parsed.value, indents[form]) : ""), [parsed, sorted, form]);
  const facts = useMemo(() => (parsed.value ? factsOf(parsed.value) : null), [parsed]);
  const wrong = parsed.wrong && parsed.wrong !== "empty" ? parsed : null;

  function goTo(place: number) {
    input.current?.focus();
    input.current?.setSelectionRange(place, Math.min(text.length, place + 1));
  }

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    if (chosen) setText(await chosen.text());
  }

  function clear() {
    const before = text;
    setText("");
    toast(__("Cleared"), { label: __("Undo"), run: () => setText(before) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-5 grid items-end gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,34rem)_auto]">
        <Segments
          label={__("Written with")}
          options={[
            ["two", __("2 spaces")],
            ["four", __("4 spaces")],
            ["tab", __("Tab")],
            ["line", __("One line")],
          ]}
          value={form}
          onChange={setForm}
        />
        <Checkbox label={__("Sort the keys")} checked={sorted} onChange={(event) => setSorted(event.target.checked)} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Field label="JSON" error={wrong ? `${__("Line")} ${wrong.line}, ${__("column")} ${wrong.column}: ${sentences[wrong.wrong]}` : undefined}>
            {(control) => (
              <Textarea {...control} ref={input} rows={18} spellCheck={false} autoCapitalize="off" wrap="off" className="font-mono text-sm" placeholder={sample} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            {wrong && (
              <Button size="sm" onClick={() => goTo(wrong.at)}>
                {__("Go there")}
              </Button>
            )}
            <input ref={file} type="file" accept=".json,application/json,text/plain" className="hidden" aria-label={__("Open a file")} onChange={(event) => void open(event)} />
            <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
              <FolderOpen aria-hidden className="size-4" />
              {__("Open a file")}
            </Button>
            {text === "" ? (
              <Button variant="outline" size="sm" onClick={() => setText(sample)}>
                {__("Example")}
              </Button>
            ) : (
              <Button variant="outline" size="sm" onClick={clear}>
                <Trash2 aria-hidden className="size-4" />
                {__("Clear")}
              </Button>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Field label={__("Formatted")}>
            {(control) => <Textarea {...control} readOnly rows={18} spellCheck={false} wrap="off" className="font-mono text-sm" value={result} placeholder={wrong ? __("As soon as the mistake is mended.") : __("It appears here.")} />}
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" disabled={result === ""} onClick={() => void copyText(result)}>
              <Copy aria-hidden className="size-4" />
              {__("Copy")}
            </Button>
            <Button variant="outline" size="sm" disabled={result === ""} onClick={() => download("formatted.json", new Blob([result], { type: "application/json" }))}>
              <Download aria-hidden className="size-4" />
              {__("Save")}
            </Button>
            <p role="status" className="text-sm text-muted-foreground tabular-nums">
              {facts && `${__("Valid")} · ${number.format(facts.values)} ${__("values")} · ${number.format(facts.depth)} ${__("levels")} · ${number.format(new TextEncoder().encode(result).length)} ${__("bytes")}`}
            </p>
          </div>
          {facts && facts.twice.length > 0 && (
            <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
              {__("An object has this key twice; most programs take the last:")} {facts.twice.slice(0, 5).join(", ")}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
