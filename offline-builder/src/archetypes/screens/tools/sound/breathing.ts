import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const breathing = toolArchetype({
  id: "breathing",
  asked:
    /(?<![\p{L}])(?:breath(?:ing|e)?-?(?: ?(?:exercises?|app|timer|guide|trainer|tool|circle|bubble|pacer|coach|practice))+|(?:guided|box|4-?7-?8|deep|calm(?:ing)?|coherent|paced) breathing|breathwork|atem-?(?:übung(?:en)?|app|trainer|timer|kreis|technik|hilfe|training)|(?:app|übungen) zum (?:ruhigen )?atmen|(?:ejercicios?|app|temporizador|guía) (?:de|para) respira(?:r|ción)|respiración (?:guiada|cuadrada|4-?7-?8))(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:courses?|classes|coach(?:ing)?|workshops?|studio|retreats?|kurse?|praxis|taller(?:es)?|curso|clases|protection|asthma)(?![\p{L}])/iu,
  blueprint: "Breathing",
  title: ["Breathe", "Atmen", "Respirar"],
  icon: "Wind",
  look: appLooks.clinic,
  kind: ["a breathing exercise", "eine Atemübung", "un ejercicio de respiración"],
  names: [
    ["Slow Air", "In and Out"],
    ["Ruhig atmen", "Ein und aus"],
    ["Aire lento", "Con calma"],
  ],
  tagline: [
    "A circle that shows when to breathe in, hold and breathe out.",
    "Ein Kreis zeigt, wann ein- und ausgeatmet und wann gehalten wird.",
    "Un círculo que indica cuándo tomar aire, retenerlo y soltarlo.",
  ],
  features: ["timer", "persist"],
  pieces: [kept, ["tools/breathing.ts", "src/lib/breathing.ts"]],
  claims: [
    [
      "4-7-8, box, even and long breaths, or seconds of your own, for 1 to 15 minutes; a soft tone if you like",
      "4-7-8, Box, gleichmäßig, lang aus oder eigene Sekunden, für 1 bis 15 Minuten; auf Wunsch mit leisem Ton",
      "4-7-8, cuadrada, regular, espiración larga o segundos propios, de 1 a 15 minutos; con un tono suave si quieres",
    ],
    [
      "Where less motion is asked for, the circle stays still and the seconds count; finished exercises are counted by day",
      "Wo weniger Bewegung gewünscht ist, bleibt der Kreis still und die Sekunden zählen; beendete Übungen werden je Tag gezählt",
      "Si se pide menos movimiento, el círculo queda quieto y cuentan los segundos; los ejercicios acabados se cuentan por día",
    ],
  ],
  caveats: [
    [
      "It guides the breath; it is no medical advice",
      "Es führt den Atem; es ist kein ärztlicher Rat",
      "Guía la respiración; no es un consejo médico",
    ],
  ],
});
