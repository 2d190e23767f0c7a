import { Dices } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Segments } from "@/components/tools/Segments";
import { Slider } from "@/components/tools/Slider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";
import { randomBelow } from "@/lib/random";

interface Roll {
  sides: number;
  faces: number[];
  extra: number;
}

const usual = [4, 6, 8, 10, 12, 20, 100];
const mostKept = 50;
const number = new Intl.NumberFormat("$locale$");
const totalOf = ({ faces, extra }: Roll): number => faces.reduce((sum, face) => sum + face, extra);
const nameOf = ({ faces, sides, extra }: Roll): string => `${faces.length} × ${sides}${extra === 0 ? "" : extra > 0 ? ` + ${extra}` : ` − ${-extra}`}`;

export default function IndexPage() {
  const [count, setCount] = useKept("dice-count", 2);
  const [sides, setSides] = useKept("dice-sides", 6);
  const [own, setOwn] = useKept("dice-own", "");
  const [extra, setExtra] = useKept("dice-extra", 0);
  const [rolls, setRolls] = useKept<Roll[]>("dice-rolls", []);
  const ownWrong = own.trim() !== "" && !(/^\d{1,4}$/.test(own.trim()) && Number(own) >= 2 && Number(own) <= 1000);
  const chosen = own.trim() !== "" && !ownWrong ? Number(own) : sides;
  const [latest, ...earlier] = rolls;

  function roll() {
    if (ownWrong) return;
    setRolls([{ sides: chosen, faces: Array.from({ length: count }, () => 1 + randomBelow(chosen)), extra }, ...rolls].slice(0, mostKept));
  }

  useKeys({ " ": roll });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={__("Result")} className="flex min-w-0 flex-col items-center gap-6 rounded-card border bg-card p-5 sm:p-8">
          {latest ? (
            <>
              <ul key={rolls.length === mostKept ? latest.faces.join() : rolls.length} aria-hidden className="flex flex-wrap justify-center gap-3">
                {latest.faces.map((face, at) => (
                  <li key={at}>
                    <Face face={face} sides={latest.sides} />
                  </li>
                ))}
              </ul>
              <p role="status" className="text-center">
                <span className="block text-muted-foreground">{nameOf(latest)}</span>
                <span className="font-display text-6xl font-semibold tabular-nums">{number.format(totalOf(latest))}</span>
                {latest.faces.length > 1 && <span className="block text-muted-foreground tabular-nums">{latest.faces.join(" + ")}{latest.extra !== 0 && ` ${latest.extra > 0 ? "+" : "−"} ${Math.abs(latest.extra)}`}</span>}
              </p>
            </>
          ) : (
            <p role="status" className="py-10 text-muted-foreground">{__("Not rolled yet")}</p>
          )}
          <Button size="lg" className="min-w-40" onClick={roll} disabled={ownWrong}>
            <Dices aria-hidden className="size-5" />
            {__("Roll")}
          </Button>
          {earlier.length > 0 && (
            <div className="w-full">
              <div className="mb-1 flex items-center justify-between gap-3">
                <h2 className="font-display text-base font-semibold">{__("Rolled before")}</h2>
                <Button variant="ghost" size="sm" onClick={() => setRolls([])}>
                  {__("Clear")}
                </Button>
              </div>
              <ol className="max-h-56 divide-y overflow-y-auto tabular-nums">
                {earlier.map((each, at) => (
                  <li key={at} className="flex justify-between gap-4 py-1.5">
                    <span className="min-w-0 truncate text-muted-foreground">
                      {nameOf(each)}: {each.faces.join(", ")}
                    </span>
                    <strong>{number.format(totalOf(each))}</strong>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </section>
        <div className="flex flex-col gap-5">
          <Slider label={__("Number of dice")} min={1} max={20} value={count} onChange={setCount} />
          <Segments
            label={__("Sides")}
            options={usual.map((each) => [String(each), String(each)] as const)}
            value={own.trim() === "" ? String(sides) : ""}
            onChange={(next) => {
              setSides(Number(next));
              setOwn("");
            }}
          />
          <Field label={__("Another number of sides")} error={ownWrong ? __("From 2 to 1000, please.") : undefined}>
            {(control) => <Input {...control} inputMode="numeric" value={own} onChange={(event) => setOwn(event.target.value)} />}
          </Field>
          <Slider label={__("Added to the sum")} min={-20} max={20} value={extra} shown={extra > 0 ? `+${extra}` : String(extra)} onChange={setExtra} />
          <p className="hidden text-sm text-muted-foreground sm:block">{__("The space bar rolls again.")}</p>
        </div>
      </div>
    </>
  );
}

/** Where the pips lie on a grid of three by three. */
const pips: Record<number, readonly number[]> = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function Face({ face, sides }: { face: number; sides: number }) {
  return (
    <svg viewBox="0 0 60 60" className="size-16 animate-[spin_0.25s_ease-out_1] sm:size-20">
      <rect x="2" y="2" width="56" height="56" rx={sides === 6 ? 10 : 28} className="fill-primary" />
      {sides === 6 ? (
        pips[face]!.map((place) => <circle key={place} cx={15 + (place % 3) * 15} cy={15 + Math.floor(place / 3) * 15} r="4.5" className="fill-primary-foreground" />)
      ) : (
        <text x="30" y="31" textAnchor="middle" dominantBaseline="central" fontSize={face > 999 ? 16 : face > 99 ? 20 : 26} fontWeight="700" className="fill-primary-foreground">
          {face}
        </text>
      )}
    </svg>
  );
}
