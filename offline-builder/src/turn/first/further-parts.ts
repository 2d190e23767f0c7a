/** Parts that a request names and its kind does not have: lists that a site shows or an app keeps, and forms that visitors fill in. */
import { ProjectEdit } from "../../edit/project-edit.ts";
import { isChanged, type Changed, type Unchanged } from "../../operations/operation.ts";
import { addFormPage, isFormNotice } from "../../operations/pages/form-page.ts";
import { addSiteList } from "../../operations/parts/site-list.ts";
import { fieldFrom } from "../../operations/fields/wanted-fields.ts";
import { askedForms, type AskedForm } from "../../parse/parts/asked-forms.ts";
import { leadingDeed } from "../../parse/parts/leading-deed.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { SourceFile } from "../../archetypes/archetype.ts";
import { addListOf } from "../../operations/records/add-list.ts";
import { wishlist } from "../../operations/shop/wishlist.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import { keepsRecords } from "../../operations/records/records.ts";
import { listsNamedIn } from "../../lexicon/entities/index.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import { contentsOf } from "../../emit/site-contents.ts";
import { shownListKind } from "../../lexicon/shown-lists/shown-lists.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { hashesOf } from "../apply.ts";
import { unmetItems } from "../unused.ts";
import { accepted, type MetWishes } from "./first-wishes.ts";

/** More entries are no menu of a site any more. */
const MOST_LINKS = 8;

interface Asked {
  request: Understanding;
  conversation: Conversation;
}

/** Lists in the order in which they are named, then forms; what cannot be added stays named as missing. */
export function meetParts({ request, conversation }: Asked, plan: DraftPlan, files: readonly SourceFile[]): MetWishes {
  const { language } = plan;
  let state: MetWishes = { plan, files: new Map(files.map(({ path, content }) => [path, content])), did: [] };
  const add = (change: (project: ProjectEdit) => Changed | Unchanged | null): void => {
    if (state.plan.pages.filter(({ nav }) => nav).length >= MOST_LINKS) return;
    const hashes = hashesOf([...state.files].map(([path, content]) => ({ path, content })));
    const project = new ProjectEdit({ ...state.plan, files: hashes }, state.files);
    const outcome = change(project);
    // That it stands in the navigation is said of all pages together.
    if (outcome && isChanged(outcome))
      state = accepted(state, project, { ...outcome, claims: outcome.claims.slice(0, 1) }) ?? state;
  };
  if (keepsRecords({ ...plan, files: {} })) {
    for (const things of unmetItems(request, [...state.files.values()].join("\n"), language))
      if (isKnownList(things, language)) add((project) => addListOf(project, { things, fields: null }, language));
    return state;
  }
  // What customers keep for later is a change that a shop knows.
  const wish = { text: request.text, language, conversation };
  if (plan.archetype === "shop" && wishlist.match({ ...wish, text: wishWords.exec(request.text)?.[0] ?? "" }) !== null)
    add((project) => wishlist.change(project, null, wish));
  const headed = headings([...state.files.values()], plan);
  for (const item of unmetItems(request, headed, language)) {
    const label = nominative(item.replace(leadingDeed, ""), language);
    if (!noPart.test(label) && isMissing(label, plan))
      add((project) => addSiteList(project, { label, fields: [] }, language));
  }
  for (const form of askedForms(request.text, language))
    if (!hasForm(state.plan, form))
      add((project) => {
        const fields = form.fields.map((field) => fieldFrom(field, form.fields, language));
        return addFormPage(project, { title: form.title, fields, text: request.text }, language);
      });
  const said =
    state.plan.forms.length > 0 ? (state.notDone ?? []).filter((line) => !isFormNotice(line, language)) : state.notDone;
  return { ...state, ...(said ? { notDone: said } : {}) };
}

/** What the lexicon has a list of, by just that name. */
function isKnownList(words: string, language: Language): boolean {
  const wanted = tokens(words).map(stem).join(" ");
  return listsNamedIn(language).some(
    (entity) => tokens(localized(entity.plural, language)).map(stem).join(" ") === wanted,
  );
}

const wishWords =
  /(?<![\p{L}])(?:wish ?-?lists?|favou?rites? list|save (?:products|items) for later|merkliste|merkzettel|wunschliste|wunschzettel|lista de deseos|lista de favoritos)(?![\p{L}])/iu;

/** Customers' praise is never made up, and what things are sorted into is no list of its own. */
const noPart =
  /(?:^|\s)(?:testimonials?|reviews?|categories|tags|kundenstimmen|bewertungen|kategorien|testimonios|opiniones|reseñas|categorías|etiquetas)$/iu;
/** Whoever works there stands on the page of the team, whatever its name. */
const isStaff =
  /(?:^|\s)(?:teachers?|trainers?|coaches|instructors?|staff|team|employees|stylists?|doctors?|therapists?|lehrer(?:innen)?|trainer(?:innen)?|team|mitarbeiter(?:innen)?|profesor(?:es|as)|entrenador(?:es|as)|equipo|personal)$/iu;
/** What a shop, a blog, a paper or a gallery is made of anyway. */
const ownKinds = new Set(["project", "recipe", "goods", "news", "recording", "person"]);

function isMissing(label: string, plan: DraftPlan): boolean {
  if (isStaff.test(label)) return !plan.features.includes("people");
  const kind = shownListKind(label, plan.language)?.id ?? "";
  return ["brochure", "booking"].includes(plan.archetype) || !ownKinds.has(kind);
}

/** "Mit Kursen" asks for "Kurse". */
function nominative(label: string, language: Language): string {
  const bent = language === "de" && shownListKind(label, language) === null ? label.replace(/n$/u, "") : label;
  return shownListKind(bent, language) ? bent : label;
}

/** What stands above something or leads to it: a word in running text is no part of a site. */
function headings(files: readonly string[], plan: DraftPlan): string {
  const found = files.flatMap((content) => [
    ...[...content.matchAll(/(?:title|label|heading)[:=]\s*\{?"([^"]+)"/g)].map(([, words]) => words!),
    ...[...content.matchAll(/<(h[1-3]|Heading)\b[^>]*>([^<{]+)</g)].map(([, , words]) => words!),
  ]);
  const lists = contentsOf({ ...plan, files: {} }).flatMap(({ key, singular, plural }) => [key, singular, plural]);
  return [...found, ...lists, ...plan.features, ...plan.pages.map(({ title }) => title), plan.name].join("\n");
}

/** Whoever signs up, books or applies on a page of the site's own kind needs no second one. */
function hasForm({ pages, forms }: DraftPlan, { title }: AskedForm): boolean {
  const said = tokens(title).map(stem);
  const kinds = forms.map(({ kind }) => kind);
  if (/regist|sign-?up|anmeld|inscripci/i.test(title) && kinds.includes("rsvp")) return true;
  if (/appointment|booking|termin|cita|reserva/i.test(title) && kinds.includes("booking")) return true;
  const isCustom = /custom|bespoke|special|made-to/i.test(title);
  if (!isCustom && /order|bestell|pedido|encargo/i.test(title) && kinds.includes("order")) return true;
  if (/applicat|bewerb|candidatura|solicitud/i.test(title) && kinds.includes("application")) return true;
  // One form to ask with is enough, whatever it is called; a longer title says the same.
  if (pages.some(({ component }) => component === "Enquiry")) return true;
  const words = pages.map((page) => new Set(tokens(page.title).map(stem)));
  return words.some((title) => said.every((word) => title.has(word)));
}
