import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const whiteNoise = toolArchetype({
  id: "white-noise",
  asked:
    /(?<![\p{L}])(?:(?:white|pink|brown|background|sleep|ambient) ?noises?(?: (?:player|generator|app|machine|maker))?|noise (?:player|generator|machine)|(?:sleep|rain|ambient|ocean|nature|relaxing|calming) ?sounds?(?: (?:player|app|generator|machine))?|(?:weißes|weisses|rosa|braunes) rauschen|rausch(?:en)?-?(?:app|generator|maschine)|(?:einschlaf|regen|natur)-?(?:geräusche?|klänge)(?:-?app)?|ruido (?:blanco|rosa|marrón|de fondo)|sonidos? (?:de lluvia|para dormir|relajantes?|del mar))(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:complaints?|neighbou?rs?|measure\p{L}*|levels?|log|beschwerden?|nachbarn|quejas|vecinos)(?![\p{L}])/iu,
  blueprint: "WhiteNoise",
  title: ["Noise", "Rauschen", "Ruido"],
  icon: "Waves",
  look: appLooks.night,
  kind: ["a white noise player", "ein Rauschen zum Einschlafen", "un reproductor de ruido blanco"],
  names: [
    ["Soft Static", "Hush"],
    ["Leises Rauschen", "Stille Nacht"],
    ["Murmullo", "Rumor suave"],
  ],
  tagline: [
    "Even sounds to sleep or to work by.",
    "Gleichmäßige Klänge zum Schlafen oder Arbeiten.",
    "Sonidos regulares para dormir o trabajar.",
  ],
  features: ["sound", "timer", "persist"],
  pieces: [kept, ["tools/noise.ts", "src/lib/noise.ts"]],
  claims: [
    [
      "White, pink and brown noise, rain and waves, made by the browser and looped without a gap",
      "Weißes, rosa und braunes Rauschen, Regen und Wellen, im Browser erzeugt und ohne Lücke wiederholt",
      "Ruido blanco, rosa y marrón, lluvia y olas, creados en el navegador y repetidos sin cortes",
    ],
    [
      "Volume, and a timer that fades it out after 15 to 120 minutes; the choice survives a reload",
      "Lautstärke und ein Timer, der es nach 15 bis 120 Minuten ausblendet; die Wahl übersteht ein Neuladen",
      "Volumen, y un temporizador que lo apaga poco a poco tras 15 a 120 minutos; la elección sobrevive a una recarga",
    ],
  ],
  caveats: [
    [
      "The sounds are computed, not recorded",
      "Die Klänge sind berechnet, nicht aufgenommen",
      "Los sonidos están calculados, no grabados",
    ],
  ],
});
