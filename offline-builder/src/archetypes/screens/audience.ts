import type { Language } from "../../plan/plan.ts";

const behind: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:for|of|among|between)\s+(?:(?:the|our|my|all|people who are|a|an)\s+)*([\p{L}][\p{L}' -]{2,40}?)(?=\s+(?:with|where|to|who|that|which|in|can|so|and|app|at)(?![\p{L}])|\s*[,.;:!?(]|\s*$)/iu,
  de: /(?<![\p{L}])(?:für|unter|von)\s+(?:(?:die|den|unsere[nr]?|meine[nr]?|alle|unser|mein|einen?|eine)\s+)*([\p{L}][\p{L}' -]{2,40}?)(?=\s+(?:mit|wo|die|der|das|in|um|damit|und|zum)(?![\p{L}])|\s*[,.;:!?(]|\s*$)/iu,
  es: /(?<![\p{L}])(?:para|de|entre)\s+(?:(?:los|las|el|la|nuestr[oa]s?|mis?|todos|un|una)\s+)*([\p{L}][\p{L}' -]{2,40}?)(?=\s+(?:con|donde|que|en|para|y)(?![\p{L}])|\s*[,.;:!?(]|\s*$)/iu,
};
const nobody =
  /^(?:me|us|people|everyone|everybody|users|mich|uns|leute|alle|nutzer|mí|nosotros|gente|todos|usuarios|free|now|my .*|website|web)$/iu;

/** Whom an app is for, as it was written: "beekeepers"; null when nobody is named. */
export function audienceOf(text: string, language: Language): string | null {
  const found = (behind[language].exec(text) ?? behind.en.exec(text))?.[1]?.trim();
  return found && !nobody.test(found) && found.split(/\s+/).length <= 4 ? found : null;
}
