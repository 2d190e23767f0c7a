/** "Hotel management system" names a house that is run: which lists that is, is known. */
import { institutions, type Institution } from "../../lexicon/institutions.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { Language } from "../../plan/plan.ts";
import { namesSite } from "../records/request-form.ts";

const system = "(?:system|software|app|application|tool|platform|dashboard|panel|portal)s?";

function named({ words: [en, de, es] }: Institution): RegExp {
  const phrases = [
    `(?:${en})(?:'s)?[ -](?:management|administration|admin|back[ -]?office)(?: ${system})?`,
    `(?:management|administration|admin|back[ -]?office) ${system} for (?:(?:an?|the|my|our) )?(?:\\p{L}+ )?(?:${en})`,
    `(?:${system} to )?(?:manage|run) (?:an?|the|my|our) (?:\\p{L}+ )?(?:${en})`,
    `(?:${de})s?-?(?:verwaltung|verwaltungssystem|verwaltungs-?(?:app|software)|management|managementsystem|software)`,
    `verwaltung für (?:ein(?:e|en)?|mein(?:e|en)?|unser(?:e|en)?) (?:\\p{L}+ )?(?:${de})`,
    `(?:gestión|administración|gestionar|administrar)(?: integral)? (?:(?:de|del|para) )?(?:(?:un|una|el|la|los|las|mi|mis|nuestro|nuestra) )?(?:${es})`,
    `(?:programa|software|sistema) (?:para|de) (?:(?:un|una|el|la|mi) )(?:${es})`,
  ];
  return new RegExp(`(?<![\\p{L}])(?:${phrases.join("|")})(?![\\p{L}])`, "iu");
}

const known = institutions.map((institution) => ({ institution, pattern: named(institution) }));
/** Whoever says what it is to hold is taken at their word. */
const goesOn = /[:,]|\s(?:with|where|that|which|having|and|mit|wo|und|con|donde|y)\s/iu;
const longest = 80;

/** The lists of it as a request of their own. Null where something else is meant, or more is said of it. */
export function managedInstitution(text: string, language: Language): string | null {
  if (text.length > longest || goesOn.test(text) || namesSite(text)) return null;
  const found = known.find(({ institution, pattern }) => pattern.test(text) || institution.called?.test(text) === true);
  return found ? localized(found.institution.asked, language) : null;
}
