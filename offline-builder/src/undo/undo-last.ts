import type { ProjectEdit } from "../edit/project-edit.ts";
import { chips } from "../operations/next-steps.ts";
import { worded, type Wording } from "../operations/operation.ts";
import { phrases } from "../language/phrases.ts";
import { planPath, printPlan } from "../plan/plan-file.ts";
import type { Language, Plan } from "../plan/plan.ts";
import { parseUndo, printUndo, restoring, takenBack, undoPath, type UndoStep } from "./undo-file.ts";
import { stem, tokens } from "../parse/words.ts";
import type { Conversation } from "../protocol/conversation.ts";
import { fileContent, readFile, writeFile, type ToolCall, type Turn } from "../protocol/tools.ts";
import { talk, threeSuggestions } from "../turn/talk.ts";
import { checkCalls, judge } from "../turn/verify.ts";

const did: Wording = {
  en: "Taken back: “{request}”. {count} files are as they were before it.",
  de: "Zurückgenommen: „{request}“. {count} Dateien sind wieder wie davor.",
  es: "Deshecho: «{request}». {count} archivos están como antes.",
};
const didOne: Wording = {
  en: "Taken back: “{request}”. The file is as it was before it.",
  de: "Zurückgenommen: „{request}“. Die Datei ist wieder wie davor.",
  es: "Deshecho: «{request}». El archivo está como antes.",
};
const nothing: Wording = {
  en: "There is no change of mine to take back, so I changed nothing. Older versions stand in the history of the project.",
  de: "Es gibt keine Änderung von mir, die ich zurücknehmen könnte; ich habe nichts geändert. Ältere Stände stehen im Verlauf des Projekts.",
  es: "No hay ningún cambio mío que deshacer y no he cambiado nada. Las versiones anteriores están en el historial del proyecto.",
};
const edited: Wording = {
  en: "{files} changed since, so taking back “{request}” would lose that work. I changed nothing. Undo next to a version restores all files as they were.",
  de: "{files} wurde seitdem geändert; „{request}“ zurückzunehmen würde diese Arbeit verlieren. Ich habe nichts geändert. „Rückgängig“ neben einer Version stellt alle Dateien wieder her.",
  es: "{files} cambió desde entonces y deshacer «{request}» perdería ese trabajo. No he cambiado nada. «Deshacer» junto a una versión devuelve todos los archivos.",
};

/** What the last change of this builder left, put back as it was: all of it, or nothing. */
export function* undoLast(
  plan: Plan,
  { conversation, language, has }: { conversation: Conversation; language: Language; has: (path: string) => boolean },
): Turn {
  const suggestions = threeSuggestions(chips(plan, language));
  const [stored] = has(undoPath) ? yield { text: "", calls: [readFile(undoPath)] } : [];
  const steps = parseUndo(fileContent(stored));
  const last = steps.at(-1);
  if (!last) return yield* talk(nothing[language], { language, suggestions });
  const other = namedOther(conversation.request, steps);
  if (other !== null)
    return yield* talk(worded(other ? notLast : noneSuch, language, { request: shortened(last.request), other }), {
      language,
      suggestions,
    });
  const present = last.files.filter(({ path }) => has(path));
  const results = present.length > 0 ? yield { text: "", calls: present.map(({ path }) => readFile(path)) } : [];
  const contents = new Map(present.map(({ path }, at) => [path, fileContent(results[at])]));
  const restored = last.files.map((file) => ({ file, calls: restoring(file, contents.get(file.path) ?? null) }));
  const blocked = restored.filter(({ calls }) => calls === null).map(({ file }) => file.path);
  const short = shortened(last.request);
  if (blocked.length > 0)
    return yield* talk(worded(edited, language, { files: blocked.join(", "), request: short }), {
      language,
      suggestions,
    });
  const checks = checkCalls(conversation.tools, ["/"]);
  yield { text: "", calls: [...restored.flatMap(({ calls }) => calls ?? []), leftOver(steps)] };
  const verdict = judge(checks, yield { text: "", calls: checks }, phrases[language]);
  const count = last.files.filter(({ path }) => path !== planPath).length;
  const text = worded(count === 1 ? didOne : did, language, { request: short, count });
  yield {
    text,
    calls: [{ tool: "finish", input: { did: [text], not_done: verdict.problems, suggestions } }],
  };
}

/** Words that any change may be called by. */
const anyChange =
  /^(?:undo|revert|restore|go|put|take|back|that|this|it|the|last|latest|change|changes|edit|step|thing|one|of|my|your|was|were|way|how|like|as|to|no|please|again|before|previous|version|what|you|did|just|colou?rs?|fonts?|look|style|design|size|all|r(?:ü|ue)ckg(?:ä|ae)ngig|mach\p{L}*|nimm|zur(?:ü|ue)ck|das|die|der|den|es|letzten?|änderung(?:en)?|bitte|wieder|vorher|wie|nein|so|farben?|schrift|deshaz\p{L}*|deshacer|vuelve|atrás|lo|la|el|último|última|cambio|cambios|versión|anterior|por|favor|como|estaba|antes|colores|fuente|and|y|und|i|it|liked|better|more|i|wanted|don|want|t|do|not)$/iu;

/** Another change that the words name: its request, "" where there is none of that name, null where the last one is meant. */
function namedOther(request: string, steps: readonly UndoStep[]): string | null {
  const named = tokens(request).filter((word) => !anyChange.test(word) && word.length > 2);
  if (named.length === 0) return null;
  const holds = (step: UndoStep): boolean => {
    const said = new Set(tokens(step.request).map(stem));
    return named.some((word) => said.has(stem(word)));
  };
  const found = steps.findLast(holds);
  if (found === steps.at(-1)) return null;
  return found ? shortened(found.request) : "";
}

const notLast: Wording = {
  en: "The last change was “{request}”, and “{other}” came before it. I take changes back one after the other, the last one first: say “Undo” for it, then again. I changed nothing; what one change did can also be changed in words.",
  de: "Die letzte Änderung war „{request}“, „{other}“ kam davor. Ich nehme Änderungen der Reihe nach zurück, die letzte zuerst: Sagen Sie dafür „Rückgängig“, dann noch einmal. Ich habe nichts geändert; was eine Änderung tat, lässt sich auch mit Worten ändern.",
  es: "El último cambio fue «{request}», y «{other}» vino antes. Deshago los cambios uno tras otro, primero el último: di «Deshacer» y luego otra vez. No he cambiado nada; lo que hizo un cambio también se puede cambiar con palabras.",
};
const noneSuch: Wording = {
  en: "None of my last changes was about that; the last one was “{request}”. Say “Undo” to take that one back, or what should go: “Remove …”. I changed nothing.",
  de: "Keine meiner letzten Änderungen betraf das; die letzte war „{request}“. Sagen Sie „Rückgängig“ für diese, oder was weg soll: „Entferne …“. Ich habe nichts geändert.",
  es: "Ninguno de mis últimos cambios fue sobre eso; el último fue «{request}». Di «Deshacer» para ese, o qué debe irse: «Quita …». No he cambiado nada.",
};

function leftOver(steps: readonly UndoStep[]): ToolCall {
  return steps.length > 1
    ? writeFile(undoPath, printUndo(steps.slice(0, -1)))
    : { tool: "delete_file", input: { path: undoPath } };
}

export function shortened(request: string): string {
  const line = request.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** The steps so far, as the file kept them, and what has just been changed. */
export function rememberedStep(project: ProjectEdit, plan: Plan, request: string): UndoStep {
  const files = project.changed.map((path) => takenBack(path, project.original(path), project.text(path)));
  return { request, files: [...files, takenBack(planPath, printPlan(project.plan), printPlan(plan))] };
}
