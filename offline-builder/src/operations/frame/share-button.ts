/** "Add a share button": what the device offers for sharing, or the address copied where it offers nothing. */
import { addImport, elementsNamed, insertAfter, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import { add, has, remove } from "../requests.ts";

const buttonFile = "src/components/layout/ShareButton.tsx";
const footerFile = "src/components/layout/SiteFooter.tsx";

const understood: Wording = {
  en: "A button for sharing.",
  de: "Ein Knopf zum Teilen.",
  es: "Un botón para compartir.",
};
const did: Wording = {
  en: "A button Share {where}: it opens the sharing of the device, and copies the address where there is none",
  de: "Ein Knopf Teilen {where}: er öffnet das Teilen des Geräts und kopiert die Adresse, wo es keines gibt",
  es: "Un botón Compartir {where}: abre el menú de compartir del dispositivo y copia la dirección donde no lo hay",
};
const places: Record<"detail" | "picture" | "footer" | "head", Wording> = {
  detail: { en: "on the page of each entry", de: "auf der Seite jedes Eintrags", es: "en la página de cada entrada" },
  picture: { en: "under each opened picture", de: "unter jedem geöffneten Bild", es: "bajo cada imagen abierta" },
  footer: { en: "at the foot of every page", de: "am Fuß jeder Seite", es: "al pie de cada página" },
  head: {
    en: "at the head of the first page",
    de: "am Kopf der ersten Seite",
    es: "en la cabecera de la primera página",
  },
};
const already: Wording = {
  en: "There is a button for sharing already. I changed nothing.",
  de: "Einen Knopf zum Teilen gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay un botón para compartir. No he cambiado nada.",
};
const onDevice: Wording = {
  en: "What people enter here stays in their own browser: whoever opens the address sees the app, not these entries",
  de: "Was hier eingegeben wird, bleibt im eigenen Browser: wer die Adresse öffnet, sieht die App, nicht diese Einträge",
  es: "Lo que se introduce aquí queda en el navegador propio: quien abra la dirección verá la aplicación, no estas entradas",
};

const sharing = "share|sharing|shareable|teilen|teil-?knopf|weiterleiten|compartir|comparta\\p{L}*";
const notHere =
  "split|bill|equal|shared? (?:with|by) (?:two|three|my team|everyone)|cost|expenses?|percent|anteil|teilen durch|field|column|feld|spalte|campo|columna|market|screen|(?:my|own) (?:account|login)";

export const shareButton = operation<{ text: string }>({
  id: "share-button",
  words: "share button link copy teilen knopf compartir botón",
  match({ text, language }) {
    if (!has(text, sharing) || has(text, `${notHere}|${remove}`)) return null;
    if (
      !has(
        text,
        `${add}|let|can|allow|able|button|link|lass\\w*|kann|können|knopf|möchte|will|permit\\w*|pueda\\w*|poder|quiero|botón`,
      )
    )
      return null;
    return { confidence: 0.9, values: { text }, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), buttonFile, footerFile],
  change(project, _, { language }) {
    if (project.text(buttonFile) !== null) return { say: already[language] };
    const put = onPictures(project) ?? onDetails(project) ?? inFrame(project);
    if (!put) return { say: "" };
    const { plan } = project;
    project.write(buttonFile, buttonCode(texts[plan.language]));
    return {
      plan,
      claims: [contains(worded(did, language, { where: places[put.place][language] }), put.path, "<ShareButton")],
      notDone: plan.entities.length > 0 && plan.options["backend"] === undefined ? [onDevice[language]] : [],
      routes: ["/"],
    };
  },
});

interface Put {
  path: string;
  place: keyof typeof places;
}

/** Beside the buttons of a gallery's open picture. */
function onPictures(project: ProjectEdit): Put | null {
  const path = "src/components/sections/Works.tsx";
  const source = project.open(path);
  const dialog = source && elementsNamed(source.program, "Dialog")[0];
  const button = dialog && elementsNamed(dialog, "Button")[0];
  if (!source || !button || !source.text.includes("current.title")) return null;
  insertBefore(source, button, "<ShareButton title={current.title} />");
  addImport(source, "ShareButton", "@/components/layout/ShareButton");
  project.save(path, source);
  return { path, place: "picture" };
}

function onDetails(project: ProjectEdit): Put | null {
  for (const page of project.plan.pages.filter((entry) => entry.path.includes("/:"))) {
    const path = pageFile(page);
    const source = project.open(path);
    if (!source) continue;
    const header = elementsNamed(source.program, "PageHeader")[0];
    const beside = header && elementsNamed(header, "Button")[0];
    const title = elementsNamed(source.program, "h1")[0];
    if (beside) insertBefore(source, beside, "<ShareButton />");
    else if (title) insertAfter(source, title, '<div className="mt-4">\n  <ShareButton />\n</div>');
    else continue;
    addImport(source, "ShareButton", "@/components/layout/ShareButton");
    project.save(path, source);
    return { path, place: "detail" };
  }
  return null;
}

function inFrame(project: ProjectEdit): Put | null {
  const source = project.open(footerFile);
  const line = source && (elementsNamed(source.program, "ThemeToggle")[0] ?? elementsNamed(source.program, "p").at(-1));
  if (source && line) {
    insertAfter(source, line, "<ShareButton />");
    addImport(source, "ShareButton", "@/components/layout/ShareButton");
    project.save(footerFile, source);
    return { path: footerFile, place: "footer" };
  }
  const home = project.plan.pages.find(({ path }) => path === "/");
  const path = home ? pageFile(home) : "";
  const page = project.open(path);
  const header = page && (elementsNamed(page.program, "PageHeader")[0] ?? elementsNamed(page.program, "h1")[0]);
  if (!page || !header) return null;
  insertAfter(page, header, '<div className="mb-6">\n  <ShareButton />\n</div>');
  addImport(page, "ShareButton", "@/components/layout/ShareButton");
  project.save(path, page);
  return { path, place: "head" };
}

const texts: Record<Language, { share: string; copied: string }> = {
  en: { share: "Share", copied: "Address copied" },
  de: { share: "Teilen", copied: "Adresse kopiert" },
  es: { share: "Compartir", copied: "Dirección copiada" },
};

function buttonCode({ share, copied }: (typeof texts)["en"]): string {
  return `import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";

/** The sharing of the device; where it has none, the address is copied. */
export function ShareButton({ title }: { title?: string }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title: title ?? document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Whoever closes the dialog shares nothing.
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4" />
      <span role="status">{copied ? "${copied}" : "${share}"}</span>
    </Button>
  );
}
`;
}
