import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { kept, slider } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const worldClock = toolArchetype({
  id: "world-clock",
  asked: called(
    "world[- ]?(?:clocks?|times?)",
    "time ?zones?(?: (?:clock|converter|viewer|tool|app|planner))?",
    "welt(?:zeit)?-?uhr(?:en)?",
    "weltzeit",
    "zeitzonen(?:-?(?:rechner|uhr|umrechner|übersicht))?",
    "reloj(?:es)? (?:mundial(?:es)?|del mundo)",
    "(?:zonas horarias|husos horarios|hora mundial)",
  ),
  other: called("repairs?", "meetings? list", "employees?", "records?"),
  blueprint: "WorldClock",
  title: ["World clock", "Weltuhr", "Reloj mundial"],
  icon: "Globe",
  look: appLooks.night,
  kind: ["a world clock", "eine Weltuhr", "un reloj mundial"],
  names: [
    ["Elsewhere Now", "Round the Clock"],
    ["Anderswo jetzt", "Rund um die Uhr"],
    ["Ahora allá", "La hora en el mundo"],
  ],
  tagline: [
    "What time it is elsewhere, now and later.",
    "Wie spät es anderswo ist, jetzt und später.",
    "Qué hora es en otros lugares, ahora y después.",
  ],
  features: ["time", "persist"],
  pieces: [kept, slider, ["tools/zone-rules.ts", "src/lib/zone-rules.ts"]],
  claims: [
    [
      "Clocks run for every zone the browser knows, summer time included; they can be added, removed and moved ahead together",
      "Uhren laufen für jede Zone, die der Browser kennt, mit Sommerzeit; sie lassen sich hinzufügen, entfernen und gemeinsam vorstellen",
      "Hay relojes para cada zona que conoce el navegador, con horario de verano; se añaden, se quitan y se adelantan juntos",
    ],
  ],
  caveats: [
    [
      "Cities bear the English names of their time zones.",
      "Städte tragen die englischen Namen ihrer Zeitzonen.",
      "Las ciudades llevan el nombre inglés de su zona horaria.",
    ],
  ],
});
