import { ArrowLeftRight, Copy, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/cn";
import { copyText } from "@/lib/copy";
import { diffOf, patchOf, type Line } from "@/lib/diff-rules";
import { useKept } from "@/lib/kept";

const around = 3;
const signs = { same: " ", removed: "−", added: "+" } as const;
const spoken = { same: "", removed: __("removed:"), added: __("added:") } as const;

/** Nothing leaves the browser; both texts are kept in it. */
export default function IndexPage() {
  const [texts, setTexts] = useKept("diff-texts", { before: "", after: "" });
  const [ways, setWays] = useKept("diff-ways", { spaces: true, capitals: true });
  const [onlyChanges, setOnlyChanges] = useKept("diff-only", false);
  const read = useDeferredValue(texts);
  const lines = useMemo(() => diffOf(read.before, read.after, ways), [read, ways]);
  const removed = lines.filter(({ kind }) => kind === "removed").length;
  const added = lines.filter(({ kind }) => kind === "added").length;
  const empty = texts.before === "" && texts.after === "";
  const equal = removed === 0 && added === 0;

  function replace(next: typeof texts) {
    setTexts(next);
    toast(__("Cleared"), { label: __("Undo"), run: () => setTexts(texts) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Field label={__("Text before")}>
          {(control) => <Textarea {...control} rows={9} spellCheck={false} placeholder={__("Paste the old text.")} value={texts.before} onChange={(event) => setTexts({ ...texts, before: event.target.value })} />}
        </Field>
        <Field label={__("Text after")}>
          {(control) => <Textarea {...control} rows={9} spellCheck={false} placeholder={__("Paste the new text.")} value={texts.after} onChange={(event) => setTexts({ ...texts, after: event.target.value })} />}
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Checkbox label={__("Spaces count")} checked={ways.spaces} onChange={(event) => setWays({ ...ways, spaces: event.target.checked })} />
        <Checkbox label={__("Capitals count")} checked={ways.capitals} onChange={(event) => setWays({ ...ways, capitals: event.target.checked })} />
        <Checkbox label={__("Changes only")} checked={onlyChanges} onChange={(event) => setOnlyChanges(event.target.checked)} />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" disabled={empty} onClick={() => setTexts({ before: texts.after, after: texts.before })}>
            <ArrowLeftRight aria-hidden className="size-4" />
            {__("Swap")}
          </Button>
          <Button variant="outline" size="sm" disabled={empty || equal} onClick={() => void copyText(patchOf(lines))}>
            <Copy aria-hidden className="size-4" />
            {__("Copy as a patch")}
          </Button>
          <Button variant="outline" size="sm" disabled={empty} onClick={() => replace({ before: "", after: "" })}>
            <Trash2 aria-hidden className="size-4" />
            {__("Clear")}
          </Button>
        </div>
      </div>
      <section aria-label={__("Differences")} className="mt-6">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
          <h2 className="text-heading">{__("Differences")}</h2>
          <p role="status" className="tabular-nums text-muted-foreground">
            {empty ? "" : equal ? __("The texts are the same.") : `${__("Lines added:")} ${added} · ${__("removed:")} ${removed}`}
          </p>
        </div>
        {empty ? (
          <EmptyState title={__("Nothing to compare yet")} hint={__("Paste a text into each field above.")} />
        ) : (
          <div role="region" aria-label={__("Differences")} tabIndex={0} className="overflow-x-auto rounded-card border bg-card py-2">
            <Lines lines={lines} onlyChanges={onlyChanges && !equal} />
          </div>
        )}
      </section>
    </>
  );
}

function Lines({ lines, onlyChanges }: { lines: readonly Line[]; onlyChanges: boolean }) {
  const shown = lines.map((_, at) => !onlyChanges || lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same"));
  return (
    <ol className="min-w-fit font-mono text-sm">
      {lines.map((line, at) => {
        if (!shown[at])
          return shown[at - 1] === false ? null : (
            <li key={at} className="px-4 py-1 text-muted-foreground">
              …
            </li>
          );
        return (
          <li key={at} className={cn("flex", line.kind === "added" && "bg-success-soft", line.kind === "removed" && "bg-danger-soft")}>
            <span aria-hidden className="w-10 shrink-0 pr-2 text-right text-muted-foreground tabular-nums select-none">{line.before}</span>
            <span aria-hidden className="w-10 shrink-0 pr-2 text-right text-muted-foreground tabular-nums select-none">{line.after}</span>
            <span aria-hidden className="w-5 shrink-0 select-none">{signs[line.kind]}</span>
            {line.kind !== "same" && <span className="sr-only">{spoken[line.kind]}</span>}
            <span className="min-h-5 pr-4 break-words whitespace-pre-wrap">
              {line.pieces
                ? line.pieces.map((piece, place) =>
                    piece.kind === "same" ? (
                      piece.text
                    ) : (
                      <mark key={place} className={cn("rounded-xs text-inherit", piece.kind === "added" ? "bg-success/30" : "bg-destructive/30 line-through")}>
                        {piece.text}
                      </mark>
                    ),
                  )
                : line.text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
