/** "Add a cookie banner": these sites set none, so the banner says what is kept and asks for nothing. */
import { addImport, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { sharingOf } from "../../backend/tables.ts";
import { contains, operation, type Wording } from "../operation.ts";
import { appFile } from "../pages/routes.ts";
import { has } from "../requests.ts";

const noticeFile = "src/components/layout/StorageNotice.tsx";

const understood: Wording = { en: "A cookie notice.", de: "Ein Cookie-Hinweis.", es: "Un aviso de cookies." };
const did: Wording = {
  en: "A notice at the bottom says that this site sets no cookies, and closes for good with one tap",
  de: "Ein Hinweis unten sagt, dass diese Website keine Cookies setzt; ein Tipp schließt ihn dauerhaft",
  es: "Un aviso abajo dice que este sitio no usa cookies y se cierra para siempre con un toque",
};
const noConsent: Wording = {
  en: "It asks for no consent, because nothing here tracks anybody; with analytics or embedded services it would have to. This is no legal advice",
  de: "Er fragt keine Einwilligung ab, weil hier niemand verfolgt wird; mit Statistik oder eingebetteten Diensten müsste er. Das ist keine Rechtsberatung",
  es: "No pide consentimiento porque aquí no se sigue a nadie; con estadísticas o servicios incrustados tendría que hacerlo. No es asesoría legal",
};
const already: Wording = {
  en: "The notice is there already. I changed nothing.",
  de: "Den Hinweis gibt es schon. Ich habe nichts geändert.",
  es: "El aviso ya está. No he cambiado nada.",
};
const noFrame: Wording = {
  en: "I found no place for a notice on every page, so I changed nothing.",
  de: "Ich habe keinen Platz für einen Hinweis auf allen Seiten gefunden und nichts geändert.",
  es: "No he encontrado sitio para un aviso en todas las páginas y no he cambiado nada.",
};

const texts: Record<Language, { label: string; browser: string; stored: string; close: string; more: string }> = {
  en: {
    label: "Cookies",
    browser: "This site sets no cookies. What you enter stays in this browser.",
    stored: "This site sets no cookies for advertising or statistics. Signing in keeps you signed in on this device.",
    close: "Understood",
    more: "Privacy",
  },
  de: {
    label: "Cookies",
    browser: "Diese Website setzt keine Cookies. Was Sie eingeben, bleibt in diesem Browser.",
    stored:
      "Diese Website setzt keine Cookies für Werbung oder Statistik. Eine Anmeldung bleibt auf diesem Gerät gespeichert.",
    close: "Verstanden",
    more: "Datenschutz",
  },
  es: {
    label: "Cookies",
    browser: "Este sitio no usa cookies. Lo que escribes se queda en este navegador.",
    stored:
      "Este sitio no usa cookies de publicidad ni de estadísticas. Al iniciar sesión se recuerda en este dispositivo.",
    close: "Entendido",
    more: "Privacidad",
  },
};

export const storageNotice = operation<null>({
  id: "storage-notice",
  words: "cookie cookies banner notice consent privacy gdpr hinweis datenschutz dsgvo aviso privacidad",
  match({ text, language }) {
    if (
      !has(
        text,
        "cookies?(?:[ -]?(?:banner|hinweis|notice|bar|consent|meldung|leiste|popup))?|consent (?:banner|notice|popup)|gdpr (?:banner|notice|popup)|dsgvo[ -]?(?:banner|hinweis)|aviso de cookies",
      )
    )
      return null;
    if (
      has(
        text,
        "recipes?|bak(?:e|ing)|dough|chocolate|remove|delete|entfern\\w*|lösch\\w*|quita|elimina|oatmeal|\\d|page|seite|página",
      )
    )
      return null;
    return { confidence: 0.93, values: null, understood: understood[language] };
  },
  reads: () => [appFile, noticeFile],
  change(project, _, { language }) {
    if (project.text(noticeFile) !== null) return { say: already[language] };
    const source = project.open(appFile);
    const frame =
      source &&
      (elementsNamed(source.program, "SiteFooter")[0] ??
        elementsNamed(source.program, "AppShell")[0] ??
        elementsNamed(source.program, "Routes")[0]);
    if (!source || !frame) return { say: noFrame[language] };
    insertAfter(source, frame, "<StorageNotice />");
    addImport(source, "StorageNotice", "@/components/layout/StorageNotice");
    project.save(appFile, source);
    project.write(noticeFile, noticeCode(project.plan));
    return {
      plan: project.plan,
      claims: [contains(did[language], appFile, "<StorageNotice />")],
      notDone: [noConsent[language]],
      routes: ["/"],
    };
  },
});

function noticeCode(plan: Plan): string {
  const words = texts[plan.language];
  const policy = plan.pages.find((page) => /privacy|datenschutz|privacidad/i.test(`${page.path} ${page.title}`));
  const link = policy
    ? `\n        <Link to="${policy.path}" className="underline underline-offset-4">\n          ${words.more}\n        </Link>`
    : "";
  // Apps have their navigation at the bottom of a phone; the notice stands above it.
  const place = plan.options["shell"] === undefined ? "bottom-4" : "bottom-20 lg:bottom-4";
  return `import { useState } from "react";
${policy ? 'import { Link } from "react-router";\n' : ""}import { Button } from "@/components/ui/button";

const key = "storage-notice-read";

/** Says what this site keeps. It comes back only where the browser forgot that it was read. */
export function StorageNotice() {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(key) === null);
  if (!isOpen) return null;

  function close() {
    setIsOpen(false);
    try {
      localStorage.setItem(key, "yes");
    } catch {
      // Without room in the browser it is shown again at the next visit.
    }
  }

  return (
    <section
      aria-label="${words.label}"
      className="fixed inset-x-4 ${place} z-40 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border bg-card p-4 text-card-foreground shadow-lg"
    >
      <p className="flex-1 basis-64 text-sm">
        ${sharingOf(plan) === null ? words.browser : words.stored}${link}
      </p>
      <Button size="sm" onClick={close}>
        ${words.close}
      </Button>
    </section>
  );
}
`;
}
