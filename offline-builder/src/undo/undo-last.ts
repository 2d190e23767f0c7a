import type { ProjectEdit } from "../edit/project-edit.ts";
import { chips } from "../operations/next-steps.ts";
import { worded, type Wording } from "../operations/operation.ts";
import { phrases } from "../language/phrases.ts";
import { planPath, printPlan } from "../plan/plan-file.ts";
import type { Language, Plan } from "../plan/plan.ts";
import { parseUndo, printUndo, restoring, takenBack, undoPath, type UndoStep } from "./undo-file.ts";
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

function leftOver(steps: readonly UndoStep[]): ToolCall {
  return steps.length > 1
    ? writeFile(undoPath, printUndo(steps.slice(0, -1)))
    : { tool: "delete_file", input: { path: undoPath } };
}

function shortened(request: string): string {
  const line = request.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** The steps so far, as the file kept them, and what has just been changed. */
export function rememberedStep(project: ProjectEdit, plan: Plan, request: string): UndoStep {
  const files = project.changed.map((path) => takenBack(path, project.original(path), project.text(path)));
  return { request, files: [...files, takenBack(planPath, printPlan(project.plan), printPlan(plan))] };
}
