import { Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/cn";
import { formatDay, today } from "@/lib/dates";
import { useKept } from "@/lib/kept";
import { isOver, leadersOf, pointsIn, totalOf, withoutPlayer, withPlayer, type Game } from "@/lib/score-table";

interface Finished {
  date: string;
  winners: string[];
  totals: string;
}

const mostPlayers = 10;

export default function IndexPage() {
  const [game, setGame] = useKept<Game>("scores", { players: [`${__("Player no.")} 1`, `${__("Player no.")} 2`], rounds: [], highWins: true, target: 0 });
  const [finished, setFinished] = useKept<Finished[]>("scores-finished", []);
  const leaders = leadersOf(game);
  const leading = leaders.map((at) => game.players[at]).join(", ");

  function end() {
    const before = { game, finished };
    const totals = game.players.map((name, at) => `${name} ${totalOf(game, at)}`).join(", ");
    setFinished([{ date: today(), winners: leaders.map((at) => game.players[at]!), totals }, ...finished]);
    setGame({ ...game, rounds: [] });
    toast(__("The game is kept below."), {
      label: __("Undo"),
      run: () => {
        setGame(before.game);
        setFinished(before.finished);
      },
    });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant={isOver(game) ? "primary" : "outline"} disabled={game.rounds.length === 0} onClick={end}>
          {__("End the game")}
        </Button>
      </PageHeader>
      <p role="status" className="mb-3 min-h-7 font-display text-lg font-semibold">
        {leaders.length > 0 && `${isOver(game) ? __("Won by") : __("Leading")}: ${leading}`}
      </p>
      <Table aria-label={__("Points")}>
        <thead>
          <tr>
            <Th>{__("Round")}</Th>
            {game.players.map((name, at) => (
              <Th key={at} className="text-right">
                {name}
              </Th>
            ))}
            <Th>
              <span className="sr-only">{__("Delete")}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {game.rounds.map((round, number) => (
            <tr key={number}>
              <Td>{number + 1}</Td>
              {round.map((points, at) => (
                <Td key={at} className="text-right tabular-nums">
                  {points ?? "–"}
                </Td>
              ))}
              <Td className="w-14 py-0">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`${__("Delete")}: ${__("Round")} ${number + 1}`}
                  onClick={() => {
                    setGame({ ...game, rounds: game.rounds.toSpliced(number, 1) });
                    toast(`${__("Round")} ${number + 1}: ${__("deleted")}`, { label: __("Undo"), run: () => setGame(game) });
                  }}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </Td>
            </tr>
          ))}
          <tr className="font-semibold">
            <Td>{__("Total")}</Td>
            {game.players.map((_, at) => (
              <Td key={at} className={cn("text-right text-lg tabular-nums", leaders.includes(at) && "text-primary")}>
                {totalOf(game, at)}
              </Td>
            ))}
            <Td />
          </tr>
        </tbody>
      </Table>
      <NewRound key={`${game.rounds.length} ${game.players.length}`} players={game.players} onRound={(round) => setGame({ ...game, rounds: [...game.rounds, round] })} />
      <Settings game={game} onChange={setGame} />
      <section aria-label={__("Finished games")} className="mt-8">
        <h2 className="text-heading mb-2">{__("Finished games")}</h2>
        {finished.length === 0 && <p className="text-muted-foreground">{__("None yet.")}</p>}
        <ul className="divide-y">
          {finished.map((one, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-medium">{one.winners.join(", ")}</span>
              <span className="text-muted-foreground tabular-nums">
                {one.totals} · {formatDay(one.date)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function NewRound({ players, onRound }: { players: readonly string[]; onRound: (round: number[]) => void }) {
  const [texts, setTexts] = useState(() => players.map(() => ""));
  const [checked, setChecked] = useState(false);
  const points = texts.map(pointsIn);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (points.every((one) => one !== null)) onRound(points);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 rounded-card border border-dashed p-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {players.map((name, at) => (
          <Field key={at} label={name} error={checked && points[at] === null ? __("Please enter a number.") : undefined}>
            {(control) => <Input {...control} autoComplete="off" placeholder="0" value={texts[at]} onChange={(event) => setTexts(texts.with(at, event.target.value))} />}
          </Field>
        ))}
      </div>
      <Button type="submit" className="mt-4">
        <Plus aria-hidden className="size-4" />
        {__("Enter the round")}
      </Button>
    </form>
  );
}

function Settings({ game, onChange }: { game: Game; onChange: (game: Game) => void }) {
  return (
    <section aria-label={__("Players")} className="mt-8">
      <h2 className="text-heading mb-3">{__("Players")}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {game.players.map((name, at) => (
          <li key={at} className="flex items-end gap-1">
            <Field label={`${__("Player no.")} ${at + 1}`} className="min-w-0 flex-1">
              {(control) => <Input {...control} maxLength={24} value={name} onChange={(event) => onChange({ ...game, players: game.players.with(at, event.target.value) })} />}
            </Field>
            <Button
              variant="ghost"
              size="icon"
              disabled={game.players.length === 1}
              aria-label={`${__("Delete")} ${name}`}
              onClick={() => {
                onChange(withoutPlayer(game, at));
                toast(`${name}: ${__("deleted")}`, { label: __("Undo"), run: () => onChange(game) });
              }}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Button variant="outline" disabled={game.players.length === mostPlayers} onClick={() => onChange(withPlayer(game, `${__("Player no.")} ${game.players.length + 1}`))}>
          <Plus aria-hidden className="size-4" />
          {__("One more player")}
        </Button>
        <Field label={__("Who wins")} className="w-48">
          {(control) => (
            <Select {...control} value={game.highWins ? "high" : "low"} onChange={(event) => onChange({ ...game, highWins: event.target.value === "high" })}>
              <option value="high">{__("Most points")}</option>
              <option value="low">{__("Fewest points")}</option>
            </Select>
          )}
        </Field>
        <Field label={__("Ends at points (0: never)")} className="w-52">
          {(control) => <Input {...control} type="number" min={0} value={game.target} onChange={(event) => onChange({ ...game, target: Math.max(0, Number(event.target.value)) })} />}
        </Field>
      </div>
    </section>
  );
}
