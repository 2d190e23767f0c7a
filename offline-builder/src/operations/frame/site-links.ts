import { addImport, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import { constValue, stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll } from "../../edit/source.ts";
import { attribute, jsxText, stringLiteral } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { add, has, quotedTexts, titled } from "../requests.ts";
import { pageNamed } from "../pages/routes.ts";
import { handlesIn } from "./handles.ts";

const siteFile = "src/content/site.ts";
const heroFile = "src/components/sections/Hero.tsx";
const footerFile = "src/components/layout/SiteFooter.tsx";

const understoodButton: Wording = { en: "A button: {label}.", de: "Ein Knopf: {label}.", es: "Un botón: {label}." };
const didButton: Wording = {
  en: "The first page has a button {label}, which leads to {target}",
  de: "Auf der ersten Seite steht ein Knopf {label}, er führt zu {target}",
  es: "La primera página tiene un botón {label} que lleva a {target}",
};
const noTarget: Wording = {
  en: "A button has to lead somewhere, and I could not tell where. Say it: add a button “{label}” that links to a page, an address or the phone number. Pages: {pages}. I changed nothing.",
  de: "Ein Knopf muss irgendwohin führen; wohin, war mir nicht klar. Etwa: Knopf „{label}“, der zu einer Seite, einer Adresse oder der Telefonnummer führt. Seiten: {pages}. Ich habe nichts geändert.",
  es: "Un botón tiene que llevar a algún sitio y no sé a cuál. Dilo: añade un botón «{label}» que enlace a una página, una dirección o el teléfono. Páginas: {pages}. No he cambiado nada.",
};
const noHero: Wording = {
  en: "The first page of this app has no row of buttons to add one to. I changed nothing.",
  de: "Auf der ersten Seite dieser App gibt es keine Reihe von Knöpfen dafür. Ich habe nichts geändert.",
  es: "La primera página de esta aplicación no tiene una fila de botones. No he cambiado nada.",
};

interface NewButton {
  label: string;
  text: string;
}

/** One button more in the hero of a site, which really leads somewhere. */
export const addButton = operation<NewButton>({
  id: "add-button",
  words: "button link call whatsapp action knopf schaltfläche botón enlace",
  match({ text, language }) {
    if (!has(text, add) || !has(text, "buttons?|knopf|schaltfläche|button|botón|cta|call[- ]to[- ]action")) return null;
    if (
      has(
        text,
        "donat\\w*|spenden?\\p{L}*|donar|dark|theme|back to top|scroll|export|csv|print|delete|mark|duplicate|copy|share|login|sign|log|form|each|every|search|radio|upload|import",
      )
    )
      return null;
    const label = quotedTexts(text)[0] ?? labelIn(text);
    return label
      ? {
          confidence: 0.86,
          values: { label: titled(label).replace(/^whatsapp$/i, "WhatsApp"), text },
          understood: worded(understoodButton, language, { label: titled(label) }),
        }
      : null;
  },
  reads: () => [siteFile, heroFile],
  change: (project, values, { language }) => putButton(project, values, language),
});

function labelIn(text: string): string | null {
  const found =
    /(?:button|knopf|botón)\s+(?:called|saying|that says|labelled|named|namens|mit (?:dem text|der aufschrift)|llamado|que diga|for|to|für|zum|para|de)\s+(?:a\s+|the\s+|our\s+)?([\p{L}\p{N} ]{2,30}?)(?=\s+(?:that|which|linking|leading|to|in|on|der|die|que|en)\b|[.,!]|$)/iu.exec(
      text,
    )?.[1] ??
    /(?:add|include|füge|añade|pon)\s+(?:an?\s+|the\s+|einen\s+|un\s+)?([\p{L}\p{N} -]{2,24}?)[ -](?:button|knopf)/iu.exec(
      text,
    )?.[1];
  return found && !/^(?:new|another|call[- ]to[- ]action|cta|second)$/i.test(found) ? found : null;
}

function putButton(project: ProjectEdit, { label, text }: NewButton, language: Language): Changed | Unchanged {
  const { plan } = project;
  const source = project.open(heroFile);
  const links = source
    ? [...elementsNamed(source.program, "Link"), ...elementsNamed(source.program, "a")].filter((node) =>
        source.text.slice(node.openingElement.start, node.openingElement.end).includes("buttonClass("),
      )
    : [];
  const last = links.sort((one, other) => one.start - other.start).at(-1);
  if (!source || !last) return { say: noHero[language] };
  const target = targetOf(project, label, text);
  if (!target)
    return {
      say: worded(noTarget, language, {
        label,
        pages: plan.pages
          .filter((page) => page.nav)
          .map((page) => page.title)
          .join(", "),
      }),
    };
  const look = `className={buttonClass("outline", "lg")}`;
  const markup = target.page
    ? `<Link to=${stringLiteral(target.page)} ${look}>\n  ${jsxText(label)}\n</Link>`
    : `<a href=${target.href} ${look}>\n  ${jsxText(label)}\n</a>`;
  insertAfter(source, last, markup);
  if (target.page) addImport(source, "Link", "react-router");
  if (target.href?.includes("site.")) addImport(source, "site", "@/content/site");
  project.save(heroFile, source);
  return {
    plan,
    claims: [contains(worded(didButton, language, { label, target: target.shown }), heroFile, jsxText(label))],
    notDone: target.note ? [target.note[language]] : [],
    routes: ["/"],
  };
}

const checkNumber: Wording = {
  en: "WhatsApp needs the number with its country code; it uses the phone number of this site as it stands",
  de: "WhatsApp braucht die Nummer mit Ländervorwahl; verwendet wird die Telefonnummer dieser Seite, wie sie ist",
  es: "WhatsApp necesita el número con prefijo de país; usa el teléfono de este sitio tal como está",
};

interface Target {
  page?: string;
  /** As an attribute's value: a string or an expression in braces. */
  href?: string;
  shown: string;
  note?: Wording;
}

/** An address in the request, the site's own phone or mail, WhatsApp, or a page. */
function targetOf(project: ProjectEdit, label: string, text: string): Target | null {
  const url = addressIn(text);
  if (url) return { href: stringLiteral(url), shown: url };
  const source = project.open(siteFile);
  const site = source ? constValue(source, "site") : null;
  const phone = site ? stringAt(site, "phone") : null;
  const number = /\+?\d[\d ()/-]{5,}\d/.exec(text)?.[0] ?? null;
  if (/whats ?app/i.test(text)) {
    if (number) return { href: stringLiteral(`https://wa.me/${number.replace(/\D/g, "")}`), shown: "WhatsApp" };
    return phone
      ? { href: '{`https://wa.me/${site.phone.replace(/\\D/g, "")}`}', shown: "WhatsApp", note: checkNumber }
      : null;
  }
  if (number) return { href: stringLiteral(`tel:${number.replace(/[^+\d]/g, "")}`), shown: number };
  if (phone && has(text, "phone|call|dial|telefon\\w*|anruf\\w*|teléfono|llam\\w*"))
    return { href: '{`tel:${site.phone.replace(/[^+\\d]/g, "")}`}', shown: phone };
  const mail = site ? stringAt(site, "email") : null;
  if (mail && has(text, "e-?mails?|mail|correo")) return { href: "{`mailto:${site.email}`}", shown: mail };
  const named =
    /(?:to|page|zu|zur|zum|seite|a|página)\s+(?:the\s+|our\s+|die\s+|der\s+|la\s+)?([\p{L} ]{3,30}?)(?:\s+page|\s+section)?[.!]?$/iu.exec(
      text,
    )?.[1];
  const page = (named ? pageNamed(project.plan, named) : null) ?? pageNamed(project.plan, label);
  return page && !page.path.includes(":") ? { page: page.path, shown: page.title } : null;
}

function addressIn(text: string): string | null {
  const found = /https?:\/\/[^\s"'<>]+|www\.[^\s"'<>]+/i.exec(text)?.[0]?.replace(/[.,!?)]+$/, "");
  return found ? (found.startsWith("www.") ? `https://${found}` : found) : null;
}

const networks =
  "instagram|facebook|youtube|tiktok|linkedin|mastodon|bluesky|pinterest|twitter|x|threads|vimeo|github|soundcloud|spotify|bandcamp|flickr|behance";
const understoodSocial: Wording = {
  en: "Links to other places of yours.",
  de: "Links zu Ihren anderen Auftritten.",
  es: "Enlaces a tus otros sitios.",
};
const didSocial: Wording = {
  en: "The footer links to {name}: {url}",
  de: "Die Fußzeile verweist auf {name}: {url}",
  es: "El pie enlaza a {name}: {url}",
};
const noAddress: Wording = {
  en: "I do not make up addresses. Say each one, for example: add an Instagram link https://instagram.com/yourname. I changed nothing.",
  de: "Adressen erfinde ich nicht. Nennen Sie jede, etwa: Instagram-Link https://instagram.com/ihrname. Ich habe nichts geändert.",
  es: "No me invento direcciones. Di cada una, por ejemplo: añade un enlace de Instagram https://instagram.com/tunombre. No he cambiado nada.",
};
const noFooter: Wording = {
  en: "This app has no footer for such links, so I changed nothing.",
  de: "Diese App hat keine Fußzeile für solche Links; ich habe nichts geändert.",
  es: "Esta aplicación no tiene pie para esos enlaces y no he cambiado nada.",
};

interface Social {
  name: string;
  url: string;
}

export const socialLinks = operation<{ links: Social[] }>({
  id: "social-links",
  words: "social media instagram facebook youtube link soziale medien redes sociales",
  match({ text, language }) {
    if (
      !has(text, `${add}|link|put|show|verlinke?|zeige?|enlaza|muestra`) ||
      !has(text, `social(?: media)?|${networks}|soziale (?:medien|netzwerke)|redes sociales`)
    )
      return null;
    if (has(text, "login|sign|share|feed|button")) return null;
    const links = [...text.matchAll(/(?:https?:\/\/|www\.)[^\s"'<>,]+/gi)].map(([found]) => {
      const url = addressIn(found)!;
      return {
        url,
        name: titled(
          new RegExp(networks.replace("|x|", "|"), "i").exec(url)?.[0] ?? new URL(url).hostname.replace(/^www\./, ""),
        ),
      };
    });
    if (links.length === 0) links.push(...handlesIn(text));
    return { confidence: 0.86, values: { links }, understood: understoodSocial[language] };
  },
  reads: () => [footerFile],
  change(project, { links }, { language }) {
    if (links.length === 0) return { say: noAddress[language] };
    const source = project.open(footerFile);
    const list = source && elementsNamed(source.program, "ul")[0];
    const last =
      list &&
      findAll(list, "JSXExpressionContainer").find(
        ({ node, parents }) => parents.at(-1) === list && node.end < list.end,
      )?.node;
    if (!source || !last) return { say: noFooter[language] };
    const items = links.map(
      ({ name, url }) =>
        `<li>\n  <a href=${attribute(url)} target="_blank" rel="noreferrer" className="underline-offset-4 hover:underline">\n    ${jsxText(name)}\n  </a>\n</li>`,
    );
    insertAfter(source, last, items.join("\n"));
    project.save(footerFile, source);
    return {
      plan: project.plan,
      claims: links.map(({ name, url }) => contains(worded(didSocial, language, { name, url }), footerFile, url)),
    };
  },
});
