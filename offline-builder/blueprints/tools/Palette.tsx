import { Copy, Download, Lock, LockOpen, RefreshCw } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { contrast, hexOf, hexOfHsl, hslOf, inkOn, paletteOf, type Harmony } from "@/lib/color-rules";
import { copyText } from "@/lib/copy";
import { download } from "@/lib/save-file";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";
import { randomBelow } from "@/lib/random";

interface Swatch {
  color: string;
  locked: boolean;
}

const harmonies: readonly (readonly [Harmony, string])[] = [
  ["analogous", __("Neighbours of the colour")],
  ["complementary", __("With its opposite")],
  ["split", __("With both sides of its opposite")],
  ["triad", __("Three, evenly apart")],
  ["square", __("Four, evenly apart")],
  ["shades", __("Shades of one colour")],
];
const number = new Intl.NumberFormat("$locale$", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const firstBase = "#2f6f8f";

const free = (colors: readonly string[]): Swatch[] => colors.map((color) => ({ color, locked: false }));

export default function IndexPage() {
  const [base, setBase] = useKept("palette-base", firstBase);
  const [text, setText] = useState(base);
  const [harmony, setHarmony] = useKept<Harmony>("palette-harmony", "analogous");
  const [swatches, setSwatches] = useKept<Swatch[]>("palette-swatches", free(paletteOf(firstBase, "analogous")));
  const colors = swatches.map(({ color }) => color);

  /** What is locked stays. */
  function make(color: string, kind: Harmony) {
    const next = paletteOf(color, kind);
    setBase(color);
    setText(color);
    setHarmony(kind);
    setSwatches(next.map((each, at) => (swatches[at]?.locked ? swatches[at] : { color: each, locked: false })));
  }

  /** Any hue, neither grey nor neon. */
  const another = () => make(hexOfHsl({ hue: randomBelow(360), saturation: 35 + randomBelow(45), lightness: 38 + randomBelow(25) }), harmony);

  function type(value: string) {
    const color = hexOf(value);
    if (color) make(color, harmony);
    setText(value);
  }

  const change = (at: number, part: Partial<Swatch>) => setSwatches(swatches.map((swatch, place) => (place === at ? { ...swatch, ...part } : swatch)));
  const css = `:root {\n${colors.map((color, at) => `  --color-${at + 1}: ${color};`).join("\n")}\n}\n`;

  useKeys({ " ": another });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-6 grid items-start gap-4 sm:grid-cols-[5rem_minmax(0,12rem)_minmax(0,1fr)_auto] sm:items-end">
        <Field label={__("Base")}>{(control) => <Input {...control} type="color" className="cursor-pointer p-1.5" value={base} onChange={(event) => make(event.target.value, harmony)} />}</Field>
        <Field label={__("Colour code")} error={hexOf(text) ? undefined : __("Six digits such as #2f6f8f.")}>
          {(control) => <Input {...control} spellCheck={false} autoComplete="off" className="font-mono" value={text} onChange={(event) => type(event.target.value)} />}
        </Field>
        <Field label={__("Harmony")}>
          {(control) => (
            <Select {...control} value={harmony} onChange={(event) => make(base, event.target.value as Harmony)}>
              {harmonies.map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button onClick={another}>
          <RefreshCw aria-hidden className="size-4" />
          {__("Another")}
        </Button>
      </div>
      <ul aria-label={__("Colours")} className="grid overflow-hidden rounded-card border md:h-[26rem] md:grid-cols-5">
        {swatches.map((swatch, at) => (
          <SwatchTile key={at} swatch={swatch} number={at + 1} onLock={() => change(at, { locked: !swatch.locked })} onColor={(color) => change(at, { color, locked: true })} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copyText(colors.join(", "))}>
          <Copy aria-hidden className="size-4" />
          {__("Copy all")}
        </Button>
        <Button variant="outline" onClick={() => void copyText(css)}>
          <Copy aria-hidden className="size-4" />
          {__("Copy as CSS")}
        </Button>
        <Button variant="outline" onClick={() => download("palette.svg", new Blob([pictureOf(colors)], { type: "image/svg+xml" }))}>
          <Download aria-hidden className="size-4" />
          SVG
        </Button>
        <p className="hidden text-sm text-muted-foreground sm:block">{__("The space bar makes another one; locked colours stay.")}</p>
      </div>
      <section aria-label={__("Text on these colours")} className="mt-10">
        <h2 className="text-heading mb-1">{__("Text on these colours")}</h2>
        <p className="mb-4 text-muted-foreground">{__("Contrast of each pair; from 4.5 on small text is easy to read.")}</p>
        <div role="region" aria-label={__("Text on these colours")} tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-xl border-separate border-spacing-1 text-center tabular-nums">
            <tbody>
              {colors.map((back, row) => (
                <tr key={row}>
                  <th scope="row" className="pr-2 text-left font-mono text-sm font-normal">{back}</th>
                  {[...colors, "#ffffff", "#000000"].map((ink, column) => (
                    <td key={column} className="rounded-control px-2 py-2.5" style={column === row ? undefined : { background: back, color: ink }} aria-label={column === row ? undefined : `${ink}: ${number.format(contrast(back, ink))}`}>
                      {column === row ? "" : number.format(contrast(back, ink))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}

interface SwatchTileProps {
  swatch: Swatch;
  number: number;
  onLock: () => void;
  onColor: (color: string) => void;
}

function SwatchTile({ swatch: { color, locked }, number: place, onLock, onColor }: SwatchTileProps) {
  const { hue, saturation, lightness } = hslOf(color);
  const ink = inkOn(color);
  const name = `${__("Colour")} ${place}`;
  const button = "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2.5 hover:bg-current/15";
  return (
    <li className="flex items-center justify-between gap-2 p-3 md:flex-col md:items-stretch md:justify-end md:p-4" style={{ background: color, color: ink }}>
      <div className="min-w-0 md:order-2">
        <button type="button" className={`${button} -ml-2.5 font-mono text-lg font-semibold`} style={{ outlineColor: ink }} aria-label={`${__("Copy")} ${color}`} onClick={() => void copyText(color)}>
          {color}
          <Copy aria-hidden className="size-4" />
        </button>
        <p className="text-sm tabular-nums">
          hsl({Math.round(hue)} {Math.round(saturation)}% {Math.round(lightness)}%)
        </p>
        <p className="text-sm tabular-nums">
          {ink === "#000000" ? __("Black on it:") : __("White on it:")} {number.format(contrast(color, ink))}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 md:order-1 md:mb-auto md:justify-between">
        <button type="button" className={`${button} aria-pressed:bg-current/25`} style={{ outlineColor: ink }} aria-pressed={locked} aria-label={`${__("Lock")}: ${name}`} onClick={onLock}>
          {locked ? <Lock aria-hidden className="size-5" /> : <LockOpen aria-hidden className="size-5" />}
        </button>
        <input type="color" aria-label={`${__("Change")}: ${name}`} className="size-11 cursor-pointer rounded-control border border-current bg-transparent p-1" style={{ outlineColor: ink }} value={color} onChange={(event) => onColor(event.target.value)} />
      </div>
    </li>
  );
}

const pictureOf = (colors: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${colors.length * 100} 100">${colors.map((color, at) => `<rect x="${at * 100}" width="100" height="100" fill="${color}"/>`).join("")}</svg>`;
