import { useState, type PointerEvent } from "react";
import { formation } from "@/content/formation";
import { lineupSpots } from "@/data/lineup-spots";
import { answerOf, place } from "@/data/match-day";
import { players, type Player } from "@/data/players";
import { replies } from "@/data/replies";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { useBoardDrag } from "@/lib/use-board-drag";

const BENCH = "bench";

/** The pitch: players are dragged to their spot, or chosen and then placed, which works by keyboard and touch as well. */
export function Lineup({ matchId }: { matchId: string }) {
  const [held, setHeld] = useState<string | null>(null);
  const squad = useRows(players);
  const answers = useRows(replies);
  const spots = useRows(lineupSpots).filter((row) => row.matchId === matchId);
  const { drag, handlers, begin } = useBoardDrag((id, target) => put(id, target === BENCH ? null : Number(target)));
  const bench = squad.filter((player) => !spots.some((row) => row.playerId === player.id));
  const heldName = squad.find((player) => player.id === held)?.name;

  function put(playerId: string, spot: number | null) {
    place(matchId, playerId, spot);
    setHeld(null);
  }

  function chip(player: Player) {
    return (
      <Chip
        player={player}
        isOut={answerOf(answers, matchId, player.id) === "out"}
        isHeld={held === player.id}
        offset={drag?.id === player.id ? drag : null}
        onHold={() => setHeld(held === player.id ? null : player.id)}
        onBegin={(event) => begin(event, player.id)}
        handlers={handlers}
      />
    );
  }

  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="relative aspect-[3/4] w-full max-w-xl overflow-hidden rounded-card border-2 border-success bg-success-soft">
        <span aria-hidden className="absolute inset-x-0 top-1/2 border-t-2 border-success" />
        <span aria-hidden className="absolute top-1/2 left-1/2 size-24 -translate-1/2 rounded-full border-2 border-success" />
        <span aria-hidden className="absolute -bottom-0.5 left-1/2 h-[14%] w-1/2 -translate-x-1/2 border-2 border-success" />
        <span aria-hidden className="absolute -top-0.5 left-1/2 h-[14%] w-1/2 -translate-x-1/2 border-2 border-success" />
        {formation.map((spot, at) => {
          const row = spots.find((one) => one.spot === at);
          const player = squad.find((one) => one.id === row?.playerId);
          return (
            <div
              key={`${spot.x}-${spot.y}`}
              data-column={at}
              style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
              className="absolute flex w-[23%] -translate-1/2 justify-center"
            >
              {player && !held ? (
                chip(player)
              ) : (
                <button
                  type="button"
                  disabled={!held}
                  onClick={() => held && put(held, at)}
                  aria-label={`${spot.role}: ${player ? player.name : heldName ? `${__("place")} ${heldName}` : __("free")}`}
                  className={cn(
                    "min-h-11 w-full rounded-control border border-dashed border-success bg-card px-1 text-xs text-muted-foreground",
                    held && "cursor-pointer border-solid font-semibold text-foreground hover:bg-muted",
                  )}
                >
                  {player ? player.name.split(" ")[0] : spot.role}
                </button>
              )}
            </div>
          );
        })}
      </div>
      <div data-column={BENCH} className="rounded-card border bg-card p-4">
        <h3 className="mb-3 font-semibold">
          {__("Bench")} ({bench.length})
        </h3>
        <ul className="flex flex-wrap gap-2">
          {bench.map((player) => (
            <li key={player.id}>{chip(player)}</li>
          ))}
        </ul>
        {held && !bench.some((player) => player.id === held) && (
          <button
            type="button"
            onClick={() => put(held, null)}
            className="mt-3 min-h-11 w-full cursor-pointer rounded-control border border-dashed border-input hover:bg-muted"
          >
            {__("To the bench")}
          </button>
        )}
        <p role="status" className="mt-4 text-sm text-muted-foreground">
          {heldName ? `${heldName}: ${__("now choose a spot.")}` : __("Drag a player to a spot, or choose one and then a spot.")}
        </p>
      </div>
    </div>
  );
}

interface ChipProps {
  player: Player;
  isOut: boolean;
  isHeld: boolean;
  offset: { x: number; y: number } | null;
  onHold: () => void;
  onBegin: (event: PointerEvent<HTMLElement>) => void;
  handlers: ReturnType<typeof useBoardDrag>["handlers"];
}

function Chip({ player, isOut, isHeld, offset, onHold, onBegin, handlers }: ChipProps) {
  return (
    <button
      type="button"
      data-card={player.id}
      aria-pressed={isHeld}
      aria-label={isOut ? `${player.name}, ${__("out")}` : player.name}
      onClick={onHold}
      onPointerDown={onBegin}
      {...handlers}
      style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined}
      className={cn(
        "max-w-full min-h-11 cursor-grab touch-none truncate rounded-control border bg-card px-2.5 text-sm font-medium select-none",
        offset && "pointer-events-none relative z-20 cursor-grabbing shadow-lg",
        isHeld ? "border-primary bg-primary text-primary-foreground" : "border-input",
        isOut && !isHeld && "text-destructive line-through",
      )}
    >
      {player.name.split(" ")[0]}
    </button>
  );
}
