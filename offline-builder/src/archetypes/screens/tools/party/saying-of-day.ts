import { literal } from "../../../../emit/literal.ts";
import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { copying, kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";
import { sayings } from "./sayings.ts";

export const sayingOfDay = toolArchetype({
  id: "saying-of-day",
  asked:
    /(?<![\p{L}])(?:(?:quotes?|sayings?|proverbs?|inspiration(?:al quotes?)?|motivation(?:al quotes?)?|affirmations?|thought|wisdom) of the day|(?:daily|random|inspirational|motivational) (?:inspirational |motivational )?(?:quotes?|sayings?|proverbs?|affirmations?|wisdom)(?: (?:generator|app|page))?|quotes? generator|(?:spruch|zitat|sprichwort|weisheit|motivationsspruch) des tages|(?:zufalls|tages)(?:spruch|zitat|sprüche|zitate)(?:-?(?:app|generator))?|(?:zitate|sprüche)-?(?:app|generator)|(?:frase|cita|refrán|proverbio|dicho) del día|(?:frases?|citas?) (?:diarias?|aleatorias?|motivadoras?|motivacionales|inspiradoras?)|generador de (?:frases|citas|refranes))(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:price|prices|request|insurance|roof\p{L}*|estimate|job|invoices?|builders?|angebot|presupuestos?|stock|my own|favou?rite books?)(?![\p{L}])/iu,
  blueprint: "SayingOfDay",
  title: ["Words of the day", "Worte des Tages", "La frase del día"],
  icon: "Quote",
  look: appLooks.night,
  kind: ["words for every day", "Worte für jeden Tag", "una frase para cada día"],
  names: [
    ["A Line a Day", "Morning Words"],
    ["Ein Satz am Tag", "Morgenworte"],
    ["Una línea al día", "Palabras de hoy"],
  ],
  tagline: [
    "A new saying every day, to keep and to pass on.",
    "Jeden Tag ein neuer Spruch, zum Merken und Weitergeben.",
    "Un dicho nuevo cada día, para guardar y compartir.",
  ],
  features: ["daily", "copy", "persist"],
  pieces: [kept, random, copying, ["tools/saying-of-day.ts", "src/lib/saying-of-day.ts"]],
  files: ({ language }) => [
    { path: "src/content/sayings.ts", content: `export const sayings = ${literal(sayings[language])};\n` },
  ],
  claims: [
    [
      "One of thirty sayings for every day, each once before any comes again; days before can be looked up, and others drawn",
      "Einer von dreißig Sprüchen je Tag, jeder einmal, bevor einer wiederkommt; frühere Tage lassen sich ansehen und andere ziehen",
      "Uno de treinta dichos cada día, todos una vez antes de que se repita alguno; se pueden ver días pasados y sacar otros",
    ],
    [
      "Those that are kept survive a reload, and each can be copied",
      "Gemerkte überstehen ein Neuladen, und jeder lässt sich kopieren",
      "Los guardados sobreviven a una recarga, y todos se pueden copiar",
    ],
  ],
  caveats: [
    [
      "The sayings are made up, not quoted from anybody; yours go into src/content/sayings.ts",
      "Die Sprüche sind erdacht und von niemandem zitiert; eigene kommen in src/content/sayings.ts",
      "Los dichos son inventados, no citas de nadie; los tuyos van en src/content/sayings.ts",
    ],
  ],
});
