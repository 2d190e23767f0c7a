import { appLooks } from "../../../lexicon/app-kinds.ts";
import { kept, random } from "./pieces.ts";
import { toolArchetype } from "./tool.ts";

/** Names of the request stand on the wheel: "with Tom, Ana and Luis". */
export const wheel = toolArchetype({
  id: "wheel",
  asked:
    /(?<![\p{L}])(?:(?:random|lucky)(?: \p{L}+)? (?:name|student|winner|person|item|choice|team member|colleague)s? ?(?:picker|chooser|selector|generator|drawer)?|(?:name|winner|student|decision|choice|lunch) (?:picker|chooser|spinner|wheel|draw)|(?:draws?|picks?|chooses?) (?:a|an|the|one|some) (?:random )?(?:winners?|names?|students?)|lucky draw|(?:random|raffle) draw|names (?:from|out of) a hat|wheel of (?:fortune|names|decisions?)|(?:spinning|spinner|prize|decision|fortune) wheel|wheel spinner|spin (?:the|a) wheel|glücksrad|zufalls(?:rad|auswahl|wähler)|namen? (?:ziehen|auslosen|losen)|(?:zufälligen?|zufällig einen) namen|(?:gewinner|namen|schüler) ?(?:auslosen|auslosung|ziehung|zieher)|auslosung|losverfahren|ruleta(?: de (?:nombres|la suerte|premios|decisiones))?|rueda de la fortuna|sorteador|sorte(?:o|ar) (?:de )?(?:nombres|ganador(?:es)?|al azar|premios)|(?:elegir|escoger|sacar) (?:un )?(?:nombres?|alumnos?|ganador)(?: al azar)?)(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:roulette table|casino|tickets? (?:sold|numbers?)|bike|car wheels?|pottery)(?![\p{L}])/iu,
  blueprint: "Wheel",
  title: ["Wheel", "Glücksrad", "Ruleta"],
  icon: "Disc3",
  look: appLooks.club,
  kind: ["a wheel that draws names", "ein Glücksrad für Namen", "una ruleta que sortea nombres"],
  names: [
    ["Spin and See", "Luck of the Draw"],
    ["Dreh und schau", "Wer ist dran"],
    ["Gira y verás", "A quién le toca"],
  ],
  tagline: [
    "Enter names or choices, spin, and one of them is drawn.",
    "Namen oder Vorschläge eintragen, drehen, und einer wird gezogen.",
    "Escribe nombres u opciones, gira, y sale una.",
  ],
  features: ["draw", "persist"],
  pieces: [kept, random],
  claims: [
    [
      "Every line of the list is drawn with the same chance; the draws so far are kept, and who was drawn can leave the wheel",
      "Jede Zeile der Liste wird mit derselben Chance gezogen; die Ziehungen bleiben stehen, und wer gezogen wurde, kann ausscheiden",
      "Cada línea de la lista sale con la misma probabilidad; los sorteos quedan anotados, y quien sale puede dejar la ruleta",
    ],
  ],
  vocabulary: { de: "glücksrad", es: "ruleta" },
});
