/** The six families that the starter project ships, and the pairs we set them in. */

interface Family {
  package: string;
  stack: string;
}

export const families = {
  figtree: {
    package: "@fontsource-variable/figtree",
    stack: '"Figtree Variable", ui-sans-serif, system-ui, sans-serif',
  },
  outfit: { package: "@fontsource-variable/outfit", stack: '"Outfit Variable", ui-sans-serif, system-ui, sans-serif' },
  bricolage: {
    package: "@fontsource-variable/bricolage-grotesque",
    stack: '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif',
  },
  fraunces: { package: "@fontsource-variable/fraunces", stack: '"Fraunces Variable", ui-serif, Georgia, serif' },
  newsreader: { package: "@fontsource-variable/newsreader", stack: '"Newsreader Variable", ui-serif, Georgia, serif' },
  playfair: {
    package: "@fontsource-variable/playfair-display",
    stack: '"Playfair Display Variable", ui-serif, Georgia, serif',
  },
} satisfies Record<string, Family>;

export interface FontPair {
  display: keyof typeof families;
  body: keyof typeof families;
  weight: number;
  tracking: string;
}

export const fontPairs: Record<string, FontPair> = {
  warm: { display: "fraunces", body: "figtree", weight: 500, tracking: "-0.022em" },
  elegant: { display: "playfair", body: "figtree", weight: 500, tracking: "-0.012em" },
  editorial: { display: "newsreader", body: "newsreader", weight: 500, tracking: "-0.02em" },
  literary: { display: "newsreader", body: "figtree", weight: 500, tracking: "-0.022em" },
  lively: { display: "bricolage", body: "figtree", weight: 650, tracking: "-0.03em" },
  sturdy: { display: "bricolage", body: "outfit", weight: 750, tracking: "-0.03em" },
  geometric: { display: "outfit", body: "figtree", weight: 600, tracking: "-0.028em" },
  plain: { display: "figtree", body: "figtree", weight: 650, tracking: "-0.026em" },
};

export function fontPair(id: string): FontPair {
  return fontPairs[id] ?? fontPairs["plain"]!;
}
