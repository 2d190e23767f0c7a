import { ArrowLeft, Trash2 } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { DayPage } from "@/components/diary/DayPage";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { entries } from "@/data/entries";
import { useRows } from "@/lib/collection";
import { dateOf, formatDay, today } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";
import NotFound from "@/pages/NotFound";

const long = new Intl.DateTimeFormat("$locale$", { weekday: "long", day: "numeric", month: "long", year: "numeric" });

export default function EntryDetailPage() {
  const { day = "" } = useParams();
  const navigate = useNavigate();
  const entry = useRows(entries).find((row) => row.day === day);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day > today()) return <NotFound />;
  const title = long.format(dateOf(day));

  return (
    <>
      <Link to="$entriesPath$" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {__("All days")}
      </Link>
      <PageHeader title={title}>
        {entry && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              navigate("$entriesPath$");
              removeWithUndo(entries, entry, formatDay(day));
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            {__("Delete this day")}
          </Button>
        )}
      </PageHeader>
      <DayPage key={entry?.id ?? day} day={day} label={title} />
    </>
  );
}
