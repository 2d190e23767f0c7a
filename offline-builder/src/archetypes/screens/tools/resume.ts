import { appLooks } from "../../../lexicon/app-kinds.ts";
import { kept } from "./pieces.ts";
import { toolArchetype } from "./tool.ts";

/** A curriculum vitae that is written in a form and goes on paper. */
export const resume = toolArchetype({
  id: "resume",
  asked:
    /(?<![\p{L}])(?:(?:cv|curriculum(?: vitae)?|r[eé]sum[eé]) ?(?:builder|maker|generator|creator|writer|editor|app|tool|template)|(?:build|write|make|create)s? (?:my |a |an? )?(?:cv|r[eé]sum[eé])|lebenslauf-?(?:generator|editor|app|baukasten|vorlage|ersteller|schreiben)?|(?:creador|generador|editor|plantilla) de (?:cv|curr[ií]culums?)|hacer (?:mi|un) curr[ií]culum)(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:applicants?|candidates?|bewerber|candidatos|hiring|recruit\p{L}*)(?![\p{L}])/iu,
  blueprint: "Resume",
  title: ["Curriculum vitae", "Lebenslauf", "Currículum"],
  icon: "FileUser",
  look: appLooks.desk,
  kind: ["a form that makes a CV", "ein Formular für den Lebenslauf", "un formulario para el currículum"],
  names: [
    ["On One Page", "Way So Far"],
    ["Auf einer Seite", "Der Weg bisher"],
    ["En una página", "Hasta aquí"],
  ],
  tagline: [
    "Write it once; what is printed stands beside it.",
    "Einmal schreiben; daneben steht, was gedruckt wird.",
    "Escríbelo una vez; al lado está lo que se imprime.",
  ],
  features: ["form", "print", "persist"],
  pieces: [
    kept,
    ["tools/resume-data.ts", "src/data/resume.ts"],
    ["tools/ResumeSheet.tsx", "src/components/tools/ResumeSheet.tsx"],
  ],
  claims: [
    [
      "A CV from a form with work, education and skills, seen as it is typed; printed or saved as PDF without the form",
      "Ein Lebenslauf aus einem Formular mit Arbeit, Ausbildung und Kenntnissen, beim Tippen zu sehen; gedruckt oder als PDF ohne das Formular",
      "Un currículum a partir de un formulario con trabajo, formación y conocimientos, a la vista mientras se escribe; se imprime o guarda en PDF sin el formulario",
    ],
  ],
  caveats: [
    [
      "What is written stays in this browser; the person in it is invented until you replace them",
      "Was geschrieben wird, bleibt in diesem Browser; die Person darin ist erfunden, bis Sie sie ersetzen",
      "Lo escrito queda en este navegador; la persona es inventada hasta que la cambies",
    ],
  ],
});
