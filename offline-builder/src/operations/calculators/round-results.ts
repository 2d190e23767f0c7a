/** "Round the total up", "auf ganze Euro runden", "redondea a dos decimales": results of a calculator as round numbers. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { stems } from "../records/records.ts";
import { has } from "../requests.ts";

type Way = "ceil" | "floor" | "round";

const rounds =
  "round(?:ed|ing|s)?|whole|runde\\p{L}*|aufrund\\p{L}*|abrund\\p{L}*|gerundet|ganze[nr]?|redonde\\p{L}*|enter[oa]s?";
const notThese =
  "corners?|edges?|buttons?|cards?|images?|pictures?|photos?|logos?|icons?|avatars?|fields?|inputs?|boxes|rounder|runder\\p{L}*|felder|ecken|kanten|knöpfe|knopf|karten|bilder|esquinas|bordes?|botón|botones|tarjetas?|fotos?|questions?|fragen|preguntas";
const up = "up|upwards?|next|auf|aufrund\\p{L}*|nach oben|nächste\\p{L}*|arriba|alza|siguiente";
const down = "down|downwards?|ab|abrund\\p{L}*|nach unten|abajo|baja";

const understood: Wording = { en: "Round results.", de: "Runde Ergebnisse.", es: "Resultados redondos." };
const did: Wording = {
  en: "{list}: rounded {way} {step}{others}",
  de: "{list}: {way} {step} gerundet{others}",
  es: "{list}: se redondea {way} {step}{others}",
};
const asBefore: Wording = {
  en: "; the other results are worked out as before",
  de: "; die anderen Ergebnisse werden wie bisher berechnet",
  es: "; los demás resultados se calculan como antes",
};
const ways: Record<Way, Wording> = {
  ceil: { en: "up", de: "aufwärts", es: "hacia arriba" },
  floor: { en: "down", de: "abwärts", es: "hacia abajo" },
  round: { en: "", de: "", es: "" },
};
const toStep: Wording = { en: "to {step}", de: "auf {step}", es: "a {step}" };
const whole: Wording = { en: "whole numbers", de: "ganze Zahlen", es: "números enteros" };
const already: Wording = {
  en: "Results are rounded already. To change that, take the last change back and say it anew. I changed nothing.",
  de: "Ergebnisse werden schon gerundet. Um das zu ändern: die letzte Änderung zurücknehmen und neu sagen. Ich habe nichts geändert.",
  es: "Los resultados ya se redondean. Para cambiarlo, deshaz el último cambio y dilo de nuevo. No he cambiado nada.",
};

interface Values {
  way: Way;
  step: number;
  text: string;
}

export const roundResults = operation<Values>({
  id: "round-results",
  words: "",
  match({ text, language }) {
    if (!has(text, rounds) || has(text, notThese)) return null;
    const way: Way = has(text, down)
      ? "floor"
      : has(text, up) && !/(?<!\p{L})auf\s+(?:\d|ganze|volle|zwei|eine)/iu.test(text)
        ? "ceil"
        : "round";
    return { confidence: 0.5, values: { way, step: stepIn(text), text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { way, step, text }, { language }) {
    if (project.plan.archetype !== "calculator") return { say: "" };
    for (const path of project.paths.filter((one) => /^src\/pages\/.+\.tsx$/.test(one))) {
      const found = resultsOf(project, path);
      if (found.length === 0) continue;
      const content = project.text(path)!;
      if (content.includes("function rounded(")) return { say: already[language] };
      const words = ` ${stems(text)} `;
      const named = found.filter(({ label, key }) =>
        [label, key].some(
          (name) =>
            words.includes(` ${stems(name)} `) ||
            stems(name)
              .split(" ")
              .some((word) => word.length > 3 && words.includes(` ${word} `)),
        ),
      );
      const meant = named.length > 0 ? named : found;
      const wrapped = content.replace("given && calculate(given)", "given && rounded(calculate(given))");
      if (wrapped === content) continue;
      const value = (key: string): string =>
        step === 1
          ? `Math.${way}(result.${key})`
          : step < 1
            ? `Math.${way}(result.${key} * ${1 / step}) / ${1 / step}`
            : `Math.${way}(result.${key} / ${step}) * ${step}`;
      const code = `function rounded(result: ReturnType<typeof calculate>): ReturnType<typeof calculate> {
  return { ...result, ${meant.map(({ key }) => `${key}: ${value(key)}`).join(", ")} };
}
`;
      project.write(path, `${wrapped.trimEnd()}\n\n${code}`);
      const list = meant.map(({ label }) => label).join(", ");
      const size = step === 1 ? whole[language] : String(step).replace(".", language === "en" ? "." : ",");
      const says = worded(did, language, {
        list,
        way: ways[way][language],
        step: worded(toStep, language, { step: size }),
        others: meant.length < found.length ? asBefore[language] : "",
      });
      return {
        plan: project.plan,
        claims: [contains(says.replace(/ {2,}/g, " "), path, `Math.${way}(result.${meant[0]!.key}`)],
        routes: ["/"],
      };
    }
    return { say: "" };
  },
});

/** Numbers that the page shows as results, with what they are called there. */
function resultsOf(project: ProjectEdit, path: string): { label: string; key: string }[] {
  const shown = /<dt[^>]*>([^<{]+)<\/dt>\s*<dd[^>]*>\{[^\n]*?format(?:Money|Number)\(result\.(\w+)\)/gu;
  return [...(project.text(path) ?? "").matchAll(shown)].map((found) => ({ label: found[1]!.trim(), key: found[2]! }));
}

const cents = /(\d{1,2})\s*(?:cents?|ct|céntimos)/iu;
const decimals =
  /(\d|one|two|no|zwei|eine|keine|dos|una?|sin)\s*(?:decimals?|decimal places?|digits?|(?:nachkomma|dezimal)stellen?|decimal(?:es)?|cifras decimales)/iu;
const plain =
  /(?:to|auf|a|al|in)\s+(?:the nearest\s+|the next\s+|next\s+|den nächsten\s+|die nächsten\s+|múltiplos de\s+)?[$€£]?(\d+(?:[.,]\d+)?)(?!\s*(?:decimals?|decimal|nachkomma|dezimal|decimales|cents?|ct|céntimos))/iu;
const digitsOf: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  no: 0,
  zwei: 2,
  eine: 1,
  keine: 0,
  dos: 2,
  un: 1,
  una: 1,
  sin: 0,
};

function stepIn(text: string): number {
  const coins = cents.exec(text)?.[1];
  if (coins && Number(coins) > 0) return Number(coins) / 100;
  const places = decimals.exec(text)?.[1]?.toLowerCase();
  if (places !== undefined) return 10 ** -Math.min(4, digitsOf[places] ?? Number(places));
  const step = Number(plain.exec(text)?.[1]?.replace(",", ".") ?? 1);
  return step > 0 ? step : 1;
}
