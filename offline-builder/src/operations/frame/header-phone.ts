import { stringLiteral } from "../../emit/literal.ts";
import { addImport, elementsNamed, insertBefore } from "../../edit/jsx.ts";
import { constValue, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { operation, worded, type Claim, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const siteFile = "src/content/site.ts";
const headerFile = "src/components/layout/SiteHeader.tsx";

const understood: Wording = {
  en: "The phone number in the header.",
  de: "Die Telefonnummer in der Kopfzeile.",
  es: "El teléfono en la cabecera.",
};
const did: Wording = {
  en: "The header of every page shows {phone}, and a tap calls it; on narrow screens it is a button with a receiver",
  de: "Die Kopfzeile jeder Seite zeigt {phone}, ein Tipp ruft an; auf schmalen Bildschirmen ist es ein Knopf mit Hörer",
  es: "La cabecera de cada página muestra {phone} y al tocarlo llama; en pantallas estrechas es un botón con un auricular",
};
const changed: Wording = { en: "Phone: {phone}", de: "Telefon: {phone}", es: "Teléfono: {phone}" };
const invented: Wording = {
  en: "The number is one I made up; tell me yours: “Our phone number is …”",
  de: "Die Nummer ist erfunden; nennen Sie mir Ihre: „Unsere Telefonnummer ist …“",
  es: "El número es inventado; dime el tuyo: «Nuestro teléfono es …»",
};
const noPhone: Wording = {
  en: "This app has no phone number of its own, and a header for it. Say which: “Our phone number is …” works on sites with contact details. I changed nothing.",
  de: "Diese App hat keine eigene Telefonnummer und keine Kopfzeile dafür. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene un teléfono propio ni una cabecera para él. No he cambiado nada.",
};
const already: Wording = {
  en: "The header shows the phone number already. I changed nothing.",
  de: "Die Kopfzeile zeigt die Telefonnummer schon. Ich habe nichts geändert.",
  es: "La cabecera ya muestra el teléfono. No he cambiado nada.",
};
const call: Wording = { en: "Call", de: "Anrufen", es: "Llamar" };

const phoneWords =
  "phone(?: number)?|telephone|tel|number|mobile|telefon(?:nummer)?|rufnummer|nummer|handynummer|teléfono|número|móvil";
const headerWords =
  "headers?|top ?bar|nav(?:igation)?(?: ?bar)?|menu ?bar|(?:at|on) (?:the )?(?:very )?top|top of (?:every|each|the|all)|kopfzeile|kopf|ganz oben|nach oben|oben|menüleiste|cabecera|encabezado|arriba|parte superior|barra superior";

/** "Put our phone number in the header". */
export const headerPhone = operation<{ number: string | null }>({
  id: "header-phone",
  words: "phone number header top call telefon nummer kopfzeile oben teléfono número cabecera arriba",
  match({ text, language }) {
    if (!has(text, phoneWords) || !has(text, headerWords)) return null;
    if (
      has(
        text,
        "remove|delete|hide|colou?r|bigger|smaller|sticky|field|column|entfern\\w*|lösch\\w*|quita|farbe|button|knopf|botón",
      )
    )
      return null;
    if (
      !has(text, "phone\\w*|telephone|tel|mobile|telefon\\w*|rufnummer|handy\\w*|teléfono|móvil") &&
      !/\d{3}/.test(text)
    )
      return null;
    const number = /\+?\d[\d ()/.-]{4,}\d/.exec(text)?.[0].trim() ?? null;
    return { confidence: 0.92, values: { number }, understood: understood[language] };
  },
  reads: () => [siteFile, headerFile],
  change(project, { number }, { language }) {
    const { plan } = project;
    const source = project.open(siteFile);
    const site = source ? constValue(source, "site") : null;
    const place = site ? valueAt(site, "phone") : null;
    if (!source || !place || project.text(headerFile) === null) return { say: noPhone[language] };
    const claims: Claim[] = [];
    const phone = number ?? stringAt(site, "phone")!;
    if (number !== null && stringAt(site, "phone") !== number) {
      setLiteral(source, place, number);
      project.save(siteFile, source);
      claims.push({
        text: worded(changed, language, { phone }),
        path: siteFile,
        holds: (content) => content?.includes(stringLiteral(number)) === true,
      });
    }
    if (!withPhone(project)) return claims.length > 0 ? { plan, claims } : { say: already[language] };
    claims.push({
      text: worded(did, language, { phone }),
      path: headerFile,
      holds: (content) => content?.includes("tel:${site.phone") === true,
    });
    return {
      plan: withDetail(plan, number),
      claims,
      notDone: number === null && isInvented(plan, phone) ? [invented[language]] : [],
      routes: ["/"],
    };
  },
  chip: (plan: Plan, language: Language) =>
    plan.details.some(({ key }) => key === "phone") && plan.options["shell"] === undefined
      ? { en: "Phone number in the header", de: "Telefonnummer in die Kopfzeile", es: "El teléfono en la cabecera" }[
          language
        ]
      : null,
});

function isInvented(plan: Plan, phone: string): boolean {
  return plan.details.some(({ key, value }) => key === "phone" && value === phone) && !plan.request.includes(phone);
}

function withDetail(plan: Plan, number: string | null): Plan {
  if (number === null) return plan;
  return {
    ...plan,
    details: plan.details.map((detail) => (detail.key === "phone" ? { ...detail, value: number } : detail)),
  };
}

/** Before the navigation: the number where there is room, else the receiver alone. False where it stands already. */
function withPhone(project: ProjectEdit): boolean {
  const source = project.open(headerFile);
  const nav = source ? elementsNamed(source.program, "nav")[0] : undefined;
  if (!source || !nav || source.text.includes("tel:${site.phone")) return false;
  insertBefore(
    source,
    nav,
    `<a
  href={\`tel:\${site.phone.replace(/[^+\\d]/g, "")}\`}
  aria-label={\`${call[project.plan.language]} \${site.phone}\`}
  className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 whitespace-nowrap tabular-nums underline-offset-4 hover:underline"
>
  <Phone aria-hidden className="size-4" />
  <span className="hidden sm:inline">{site.phone}</span>
</a>`,
  );
  addImport(source, "Phone", "lucide-react");
  addImport(source, "site", "@/content/site");
  project.save(headerFile, source);
  return true;
}
