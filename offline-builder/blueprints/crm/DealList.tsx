import { Pencil, Trash2 } from "lucide-react";
import { DataTable, type Column } from "@/components/app/DataTable";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { contactName, contacts } from "@/data/contacts";
import { deals, dealStageTones, type Deal } from "@/data/deals";
import { isSample } from "@/data/samples";
import { stageName, useStages } from "@/data/stages";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/format";
import { removeWithUndo } from "@/lib/removal";

interface DealListProps {
  deals: readonly Deal[];
  onOpen: (deal: Deal) => void;
}

export function DealList({ deals: shown, onOpen }: DealListProps) {
  const contactRows = useRows(contacts);
  const stages = useStages();
  const columns: Column<Deal>[] = [
    {
      header: __("Title"),
      cell: (deal) => (
        <>
          <button type="button" onClick={() => onOpen(deal)} className="cursor-pointer text-left font-medium underline-offset-4 hover:underline">
            {deal.title}
          </button>
          {isSample(deal) && <Badge className="ml-2">{__("Sample")}</Badge>}
        </>
      ),
      sortBy: (deal) => deal.title,
    },
    { header: __("Contact person"), cell: (deal) => contactName(contactRows, deal.contactId), sortBy: (deal) => contactName(contactRows, deal.contactId), wide: true },
    { header: __("Stage"), cell: (deal) => <Badge tone={dealStageTones[deal.stage]}>{stageName(stages, deal.stage)}</Badge>, sortBy: (deal) => stageName(stages, deal.stage), wide: true },
    { header: __("Value"), cell: (deal) => formatMoney(deal.value), sortBy: (deal) => deal.value, numeric: true },
    { header: __("Closes"), cell: (deal) => formatDay(deal.closes), sortBy: (deal) => deal.closes, wide: true },
  ];

  if (shown.length === 0) return <EmptyState title={__("Nothing matches")} />;
  return (
    <DataTable
      label={$$("dealsTitle")}
      rows={shown}
      columns={columns}
      actions={(deal) => (
        <>
          <Button variant="ghost" size="sm" aria-label={`${__("Edit")} ${deal.title}`} onClick={() => onOpen(deal)}>
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button variant="ghost" size="sm" aria-label={`${__("Delete")} ${deal.title}`} onClick={() => removeWithUndo(deals, deal, deal.title)}>
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </>
      )}
    />
  );
}
