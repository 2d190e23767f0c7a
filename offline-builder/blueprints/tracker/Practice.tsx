import { useState } from "react";
import { Link } from "react-router";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { FilterSelect } from "@/components/app/FilterSelect";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { flashcards } from "@/data/flashcards";
import { useRows } from "@/lib/collection";

export default function $component$Page() {
  const rows = useRows(flashcards);
  const [lesson, setLesson] = useState("");
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [turned, setTurned] = useState(false);
  const lessons = [...new Set(rows.map((row) => row.lesson))].filter((name) => name !== "");
  const chosen = rows.filter((row) => lesson === "" || row.lesson === lesson);
  const open = chosen.filter((row) => !row.learned);
  // What was looked at in this round comes again when all others were.
  const card = open.find((row) => !seen.includes(row.id)) ?? open[0];

  function answer(learned: boolean) {
    if (!card) return;
    setSeen(seen.length + 1 >= open.length ? [card.id] : [...seen, card.id]);
    setTurned(false);
    if (learned) flashcards.update(card.id, { learned });
  }

  function again() {
    flashcards.replace(rows.map((row) => (chosen.includes(row) ? { ...row, learned: false } : row)));
    setSeen([]);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$path$" className={buttonClass("outline", "sm")}>
          {__("All cards")}
        </Link>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <FilterSelect
          label={__("Lesson")}
          value={lesson}
          options={lessons.map((name) => ({ value: name, label: name }))}
          onChange={(value) => {
            setLesson(value);
            setTurned(false);
          }}
        />
        <p className="text-muted-foreground tabular-nums">
          {chosen.length - open.length} / {chosen.length} {__("learned")}
        </p>
      </div>
      {card ? (
        <section className="mx-auto max-w-2xl rounded-card border bg-card p-8 text-center">
          <p className="text-sm text-muted-foreground">{card.lesson}</p>
          <p className="text-display my-8 [overflow-wrap:anywhere]">{turned ? card.back : card.front}</p>
          {turned ? (
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => answer(true)}>{__("I knew it")}</Button>
              <Button variant="outline" onClick={() => answer(false)}>
                {__("Not yet")}
              </Button>
            </div>
          ) : (
            <Button onClick={() => setTurned(true)}>{__("Turn the card")}</Button>
          )}
        </section>
      ) : (
        <EmptyState
          title={chosen.length === 0 ? __("No card yet") : __("Everything here is learned")}
          hint={chosen.length === 0 ? __("Add some under All cards.") : undefined}
          action={chosen.length === 0 ? undefined : <Button onClick={again}>{__("Begin again")}</Button>}
        />
      )}
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}
