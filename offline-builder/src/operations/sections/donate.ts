import type { JSXElement } from "oxc-parser";
import { elementsNamed, insertAfter } from "../../edit/jsx.ts";
import { textOf, type Source } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { emitSection } from "../../emit/sections.ts";
import { attribute, stringLiteral } from "../../emit/literal.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { PlannedPage } from "../../plan/plan.ts";
import {
  contains,
  operation,
  worded,
  type Changed,
  type Claim,
  type OperationRequest,
  type Wording,
} from "../operation.ts";
import { add, has, make } from "../requests.ts";
import { didNav, freeName, withAddedPage } from "../pages/add-page.ts";
import { addNavigation, addRoute, navigationPaths, pageFile, sourcePaths } from "../pages/routes.ts";

const words = "donat\\p{L}*|spende\\p{L}*|spendenknopf|spendenseite|donaci\\p{L}*|donativos?|donar|dona";
const heroFile = "src/components/sections/Hero.tsx";
const donateFile = "src/components/sections/Donate.tsx";

const donateTitles: Wording = { en: "Donate", de: "Spenden", es: "Donar" };
const paths: Wording = { en: "/donate", de: "/spenden", es: "/donar" };
const understoodPage: Wording = {
  en: "A donate button with a page to choose an amount.",
  de: "Ein Spendenknopf mit einer Seite, auf der man den Betrag wählt.",
  es: "Un botón para donar con una página donde elegir la cantidad.",
};
const understoodLink: Wording = {
  en: "A donate button that leads to {url}.",
  de: "Ein Spendenknopf, der zu {url} führt.",
  es: "Un botón para donar que lleva a {url}.",
};
const didPage: Wording = {
  en: "Page {title} at {path}: an amount, a name and an email address, all checked",
  de: "Seite {title} unter {path}: Betrag, Name und E-Mail, alles geprüft",
  es: "Página {title} en {path}: cantidad, nombre y correo, todo comprobado",
};
const didButton: Wording = {
  en: "A button {title} at the top of the first page",
  de: "Ein Knopf {title} oben auf der ersten Seite",
  es: "Un botón {title} en la parte superior de la portada",
};
const noMoney: Wording = {
  en: 'Taking money: the page notes what somebody would like to give, on their device only. With a payment page of yours: "Add a donate button to https://…"',
  de: "Geld annehmen: die Seite hält nur auf dem Gerät fest, was jemand geben möchte. Mit einer eigenen Bezahlseite: „Füge einen Spendenknopf zu https://… hinzu“",
  es: "Cobrar: la página solo anota en el dispositivo lo que alguien quiere dar. Con una página de pago tuya: «Añade un botón para donar a https://…»",
};
const notOurs: Wording = {
  en: "The page behind the link: whether it takes money is not known here",
  de: "Die Seite hinter dem Link: ob sie Geld annimmt, ist hier nicht bekannt",
  es: "La página del enlace: aquí no se sabe si cobra",
};
const exists: Wording = {
  en: "There is a place to donate already, at {path}. I changed nothing.",
  de: "Spenden kann man hier schon, unter {path}. Ich habe nichts geändert.",
  es: "Ya se puede donar aquí, en {path}. No he cambiado nada.",
};
const noPlace: Wording = {
  en: "This app has no public first page for a donate button, so I changed nothing.",
  de: "Diese App hat keine öffentliche Startseite für einen Spendenknopf; ich habe nichts geändert.",
  es: "Esta aplicación no tiene una portada pública para un botón de donar y no he cambiado nada.",
};

/** A way to give: to an address that was named, else a page that notes what somebody would like to give. */
export const donate = operation<{ url: string | null }>({
  id: "donate",
  words: "donate donation button give support spenden spendenknopf donar donativo",
  match({ text, language }) {
    if (!has(text, words) || !has(text, `${add}|${make}|show|place|zeig\\p{L}*|muestra`)) return null;
    if (has(text, "rename|remove|delete|column|spalte|columna|field|feld|campo|chart|color|colour")) return null;
    const url = /https:\/\/[^\s"'<>]+[^\s"'<>.,;)]/i.exec(text)?.[0] ?? null;
    const understood = url ? worded(understoodLink, language, { url }) : understoodPage[language];
    return { confidence: 0.94, values: { url }, understood };
  },
  reads: (plan) => [...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, { url }, request) {
    const { plan } = project;
    const known = plan.pages.find((page) => page.sections?.includes("donate") || page.component === "Donate");
    if (known) return { say: worded(exists, request.language, { path: known.path }) };
    if (!project.text(heroFile)) return { say: noPlace[request.language] };
    return url ? linkOnly(project, url, request) : withPage(project, request);
  },
});

function linkOnly(project: ProjectEdit, url: string, { language }: OperationRequest): Changed | { say: string } {
  const title = donateTitles[project.plan.language];
  const claim = addButton(project, `<a href=${attribute(url)}`, {
    title,
    close: "</a>",
    said: worded(didButton, language, { title }),
    shows: url,
  });
  if (!claim) return { say: noPlace[language] };
  return { plan: project.plan, claims: [claim], notDone: [notOurs[language]], routes: ["/"] };
}

function withPage(project: ProjectEdit, { language }: OperationRequest): Changed | { say: string } {
  const { plan } = project;
  const title = donateTitles[plan.language];
  const page: PlannedPage = { path: paths[plan.language], title, component: freeName(plan, "Donate"), nav: true };
  if (!addRoute(project, page)) return { say: noPlace[language] };
  const navigation = addNavigation(project, page.path, title);
  const domain = domainById(plan.domain);
  const context = { plan, domain, copy: domain.copy[plan.language]!, content: {}, names: {} };
  for (const file of emitSection("donate", context)) project.write(file.path, file.content);
  project.write(pageFile(page), donatePage(page));
  const button = addButton(project, `<Link to="${page.path}"`, {
    title,
    close: "</Link>",
    said: worded(didButton, language, { title }),
    shows: `to="${page.path}"`,
  });
  return {
    plan: {
      ...withAddedPage(plan, page),
      forms: [...plan.forms, { id: "donation", page: page.path, kind: "donation" }],
    },
    claims: [
      contains(worded(didPage, language, { title, path: page.path }), donateFile, "pledges.add"),
      ...(navigation ? [contains(worded(didNav, language, { title }), navigation, stringLiteral(page.path))] : []),
      ...(button ? [button] : []),
    ],
    notDone: [noMoney[language]],
    routes: [page.path, "/"],
  };
}

function donatePage(page: PlannedPage): string {
  return `import { PageHeader } from "@/components/layout/PageHeader";
import { Donate } from "@/components/sections/Donate";

export default function ${page.component}Page() {
  return (
    <>
      <PageHeader title=${attribute(page.title)} />
      <Donate />
    </>
  );
}
`;
}

interface Button {
  title: string;
  close: string;
  said: string;
  /** What the written file has to show. */
  shows: string;
}

/** Beside the buttons that the first page opens with, and dressed like them. Null where it has none. */
function addButton(project: ProjectEdit, open: string, { title, close, said, shows }: Button): Claim | null {
  const source = project.open(heroFile);
  const links = source ? elementsNamed(source.program, "Link") : [];
  const dressed = links.flatMap((link) => buttonClassOf(source!, link) ?? []).at(-1);
  const last = links.at(-1);
  if (!source || !last || !dressed) return null;
  insertAfter(source, last, `${open} ${dressed}>\n  ${title}\n${close}`);
  project.save(heroFile, source);
  return contains(said, heroFile, shows);
}

/** `className={buttonClass("outline", "lg")}` as it stands: what suits one button on this ground suits its neighbour. */
function buttonClassOf(source: Source, link: JSXElement): string | null {
  const found = link.openingElement.attributes.find(
    (entry) => entry.type === "JSXAttribute" && textOf(source, entry).startsWith("className={buttonClass("),
  );
  return found ? textOf(source, found) : null;
}
