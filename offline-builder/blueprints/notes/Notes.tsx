import { FilePlus2, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Editor } from "@/components/notes/Editor";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { notes, type Note } from "@/data/notes";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatMoment, now } from "@/lib/moments";
import { removeWithUndo } from "@/lib/removal";
import { textOf } from "@/lib/rich-text";

export default function $component$Page() {
  const { id } = useParams();
  const navigate = useNavigate();
  const rows = useRows(notes);
  const [query, setQuery] = useState("");
  const [folder, setFolder] = useState("");
  const folders = [...new Set(rows.map((note) => note.folder))].filter(Boolean).sort();
  const shown = rows
    .filter((note) => folder === "" || note.folder === folder)
    .filter((note) => `${note.title} ${note.folder} ${textOf(note.text)}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) => Number(other.pinned) - Number(one.pinned) || other.changed.localeCompare(one.changed));
  const open = id === undefined ? shown[0] : rows.find((note) => note.id === id);

  function begin() {
    const note = notes.add({ title: "", folder, text: "", pinned: false, changed: now() });
    navigate(`$toNoteDetail$/${note.id}`);
  }

  function remove(note: Note) {
    navigate("/");
    removeWithUndo(notes, note, note.title || __("Untitled"));
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        {open && (
          <div className={cn("flex flex-wrap gap-2", id === undefined && "max-lg:hidden")}>
            <Button variant="outline" size="sm" aria-pressed={open.pinned} onClick={() => notes.update(open.id, { pinned: !open.pinned })}>
              {open.pinned ? <PinOff aria-hidden className="size-4" /> : <Pin aria-hidden className="size-4" />}
              {open.pinned ? __("Unpin") : __("Pin")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => remove(open)}>
              <Trash2 aria-hidden className="size-4" />
              {__("Delete")}
            </Button>
          </div>
        )}
        <Button size="sm" onClick={begin}>
          <FilePlus2 aria-hidden className="size-4" />
          {__("New note")}
        </Button>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className={cn(id !== undefined && "max-lg:order-last")}>
          <div className="mb-3 flex flex-wrap gap-3">
            <SearchBox label={__("Search notes")} value={query} onChange={setQuery} />
            {folders.length > 0 && (
              <FilterSelect label={__("Folder")} value={folder} options={folders.map((value) => ({ value, label: value }))} onChange={setFolder} />
            )}
          </div>
          {shown.length === 0 && <EmptyState title={rows.length === 0 ? __("No note yet") : __("Nothing matches")} />}
          <ul className="flex flex-col gap-1">
            {shown.map((note) => (
              <li key={note.id}>
                <Link
                  to={`$toNoteDetail$/${note.id}`}
                  aria-current={note.id === open?.id ? "page" : undefined}
                  className={cn("block rounded-control px-4 py-3", note.id === open?.id ? "bg-secondary text-secondary-foreground" : "hover:bg-muted")}
                >
                  <span className="flex items-center gap-2 font-semibold">
                    {note.pinned && <Pin aria-label={__("Pinned")} className="size-3.5 shrink-0" />}
                    <span className="truncate">{note.title || __("Untitled")}</span>
                  </span>
                  <span className="block truncate text-sm">{textOf(note.text)}</span>
                  <span className="block text-xs">{formatMoment(note.changed)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {open ? (
          // A phone shows the list first, and a note on its own page.
          <div className={cn(id === undefined && "max-lg:hidden")}>
            <Editor key={open.id} note={open} />
          </div>
        ) : rows.length > 0 && <EmptyState title={__("This note is gone")} />}
      </div>
      <SampleNotice />
    </>
  );
}
