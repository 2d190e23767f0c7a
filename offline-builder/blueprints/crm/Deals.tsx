import { Columns3, Download, List, Plus } from "lucide-react";
import { useState } from "react";
import { SearchBox } from "@/components/app/SearchBox";
import { DealBoard } from "@/components/deals/DealBoard";
import { DealForm } from "@/components/deals/DealForm";
import { DealList } from "@/components/deals/DealList";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { contactName, contacts } from "@/data/contacts";
import { deals, type Deal } from "@/data/deals";
import { stageName, useStages } from "@/data/stages";
import { useRows } from "@/lib/collection";
import { downloadCsv } from "@/lib/csv";
import { matches } from "@/lib/search";

export default function DealsPage() {
  const rows = useRows(deals);
  const contactRows = useRows(contacts);
  const stages = useStages();
  const [view, setView] = useState<"board" | "list">("board");
  const [query, setQuery] = useState("");
  const [editing, setEditing] = useState<Deal | "new" | null>(null);
  const shown = rows.filter((deal) => matches(query, [deal.title, contactName(contactRows, deal.contactId)]));

  function exportRows() {
    const header = [__("Title"), __("Contact person"), __("Stage"), __("Value"), __("Closes")];
    downloadCsv("deals.csv", header, shown.map((deal) => [deal.title, contactName(contactRows, deal.contactId), stageName(stages, deal.stage), deal.value, deal.closes]));
  }

  return (
    <>
      <PageHeader title={$$("dealsTitle")}>
        <Button variant={view === "board" ? "secondary" : "ghost"} size="sm" aria-pressed={view === "board"} onClick={() => setView("board")}>
          <Columns3 aria-hidden className="size-4" />
          {__("Board")}
        </Button>
        <Button variant={view === "list" ? "secondary" : "ghost"} size="sm" aria-pressed={view === "list"} onClick={() => setView("list")}>
          <List aria-hidden className="size-4" />
          {__("List")}
        </Button>
        <Button variant="outline" size="sm" onClick={exportRows}>
          <Download aria-hidden className="size-4" />
          {__("Export CSV")}
        </Button>
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-4" />
          {__("Add deal")}
        </Button>
      </PageHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search deals")} value={query} onChange={setQuery} />
      </div>
      {view === "board" ? <DealBoard deals={shown} onOpen={setEditing} /> : <DealList deals={shown} onOpen={setEditing} />}
      {editing && <DealForm deal={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
