/** Of which fields people want the highest on top when they say no more than "sort by rating". */
import type { Field } from "../../plan/plan.ts";
import { has } from "../requests.ts";

const praise =
  "ratings?|stars?|scores?|points?|votes?|likes?|popularity|priority|urgency|importance|bewertung(?:en)?|sterne|punkte?|stimmen|beliebtheit|priorität|dringlichkeit|wichtigkeit|valoraci(?:ón|ones)|estrellas|puntos|puntuación|votos|popularidad|prioridad|urgencia|importancia";
const high = /^(?:high(?:est)?|urgent|critical|very high|hoch|sehr hoch|dringend|kritisch|alta|urgente|crítica)$/iu;

/** Ratings and points, and levels whose last one is the most urgent. */
export function highestFirst({ label, type, options }: Field): boolean {
  if (type === "enum") return high.test(options?.at(-1) ?? "");
  return (type === "number" || type === "text") && has(label, praise);
}
