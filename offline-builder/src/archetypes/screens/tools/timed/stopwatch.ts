import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, kept, keys } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const stopwatch = toolArchetype({
  id: "stopwatch",
  asked: called(
    "stop[ -]?wat?ch(?:es)?",
    "lap (?:timer|counter with times?)",
    "stopp?[ -]?uhr(?:en)?",
    "rundenzeiten",
    "rundenzeitmesser",
    "cron(?:ó|o)metros?",
  ),
  other: called("repairs?", "watch(?:es)? shop", "sales", "reparatur", "regresivo", "interval(?:o|os|s)?"),
  blueprint: "Stopwatch",
  title: ["Stopwatch", "Stoppuhr", "Cronómetro"],
  icon: "Timer",
  look: appLooks.signal,
  kind: ["a stopwatch", "eine Stoppuhr", "un cronómetro"],
  names: [
    ["Split Second", "Lap by Lap"],
    ["Auf die Sekunde", "Runde für Runde"],
    ["Al segundo", "Vuelta a vuelta"],
  ],
  tagline: [
    "Time to the hundredth, lap by lap.",
    "Zeit auf die Hundertstel, Runde für Runde.",
    "El tiempo a la centésima, vuelta a vuelta.",
  ],
  features: ["time", "laps", "persist"],
  pieces: [kept, copying, keys, ["tools/stopwatch-rules.ts", "src/lib/stopwatch-rules.ts"]],
  claims: [
    [
      "It runs on while the page is closed or reloaded; laps are listed with the fastest and the slowest, and can be copied",
      "Sie läuft weiter, wenn die Seite geschlossen oder neu geladen wird; Runden stehen mit der schnellsten und der langsamsten da und lassen sich kopieren",
      "Sigue corriendo aunque la página se cierre o se recargue; las vueltas muestran la más rápida y la más lenta y se pueden copiar",
    ],
  ],
  vocabulary: { en: "stopwatch", de: "stoppuhr", es: "cronómetro" },
});
