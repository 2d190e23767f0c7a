import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { downloading, downloadingPictures, kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const meme = toolArchetype({
  id: "meme",
  asked:
    /(?<![\p{L}])(?:meme-?s? ?-?(?:generators?|generator|makers?|creator|builder|editor|app|tool|machine|erstellen|ersteller|macher)|(?:make|create|build) (?:your own )?memes?|memes? (?:erstellen|machen)|(?:generador|creador|app|editor) (?:de|para(?: hacer| crear)?) memes?)(?![\p{L}])/iu,
  blueprint: "Meme",
  title: ["Meme", "Meme", "Meme"],
  icon: "ImagePlus",
  look: appLooks.signal,
  kind: ["a meme generator", "ein Meme-Generator", "un generador de memes"],
  names: [
    ["Caption This", "Bold Letters"],
    ["Dicke Lettern", "Bild mit Spruch"],
    ["Letras gordas", "Con su frase"],
  ],
  tagline: [
    "Put words above and below a picture, and save it.",
    "Worte über und unter ein Bild setzen und es speichern.",
    "Pon palabras arriba y abajo de una imagen, y guárdala.",
  ],
  features: ["picture", "download"],
  pieces: [kept, downloading, downloadingPictures, ["tools/meme-picture.ts", "src/lib/meme-picture.ts"]],
  claims: [
    [
      "A picture of your own, chosen, dropped or pasted, or one of five drawn backgrounds; words above and below break into lines by themselves",
      "Ein eigenes Bild, gewählt, hereingezogen oder eingefügt, oder einer von fünf gezeichneten Hintergründen; Worte oben und unten brechen von selbst um",
      "Una imagen propia, elegida, arrastrada o pegada, o uno de cinco fondos dibujados; las palabras de arriba y de abajo se parten en líneas solas",
    ],
    [
      "It is saved as a PNG, and nothing is uploaded; the words survive a reload",
      "Es wird als PNG gespeichert, und nichts wird hochgeladen; die Worte überstehen ein Neuladen",
      "Se guarda como PNG y no se sube nada; las palabras sobreviven a una recarga",
    ],
  ],
  caveats: [
    [
      "There are no known meme pictures in it: they belong to others",
      "Bekannte Meme-Bilder sind nicht dabei: sie gehören anderen",
      "No lleva las imágenes de memes conocidos: son de otras personas",
    ],
  ],
});
