import { PageHeader } from "@/components/layout/PageHeader";
import { SampleNotice } from "@/components/app/SampleNotice";
import { EmptyState } from "@/components/ui/empty-state";
import { Table, Td, Th } from "@/components/ui/table";
import { matchesList, matchVenues } from "@/data/matches";
import { outcomeOf, recordOf, startOf, type Outcome } from "@/data/match-day";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

const letters: Record<Outcome, { letter: string; word: string; look: string }> = {
  won: { letter: __("W"), word: __("won"), look: "bg-success-soft text-success" },
  drawn: { letter: __("D"), word: __("drawn"), look: "bg-muted text-foreground" },
  lost: { letter: __("L"), word: __("lost"), look: "bg-danger-soft text-destructive" },
};

export default function SeasonPage() {
  const rows = useRows(matchesList);
  const played = rows.filter((match) => match.played).sort((one, other) => startOf(other) - startOf(one));
  const lines = [
    { label: __("Total"), record: recordOf(rows) },
    ...matchVenues.map((venue) => ({ label: venue, record: recordOf(rows.filter((match) => match.venue === venue)) })),
  ];
  if (played.length === 0)
    return (
      <>
        <PageHeader title={$$("seasonTitle")} />
        <EmptyState title={__("No result yet")} hint={__("Enter one on the page of a match.")} />
      </>
    );
  return (
    <>
      <PageHeader title={$$("seasonTitle")} lead={__("Worked out from the results: three points for a win, one for a draw.")} />
      <Table aria-label={$$("seasonTitle")}>
        <thead>
          <tr>
            <Th>{__("Matches")}</Th>
            {[__("Played"), __("Won"), __("Drawn"), __("Lost"), __("Goals"), __("Points")].map((header) => (
              <Th key={header} className="text-right">
                {header}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, record }, at) => (
            <tr key={label} className={cn("tabular-nums", at === 0 && "font-semibold")}>
              <Td>{label}</Td>
              {[record.played, record.won, record.drawn, record.lost, `${record.scored} : ${record.conceded}`, record.points].map((value, column) => (
                <Td key={column} className="text-right whitespace-nowrap">
                  {value}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <h2 className="mt-8 mb-3 font-display text-lg font-semibold">{__("Last results")}</h2>
      <ul className="divide-y rounded-card border bg-card">
        {played.slice(0, 10).map((match) => {
          const outcome = letters[outcomeOf(match)];
          return (
            <li key={match.id} className="flex items-center gap-4 px-5 py-3">
              <span title={outcome.word} className={cn("grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold", outcome.look)}>
                {outcome.letter}
                <span className="sr-only">{outcome.word}</span>
              </span>
              <span className="min-w-0 flex-1">{match.opponent}</span>
              <span className="font-display text-lg font-semibold tabular-nums">
                {match.ours} : {match.theirs}
              </span>
            </li>
          );
        })}
      </ul>
      <SampleNotice />
    </>
  );
}
