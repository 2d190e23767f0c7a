import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { downloading, downloadingPictures, kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const drawing = toolArchetype({
  id: "drawing",
  asked:
    /(?<![\p{L}])(?:(?:drawing|sketching|doodling|doodle|painting|paint|sketch|finger ?paint(?:ing)?) ?(?:app|tool|board|pad|canvas|program(?:me)?|page|game)|sketch ?(?:book|pad) app|whi?te ?boa?rd|(?:app|tool|page|canvas) (?:to|for) (?:draw(?:ing)?|paint(?:ing)?|sketch(?:ing)?|doodl(?:e|ing))|(?:mal|zeichen)-?(?:app|programm|brett|tafel|tool|seite|fläche)|zeichenblock|(?:app|seite|tool) zum (?:malen|zeichnen)|pizarra(?: (?:digital|blanca|virtual|online|interactiva))?|(?:app|aplicación|programa|página|herramienta|tablero|lienzo) (?:de|para) (?:dibuj(?:o|ar)|pintar))(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:kanban|tasks?|class(?:es)?|course|lessons?|tutorials?|painters?|maler(?:betrieb|meister)?|kurs|clases|curso|real[- ]?time|collaborat\p{L}*|shared?|together|multi-?player|gemeinsam|colaborativ\p{L}*|sell\p{L}*|rooms?|teams?)(?![\p{L}])/iu,
  blueprint: "Drawing",
  title: ["Drawing", "Zeichnen", "Dibujar"],
  icon: "Brush",
  look: appLooks.garden,
  kind: ["a drawing app", "eine Zeichen-App", "una app de dibujo"],
  names: [
    ["Blank Sheet", "Freehand"],
    ["Leeres Blatt", "Freihand"],
    ["Hoja en blanco", "A mano alzada"],
  ],
  tagline: [
    "Draw with a mouse, a pen or a finger, and save the picture.",
    "Mit Maus, Stift oder Finger zeichnen und das Bild speichern.",
    "Dibuja con el ratón, un lápiz o el dedo, y guarda la imagen.",
  ],
  features: ["draw", "download", "persist"],
  pieces: [kept, downloading, downloadingPictures, ["tools/strokes.ts", "src/lib/strokes.ts"]],
  claims: [
    [
      "Pen and eraser in any width, eight colours and any other, undo and redo, also of clearing the sheet",
      "Stift und Radierer in jeder Breite, acht Farben und jede andere, Rückgängig und Wiederholen, auch für das Leeren des Blatts",
      "Lápiz y goma de cualquier grosor, ocho colores y cualquier otro, deshacer y rehacer, también al vaciar la hoja",
    ],
    [
      "The drawing survives a reload and is saved as a PNG",
      "Die Zeichnung übersteht ein Neuladen und lässt sich als PNG speichern",
      "El dibujo sobrevive a una recarga y se guarda como PNG",
    ],
  ],
  caveats: [
    [
      "The sheet is in this browser; nobody else draws on it at the same time",
      "Das Blatt liegt in diesem Browser; niemand sonst zeichnet gleichzeitig darauf",
      "La hoja está en este navegador; nadie más dibuja en ella a la vez",
    ],
  ],
  vocabulary: { en: "whiteboard", es: "pizarra" },
});
