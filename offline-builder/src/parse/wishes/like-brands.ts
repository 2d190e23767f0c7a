/** "Like Airbnb" names a kind of app by a company's name: the kind is built, and nothing of the company is copied. */
import type { Language } from "../../plan/plan.ts";

const rentals: Record<Language, string> = {
  en: "Please build a website for renting cabins. Users should be able to browse cabins, book a cabin for a weekend and save favorites. The site should have functionalities for a calendar of bookings and a contact form.",
  de: "Bitte baue eine Website zum Mieten von Hütten. Nutzer sollen Hütten durchsuchen, Hütten buchen und Favoriten speichern können. Die Seite soll einen Kalender der Buchungen und ein Kontaktformular haben.",
  es: "Crea un sitio web para alquilar cabañas. Los usuarios deben poder explorar cabañas, reservar cabañas y guardar favoritas. El sitio debe tener un calendario de reservas y un formulario de contacto.",
};

const kinds: readonly (readonly [brand: string, pattern: RegExp, asked: Record<Language, string>])[] = [
  ["Airbnb", /(?<![\p{L}])(?:airbnb|air bnb|booking\.com|vrbo)(?![\p{L}])/iu, rentals],
];

const likeness =
  /(?<![\p{L}])(?:like|clone|copy|similar to|same as|wie|klon|kopie|ähnlich|como|clon|copia|parecid[oa] a)(?![\p{L}])/iu;

export interface LikeBrand {
  /** What is built, in a request of its own. */
  asked: string;
  /** Said in the report. */
  caveat: string;
}

const caveats: Record<Language, (brand: string) => string> = {
  en: (brand) => `Own look and texts: nothing of ${brand} is copied, neither its name nor its design`,
  de: (brand) => `Eigenes Aussehen, eigene Texte: von ${brand} ist nichts kopiert, weder Name noch Gestaltung`,
  es: (brand) => `Aspecto y textos propios: no se copia nada de ${brand}, ni el nombre ni el diseño`,
};

/** Null where no company is named, or one that is only linked to. */
export function likeBrand(text: string, language: Language): LikeBrand | null {
  if (!likeness.test(text) || text.length > 120) return null;
  const kind = kinds.find(([, pattern]) => pattern.test(text));
  return kind ? { asked: kind[2][language], caveat: caveats[language](kind[0]) } : null;
}
