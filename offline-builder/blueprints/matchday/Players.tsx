import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { PlayerForm } from "@/components/players/PlayerForm";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lineupSpots } from "@/data/lineup-spots";
import { matchesList } from "@/data/matches";
import { playerPositions, players, type Player } from "@/data/players";
import { useRows } from "@/lib/collection";
import { formatNumber } from "@/lib/format";
import { removeWithUndo } from "@/lib/removal";

export default function PlayersPage() {
  const [search, setSearch] = useState("");
  const [position, setPosition] = useState("");
  const [form, setForm] = useState<Player | "new" | null>(null);
  const played = useRows(matchesList).filter((match) => match.played);
  const spots = useRows(lineupSpots);
  const words = search.trim().toLowerCase();
  const rows = useRows(players).filter(
    (player) => player.name.toLowerCase().includes(words) && (position === "" || player.position === position),
  );
  const appearances = (player: Player): number =>
    played.filter((match) => spots.some((spot) => spot.matchId === match.id && spot.playerId === player.id)).length;

  return (
    <>
      <PageHeader title={$$("playersTitle")}>
        <Button size="sm" onClick={() => setForm("new")}>
          <Plus aria-hidden className="size-4" />
          {__("Add a player")}
        </Button>
      </PageHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search players")} value={search} onChange={setSearch} />
        <FilterSelect
          label={$$("positionLabel")}
          value={position}
          options={playerPositions.map((option) => ({ value: option, label: option }))}
          onChange={setPosition}
        />
      </div>
      {rows.length === 0 && <EmptyState title={__("No player matches")} />}
      <ul className="divide-y rounded-card border bg-card empty:hidden">
        {rows.map((player) => (
          <li key={player.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{player.name}</span>
              <span className="text-sm text-muted-foreground">{player.position}</span>
            </span>
            <span className="text-sm tabular-nums">
              {formatNumber(appearances(player))} {__("appearances")}
            </span>
            <span className="flex gap-1">
              <Button variant="ghost" size="icon" aria-label={`${__("Edit")}: ${player.name}`} onClick={() => setForm(player)}>
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button variant="ghost" size="icon" aria-label={`${__("Delete")}: ${player.name}`} onClick={() => removeWithUndo(players, player, player.name)}>
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <SampleNotice />
      {form && <PlayerForm player={form === "new" ? null : form} onClose={() => setForm(null)} />}
    </>
  );
}
