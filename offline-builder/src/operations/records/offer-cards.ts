import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { worded, type Changed, type Wording } from "../operation.ts";
import { carryOut } from "./records.ts";

const did: Wording = {
  en: "{page}: each entry is a card with a picture",
  de: "{page}: jeder Eintrag ist eine Karte mit Bild",
  es: "{page}: cada entrada es una tarjeta con imagen",
};
const drawn: Wording = {
  en: "Photos: I have none, so the pictures are drawings",
  de: "Fotos: ich habe keine, die Bilder sind Zeichnungen",
  es: "Fotos: no tengo ninguna, las imágenes son dibujos",
};

/** What a site offers as cards with pictures. Null where no page lists it. */
export function offerOnCards(project: ProjectEdit, language: Language): Changed | null {
  const { plan } = project;
  const page = plan.pages.find((entry) => entry.sections?.includes("offer-list"));
  if (!page) return null;
  return carryOut(
    project,
    { ...plan, options: { ...plan.options, offerCards: true } },
    {
      language,
      text: worded(did, language, { page: page.title }),
      path: /OfferList\.tsx$/,
      holds: (content) => content.includes("<ItemArt"),
      notDone: [drawn[language]],
    },
  );
}
