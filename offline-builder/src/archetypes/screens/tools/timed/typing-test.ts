import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const typingTest = toolArchetype({
  id: "typing-test",
  asked: called(
    "(?:speed )?typing(?: speed)? (?:test|game|trainer|tutor|practi[cs]e|race|app)s?",
    "(?:wpm|words per minute) (?:test|tester|tracker|counter)",
    "touch typing(?: (?:trainer|practi[cs]e|app))?",
    "(?:(?:tipp|schreib)-?(?:test|trainer|geschwindigkeit(?:stest)?|training)|schreibspiel)",
    "zehn-?finger-?(?:trainer|schreiben|system)",
    "(?:test|prueba|juego) de (?:mecanografía|velocidad de escritura)",
    "mecanografía",
  ),
  other: called("courses?", "school", "service", "lessons?", "kurse?", "schule", "cursos?", "academia"),
  blueprint: "TypingTest",
  title: ["Typing test", "Tipptest", "Test de mecanografía"],
  icon: "Keyboard",
  look: appLooks.desk,
  kind: ["a typing speed test", "ein Tipptest", "un test de mecanografía"],
  names: [
    ["Quick Brown Fox", "Home Row"],
    ["Zehn Finger", "Anschlag für Anschlag"],
    ["Diez dedos", "Tecla a tecla"],
  ],
  tagline: [
    "Type the text: words per minute and accuracy are counted as you go.",
    "Text abtippen: Wörter pro Minute und Genauigkeit zählen mit.",
    "Teclea el texto: palabras por minuto y precisión se cuentan sobre la marcha.",
  ],
  features: ["play", "score", "time", "persist"],
  pieces: [kept, ["tools/typing-rules.ts", "src/lib/typing-rules.ts"]],
  claims: [
    [
      "A text to type against the clock, 15 seconds to two minutes: words per minute and accuracy while you type, wrong letters marked",
      "Ein Text zum Abtippen gegen die Uhr, 15 Sekunden bis zwei Minuten: Wörter pro Minute und Genauigkeit beim Tippen, falsche Zeichen markiert",
      "Un texto para teclear contrarreloj, de 15 segundos a dos minutos: palabras por minuto y precisión mientras tecleas, con las letras mal marcadas",
    ],
    [
      "The best and the last twenty runs are kept in this browser",
      "Der beste und die letzten zwanzig Läufe bleiben in diesem Browser",
      "La mejor y las últimas veinte rondas quedan en este navegador",
    ],
  ],
  vocabulary: { en: "typing", de: "tipptest", es: "mecanografía" },
});
