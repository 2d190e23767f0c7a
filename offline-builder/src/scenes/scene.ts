import type { SourceFile } from "../archetypes/archetype.ts";
import { mix } from "../emit/random.ts";
import { attribute } from "../emit/literal.ts";
import { backdrops, grounds } from "./backdrops.ts";
import { feet, subjects, usualFeet } from "./subjects.ts";

export interface Scene {
  /** `BreadScene`: component and file name. */
  component: string;
  backdrop: string;
  /** One to three subjects, the first in front. */
  subjects: string[];
  /** What the picture shows, for people who do not see it. */
  label: string;
  seed: number;
  /** 1600 by 640, subjects side by side, for bands across the page. */
  wide?: boolean;
}

interface Placement {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Arrangements in a field of 800 by 600, for one, two and three subjects, back to front. */
const arrangements: Record<number, Placement[][]> = {
  1: [[{ x: 400, y: 330, size: 330, turn: 0 }], [{ x: 420, y: 320, size: 360, turn: -6 }]],
  2: [
    [
      { x: 545, y: 285, size: 210, turn: 6 },
      { x: 320, y: 345, size: 310, turn: -3 },
    ],
    [
      { x: 250, y: 300, size: 220, turn: -7 },
      { x: 480, y: 345, size: 310, turn: 2 },
    ],
  ],
  3: [
    [
      { x: 585, y: 290, size: 190, turn: 5 },
      { x: 215, y: 310, size: 200, turn: -6 },
      { x: 400, y: 360, size: 280, turn: 0 },
    ],
    [
      { x: 600, y: 355, size: 200, turn: 4 },
      { x: 420, y: 265, size: 190, turn: -4 },
      { x: 265, y: 365, size: 260, turn: -2 },
    ],
  ],
};

/** One drawing as a component of its own. Colours come from the theme, so it follows every change of it. */
export function emitScene(scene: Scene): SourceFile {
  const art = scene.wide ? wideArt(scene) : compactArt(scene);
  const content = `export function ${scene.component}({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 ${scene.wide ? "1600 640" : "800 600"}"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label=${attribute(scene.label)}
      className={className}
    >
${indent(art, 6)}
    </svg>
  );
}
`;
  return { path: `src/components/art/${scene.component}.tsx`, content };
}

function compactArt(scene: Scene): string {
  const shown = scene.subjects.slice(0, 3);
  const options = arrangements[shown.length] ?? arrangements[1]!;
  const places = options[mix(scene.seed, scene.component) % options.length]!;
  const groups = [...shown].reverse().map((id, index) => group(id, standing(id, places[index]!, scene.backdrop)));
  return [backdropOf(scene.backdrop), ...groups].join("\n");
}

/** A long counter with everything on it; sizes alternate so that it does not look like a row of icons. */
function wideArt(scene: Scene): string {
  const list = [...scene.subjects, ...scene.subjects].slice(0, 5);
  const sizes = [250, 320, 230, 290, 240];
  const turn = mix(scene.seed, "wide") % list.length;
  const groups = list.map((_, index) => {
    const size = sizes[index]!;
    const id = list[(index + turn) % list.length]!;
    return group(id, standing(id, { x: 190 + index * 305, y: 0, size, turn: 0 }, "counter"));
  });
  return [backdropOf("counter"), ...groups].join("\n");
}

/** Where there is a table, a floor or a shelf, things stand on it, upright; the front ones a little nearer. */
function standing(id: string, place: Placement, backdrop: string): Placement {
  const ground = grounds[backdrop];
  if (!ground) return place;
  const nearer = ground.depth * Math.min(1, Math.max(0, (place.size - 190) / 120));
  return { ...place, y: Math.round(ground.y + nearer - ((feet[id] ?? usualFeet) / 200 - 0.5) * place.size), turn: 0 };
}

export function subjectMarkup(id: string): string {
  const markup = subjects[id];
  if (!markup) throw new Error(`No drawing called ${id}`);
  return markup;
}

function backdropOf(id: string): string {
  const markup = backdrops[id];
  if (!markup) throw new Error(`No backdrop called ${id}`);
  return markup;
}

function group(id: string, { x, y, size, turn }: Placement): string {
  const scale = Number((size / 200).toFixed(3));
  const turned = turn === 0 ? "" : ` rotate(${turn} 100 100)`;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})${turned}`;
  return `<g transform="${place}">\n${indent(subjectMarkup(id), 2)}\n</g>`;
}

export function indent(text: string, columns: number): string {
  const pad = " ".repeat(columns);
  return text
    .split("\n")
    .map((line) => (line ? pad + line : line))
    .join("\n");
}
