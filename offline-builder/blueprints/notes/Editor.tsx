import { Bold, Heading2, Italic, List, ListOrdered, Quote, Underline } from "lucide-react";
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { notes, type Note } from "@/data/notes";
import { useRows } from "@/lib/collection";
import { cn } from "@/lib/cn";
import { now } from "@/lib/moments";
import { markupOf, nodesOf, textOf } from "@/lib/rich-text";

const clock = new Intl.DateTimeFormat("$locale$", { hour: "2-digit", minute: "2-digit" });
const pause = 500;

const commands = [
  { id: "bold", label: __("Bold"), icon: Bold },
  { id: "italic", label: __("Italic"), icon: Italic },
  { id: "underline", label: __("Underline"), icon: Underline },
  { id: "h2", label: __("Heading"), icon: Heading2 },
  { id: "insertUnorderedList", label: __("Bulleted list"), icon: List },
  { id: "insertOrderedList", label: __("Numbered list"), icon: ListOrdered },
  { id: "blockquote", label: __("Quote"), icon: Quote },
];

function isOn(id: string): boolean {
  if (id === "h2" || id === "blockquote") return document.queryCommandValue("formatBlock").toLowerCase() === id;
  return document.queryCommandState(id);
}

/** One note. What is written is kept by itself, half a second after the last key and when the note is left. */
export function Editor({ note }: { note: Note }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(note.text);
  const waiting = useRef<number | null>(null);
  const [savedAt, setSavedAt] = useState("");
  const [writing, setWriting] = useState(false);
  const [active, setActive] = useState<string[]>([]);
  const folders = [...new Set(useRows(notes).map((row) => row.folder))].filter(Boolean).sort();
  const words = textOf(note.text).split(/\s+/).filter(Boolean).length;

  useEffect(() => {
    box.current?.replaceChildren(...nodesOf(first.current));
  }, []);

  useEffect(() => {
    const look = () => {
      if (box.current?.contains(document.getSelection()?.anchorNode ?? null)) setActive(commands.map(({ id }) => id).filter(isOn));
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, []);

  function keep() {
    if (waiting.current === null || !box.current) return;
    window.clearTimeout(waiting.current);
    waiting.current = null;
    notes.update(note.id, { text: markupOf(box.current), changed: now() });
    setSavedAt(clock.format(new Date()));
    setWriting(false);
  }

  function write() {
    if (waiting.current !== null) window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(keep, pause);
    setWriting(true);
  }

  useEffect(() => {
    const editor = box.current;
    const leave = () => {
      if (waiting.current === null || !editor) return;
      window.clearTimeout(waiting.current);
      waiting.current = null;
      try {
        notes.update(note.id, { text: markupOf(editor), changed: now() });
      } catch (error) {
        reportError(error);
      }
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [note.id]);

  function format(id: string) {
    box.current?.focus();
    if (id === "h2" || id === "blockquote") document.execCommand("formatBlock", false, isOn(id) ? "p" : id);
    else document.execCommand(id);
    setActive(commands.map((command) => command.id).filter(isOn));
    write();
  }

  /** Pasted text comes without the look of where it was copied. */
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
  }

  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    keep();
  }

  return (
    <section aria-label={note.title || __("Untitled")} className="flex min-h-[60dvh] flex-col rounded-card border bg-card">
      <div className="grid gap-3 border-b p-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Input
          aria-label={__("Title")}
          placeholder={__("Untitled")}
          value={note.title}
          onChange={(event) => notes.update(note.id, { title: event.target.value, changed: now() })}
          className="font-display text-lg font-semibold"
        />
        <Input
          aria-label={__("Folder")}
          placeholder={__("Folder")}
          list="folders"
          value={note.folder}
          onChange={(event) => notes.update(note.id, { folder: event.target.value })}
        />
        <datalist id="folders">
          {folders.map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
      </div>
      <div role="toolbar" aria-label={__("Formatting")} className="flex flex-wrap gap-1 border-b px-3 py-2">
        {commands.map(({ id, label, icon: Icon }) => (
          <Button
            key={id}
            variant={active.includes(id) ? "secondary" : "ghost"}
            size="icon"
            aria-label={label}
            title={label}
            aria-pressed={active.includes(id)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => format(id)}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
      <div
        ref={box}
        role="textbox"
        aria-multiline
        aria-label={__("Note")}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onInput={write}
        onBlur={keep}
        onPaste={paste}
        onKeyDown={press}
        className={cn(
          "flex-1 px-5 py-4 leading-relaxed outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset",
          "[&_blockquote]:my-3 [&_blockquote]:border-l-4 [&_blockquote]:border-primary [&_blockquote]:pl-4 [&_h2]:mt-4 [&_h2]:mb-1 [&_h2]:font-display [&_h2]:text-xl [&_h2]:font-semibold",
          "[&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-1.5 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-6",
        )}
      />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-5 py-3 text-sm text-muted-foreground">
        <span>
          {words} {__("words")}
        </span>
        <span role="status">{writing ? __("Saving…") : savedAt !== "" && `${__("Saved at")} ${savedAt}`}</span>
      </p>
    </section>
  );
}
