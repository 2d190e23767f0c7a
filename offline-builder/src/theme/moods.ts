/** Words that say which shade of a colour is meant: "soft pink", "warmes Grau", "verde suave". */
import type { Oklch } from "./color.ts";

type Mood = (color: Oklch) => Oklch;

/** Below this a colour is a grey, whose hue says nothing. */
const GREY = 0.03;
const AMBER = 70;
const SLATE = 250;

/** Greys keep their lightness and get the tinge that the word asks for. */
const ofGreys =
  (mood: Mood, grey: Mood): Mood =>
  (color) =>
    color.c < GREY ? grey(color) : mood(color);
const mid = (l: number): number => Math.min(0.62, Math.max(0.48, l));

const calm = ofGreys(
  ({ l, c, h }) => (l > 0.8 ? { l, c: Math.min(c, 0.06), h } : { l: 0.5, c: 0.1, h }),
  ({ l, h }) => ({ l: mid(l), c: 0.008, h }),
);
const soft = ofGreys(
  ({ l, c, h }) => (l > 0.8 ? { l, c: Math.min(c, 0.06), h } : { l: 0.72, c: Math.min(Math.max(c, 0.07), 0.1), h }),
  (color) => (color.l > 0.8 ? color : { l: 0.7, c: 0.008, h: color.h }),
);
const muted = ofGreys(
  ({ l, c, h }) => ({ l: Math.min(0.66, Math.max(0.48, l)), c: Math.min(c, 0.07), h }),
  ({ l, h }) => ({ l: mid(l), c: 0.006, h }),
);
const rich = ofGreys(
  ({ h }) => ({ l: 0.4, c: 0.13, h }),
  ({ h }) => ({ l: 0.35, c: 0.012, h }),
);
const pale = ofGreys(
  ({ h }) => ({ l: 0.86, c: 0.06, h }),
  ({ h }) => ({ l: 0.88, c: 0.006, h }),
);
const warm = ofGreys(
  ({ h }) => ({ l: 0.5, c: 0.16, h: h + 6 }),
  ({ l }) => ({ l: mid(l), c: 0.018, h: AMBER }),
);
const cool = ofGreys(
  ({ l, c, h }) => ({ l: Math.min(0.58, l), c: Math.min(c, 0.12), h: h > 60 && h < 180 ? h + 12 : h }),
  ({ l }) => ({ l: mid(l), c: 0.02, h: SLATE }),
);

const words: readonly (readonly [Mood, string])[] = [
  [warm, "warm warmes warmer warme warmem cálido cálida"],
  [cool, "cool cold kühles kühler kühle kühlem kaltes frío fría"],
  [calm, "calm quiet gentle ruhiges ruhiger ruhige ruhigem tranquilo tranquila sereno serena"],
  [soft, "soft sanftes sanfter sanfte sanftem weiches suave"],
  [muted, "muted dusty faded smoky gedämpftes gedämpfte gedämpftem staubiges apagado apagada empolvado"],
  [rich, "deep rich tiefes tiefe tiefem sattes satte sattem kräftiges profundo profunda intenso intensa"],
  [pale, "pastel pale zartes zarte zartem blasses pálido pálida"],
];
const moods = new Map(words.flatMap(([mood, list]) => list.split(" ").map((word) => [word, mood] as const)));

export const moodOf = (word: string | undefined): Mood | undefined =>
  word === undefined ? undefined : moods.get(word.toLowerCase());
