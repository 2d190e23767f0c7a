import { localized } from "../../../lexicon/entities/entity.ts";
import type { AppKind } from "../../../lexicon/app-kinds.ts";
import { enumeratedLists, listsOfCrm } from "../../../parse/specification/enumerated.ts";
import { groupPlan } from "../../../parse/specification/group-plan.ts";
import { isShared, listsTogether } from "../../../parse/specification/lists-together.ts";
import { roleLists } from "../../../parse/specification/role-clauses.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Entity } from "../../../plan/plan.ts";

/** Lists behind a colon, where no use of its own is named before it. */
export function enumeratedFor({ text, language }: Understanding, kind: AppKind): Entity[] | null {
  const head = text.split(/:\s/)[0]!.toLowerCase();
  const isNamed =
    kind.id !== "lists" &&
    localized(kind.words, language)
      .split("|")
      .some((words) => head.includes(words));
  const told = groupPlan(text, language) ?? roleLists(text, language)?.entities ?? listsOfCrm(text, language);
  if (told) return told;
  const together = listsTogether(text, language);
  if (together && isBeyond(together, kind)) return together;
  return isNamed || isShared(head) || kind.complete ? null : enumeratedLists(text, language);
}

/** What a use keeps anyway is better kept by its own pages: two lists of its own or more are asked for besides. */
function isBeyond(lists: readonly Entity[], kind: AppKind): boolean {
  const usual = new Set(kind.entities);
  return lists.filter(({ key }) => !usual.has(key)).length >= 2;
}
