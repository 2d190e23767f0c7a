/** "Add a gallery page with photos of our breads": the section and a page of its own for it, one after the other. */
import { isChanged, operation, type Wording } from "../operation.ts";
import { navigationPaths, appFile, sourcePaths } from "../pages/routes.ts";
import { add, has } from "../requests.ts";
import { addSection } from "./add-section.ts";
import { ownPage } from "./arrange-sections.ts";

const understood: Wording = { en: "A page of pictures.", de: "Eine Seite mit Bildern.", es: "Una página de imágenes." };
const gallery =
  "gallery|photo gallery|photos?|pictures?|images?|galerie|fotogalerie|bildergalerie|bilder|fotos|galería|imágenes";
const page = "page|tab|seite|unterseite|página";
const asSection = { text: "add a gallery", kind: "gallery" };
const asPage = { text: "put the gallery on its own page" };

export const galleryPage = operation<null>({
  id: "gallery-page",
  words: "",
  match: ({ text, language }) =>
    has(text, add) &&
    has(text, page) &&
    has(text, gallery) &&
    !has(text, "each|every|upload|field|about|on the|to the|background|jede\\p{L}*|feld|cada|campo|auf der|a la|en la")
      ? { confidence: 0.5, values: null, understood: understood[language] }
      : null,
  reads: (plan) => [...sourcePaths(plan), appFile, ...navigationPaths(plan), "src/data/subscribers.ts"],
  change(project, _, request) {
    if (project.plan.entities.length > 0 || !project.plan.pages.some(({ sections }) => sections !== undefined))
      return { say: "" };
    const home = {
      ...request,
      conversation: { ...request.conversation, context: { ...request.conversation.context, current_page: "/" } },
    };
    const section = addSection.change(project, asSection, home);
    if (!isChanged(section)) return section;
    const own = ownPage.change(project.withPlan(section.plan), asPage, home);
    if (!isChanged(own)) return section;
    // It stood nowhere before: that it is gone from the first page is no news.
    const claims = own.claims.filter(({ path }) => path === appFile);
    return { ...own, claims, notDone: [...(section.notDone ?? []), ...(own.notDone ?? [])] };
  },
});
