import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Table, Td, Th } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { record, scores } from "@/data/high-scores";
import { useRows } from "@/lib/collection";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function ScoresPage() {
  const rows = [...useRows(scores)].sort((one, other) => other.points - one.points).slice(0, 20);

  function clear() {
    const before = scores.all();
    const best = record.all();
    scores.replace([]);
    record.replace([]);
    toast(__("Scores removed"), {
      label: __("Undo"),
      run: () => {
        scores.replace(before);
        record.replace(best);
      },
    });
  }

  return (
    <>
      <PageHeader title={__("High scores")} lead={__("The best games played in this browser.")}>
        {rows.length > 0 && (
          <Button variant="outline" size="sm" onClick={clear}>
            {__("Remove all")}
          </Button>
        )}
      </PageHeader>
      {rows.length === 0 ? (
        <EmptyState title={__("No game finished yet")} />
      ) : (
        <Table aria-label={__("High scores")}>
          <thead>
            <tr>
              <Th>{__("Place")}</Th>
              <Th className="text-right">{__("Score")}</Th>
              <Th className="text-right">{__("When")}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id}>
                <Td>{index + 1}</Td>
                <Td className="text-right tabular-nums">{row.points}</Td>
                <Td className="text-right text-muted-foreground">{time.format(row.at)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
