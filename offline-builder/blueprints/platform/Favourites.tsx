import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { favourites } from "@/data/favourites";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

export default function FavouritesPage() {
  const rows = useRows(favourites);
  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      {rows.length === 0 ? (
        <EmptyState title={$$("none")} hint={$$("hint")} />
      ) : (
        <ul className="divide-y rounded-card border bg-card">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4">
              <p>
                <Link to={row.path} className="font-medium underline-offset-4 hover:underline">
                  {row.title}
                </Link>
                <span className="block text-sm text-muted-foreground">{row.list}</span>
              </p>
              <Button variant="ghost" size="sm" aria-label={`${__("Remove")}: ${row.title}`} onClick={() => removeWithUndo(favourites, row, row.title)}>
                {__("Remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
