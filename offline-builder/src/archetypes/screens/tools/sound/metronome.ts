import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, pulse } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const metronome = toolArchetype({
  id: "metronome",
  asked:
    /(?<![\p{L}])(?:metr[oó]n[oô]?m[eo]?|tap tempo(?: (?:app|tool|counter))?|(?:bpm|tempo) (?:counter|tapper|finder)|taktgeber)(?:-?app)?(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:repairs?|lessons?|unterricht|clases|reparatur|antique)(?![\p{L}])/iu,
  blueprint: "Metronome",
  title: ["Metronome", "Metronom", "Metrónomo"],
  icon: "Metronome",
  look: appLooks.signal,
  kind: ["a metronome", "ein Metronom", "un metrónomo"],
  names: [
    ["Steady Beat", "Keep Time"],
    ["Im Takt", "Gleichmaß"],
    ["A tempo", "Compás firme"],
  ],
  tagline: [
    "An even beat from 30 to 260 a minute.",
    "Ein gleichmäßiger Schlag, 30 bis 260 in der Minute.",
    "Un pulso regular, de 30 a 260 por minuto.",
  ],
  features: ["sound", "persist"],
  pieces: [kept, pulse, ["tools/tempo.ts", "src/lib/tempo.ts"]],
  claims: [
    [
      "Beats are laid ahead by the clock of the sound card; bars of 1 to 12 beats, with eighths, triplets or sixteenths, and a tempo you can tap",
      "Schläge werden im Voraus nach der Uhr der Soundkarte gesetzt; Takte mit 1 bis 12 Schlägen, mit Achteln, Triolen oder Sechzehnteln, und ein Tempo zum Tippen",
      "Los golpes se programan con el reloj de la tarjeta de sonido; compases de 1 a 12 tiempos, con corcheas, tresillos o semicorcheas, y el tempo se puede marcar a golpes",
    ],
    [
      "Tempo, bar and volume survive a reload",
      "Tempo, Takt und Lautstärke überstehen ein Neuladen",
      "Tempo, compás y volumen sobreviven a una recarga",
    ],
  ],
  vocabulary: { en: "metronome", de: "metronom", es: "metrónomo" },
});
