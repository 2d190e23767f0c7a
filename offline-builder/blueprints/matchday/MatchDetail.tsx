import { ArrowLeft, Pencil, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { AnswerCounts, Availability } from "@/components/matches/Availability";
import { Lineup } from "@/components/matches/Lineup";
import { MatchForm } from "@/components/matches/MatchForm";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { matchesList, type Match } from "@/data/matches";
import { saveResult } from "@/data/match-day";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";
import NotFound from "@/pages/NotFound";

export default function MatchDetailPage() {
  const { id = "" } = useParams();
  const match = useRows(matchesList).find((row) => row.id === id);
  return match ? <MatchView key={match.id} match={match} /> : <NotFound />;
}

function MatchView({ match }: { match: Match }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);

  function remove() {
    navigate("$matchesPath$");
    removeWithUndo(matchesList, match, match.opponent);
  }

  return (
    <>
      <Link to="$matchesPath$" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {__("All matches")}
      </Link>
      <PageHeader title={match.opponent} lead={`${formatDay(match.date)}, ${match.time} · ${match.venue}, ${match.place}`}>
        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          {__("Edit")}
        </Button>
        <Button variant="outline" size="sm" onClick={remove}>
          <Trash2 aria-hidden className="size-4" />
          {__("Delete")}
        </Button>
      </PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section>
          <h2 className="mb-3 font-display text-lg font-semibold">{$$("lineupTitle")}</h2>
          <Lineup matchId={match.id} />
        </section>
        <div className="flex flex-col gap-8">
          <Result match={match} />
          <section>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
              <h2 className="font-display text-lg font-semibold">{__("Who plays")}</h2>
              <AnswerCounts matchId={match.id} />
            </div>
            <Availability matchId={match.id} />
          </section>
        </div>
      </div>
      {editing && <MatchForm match={match} onClose={() => setEditing(false)} />}
    </>
  );
}

function Result({ match }: { match: Match }) {
  const [ours, setOurs] = useState(match.played ? String(match.ours) : "");
  const [theirs, setTheirs] = useState(match.played ? String(match.theirs) : "");
  const isScore = (text: string): boolean => /^\d{1,2}$/.test(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isScore(ours) || !isScore(theirs)) return;
    saveResult(match, Number(ours), Number(theirs));
    toast(__("The result counts in the season."));
  }

  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-semibold">{__("Result")}</h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 rounded-card border bg-card p-5">
        <Field label={__("We scored")} className="w-24">
          {(control) => <Input {...control} inputMode="numeric" value={ours} onChange={(event) => setOurs(event.target.value.trim())} />}
        </Field>
        <Field label={__("They scored")} className="w-24">
          {(control) => <Input {...control} inputMode="numeric" value={theirs} onChange={(event) => setTheirs(event.target.value.trim())} />}
        </Field>
        <Button type="submit" disabled={!isScore(ours) || !isScore(theirs)}>
          {__("Save the result")}
        </Button>
      </form>
    </section>
  );
}
