/** Pages that a German business has to have: drawn up as headings with what is known, for the owner to fill in. */
import { fillBlueprint } from "../../emit/blueprint.ts";
import { literal } from "../../emit/literal.ts";
import type { Copy } from "../../lexicon/domain.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

const pages: readonly PlannedPage[] = [
  { path: "/impressum", title: "Impressum", component: "Imprint", nav: false },
  { path: "/datenschutz", title: "Datenschutz", component: "Privacy", nav: false },
];

export const legalCaveat =
  "Impressum ist eine Vorlage, kein Rechtstext, ebenso Datenschutz: Felder in eckigen Klammern bitte ausfüllen";

/** Who offers something in public has to say who it is; a wedding does not. */
export function legalPages(language: Language, copy: Copy): readonly PlannedPage[] {
  return language === "de" && copy.occasion !== true ? pages : [];
}

export function hasLegalPages(plan: Pick<DraftPlan, "pages">): boolean {
  return plan.pages.some((page) => page.component === "Imprint");
}

export function emitLegalPage(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const imprint = page.component === "Imprint";
  return [
    { path: "src/content/legal.ts", content: legalContent(plan) },
    {
      path: `src/pages/${page.component}.tsx`,
      content: fillBlueprint("legal/Legal.tsx", {
        language: plan.language,
        content: {
          title: page.title,
          lead: imprint ? "Angaben gemäß § 5 DDG" : "Was auf dieser Website mit Daten geschieht",
        },
        names: { component: page.component, sections: imprint ? "imprint" : "privacy" },
      }),
    },
  ];
}

interface LegalSection {
  title: string;
  lines: string[];
}

function legalContent(plan: DraftPlan): string {
  const value = (key: string): string => plan.details.find((detail) => detail.key === key)?.value ?? "";
  const place = [value("address.street"), [postcode, value("address.city")].join(" ")].filter(
    (line) => line !== postcode,
  );
  const reach = [value("phone") && `Telefon: ${value("phone")}`, `E-Mail: ${value("email")}`].filter(Boolean);
  const imprint: LegalSection[] = [
    {
      title: "Anbieter",
      lines: [plan.name, "[Vor- und Nachname der Inhaberin oder des Inhabers, Rechtsform]", ...place],
    },
    { title: "Kontakt", lines: reach },
    {
      title: "Umsatzsteuer",
      lines: ["Umsatzsteuer-Identifikationsnummer nach § 27 a UStG: [USt-IdNr., falls vorhanden]"],
    },
    {
      title: "Register und Aufsicht",
      lines: ["[Registergericht und Nummer, Kammer oder Aufsichtsbehörde, falls zutreffend]"],
    },
    { title: "Verantwortlich für den Inhalt", lines: ["[Name und Anschrift]"] },
    {
      title: "Streitbeilegung",
      lines: ["[Bereit oder nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen]"],
    },
  ];
  const privacy: LegalSection[] = [
    { title: "Verantwortlich", lines: [plan.name, ...place, ...reach] },
    {
      title: "Was Sie eingeben",
      lines: [
        "Eingaben in Formulare werden in Ihrem Browser gespeichert. Diese Website verschickt sie derzeit an niemanden.",
      ],
    },
    {
      title: "Was diese Website nicht tut",
      lines: ["Sie setzt keine Cookies, lädt nichts von fremden Servern und zählt keine Besuche."],
    },
    { title: "Hosting", lines: ["[Name und Anschrift des Anbieters, was er protokolliert und wie lange]"] },
    { title: "Rechtsgrundlage und Dauer", lines: ["[Rechtsgrundlage der Verarbeitung und Dauer der Speicherung]"] },
    {
      title: "Ihre Rechte",
      lines: ["Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch."],
    },
    { title: "Beschwerde", lines: ["[Zuständige Aufsichtsbehörde Ihres Bundeslandes]"] },
  ];
  return `/** Vorlagen, kein Rechtstext: Felder in eckigen Klammern ausfüllen. */
export const imprint = ${literal(imprint)};

export const privacy = ${literal(privacy)};
`;
}

const postcode = "[PLZ]";
