import { Heart } from "lucide-react";
import { Button } from "@/components/ui/button";
import { favourites, type Favourite } from "@/data/favourites";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

export function FavouriteButton(entry: Omit<Favourite, "id">) {
  const kept = useRows(favourites).find((row) => row.about === entry.about);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={kept !== undefined}
      onClick={() => (kept ? favourites.remove(kept.id) : favourites.add(entry))}
    >
      <Heart aria-hidden className={cn("size-4", kept && "fill-current")} />
      {kept ? $$("remove") : $$("add")}
    </Button>
  );
}
