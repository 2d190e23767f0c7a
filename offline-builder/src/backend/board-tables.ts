/** A board keeps its cards and people in files of their own, not in lists of the plan: their tables. */
import type { ProjectEdit } from "../edit/project-edit.ts";
import { findAll } from "../edit/source.ts";
import { kanbanTexts } from "../archetypes/kanban/texts.ts";
import type { DraftPlan } from "../plan/plan.ts";
import type { Column, Table } from "./tables.ts";

const dataFile = "src/data/cards.ts";
/** What a change has added to the cards since: `labels:json`. */
const option = "cardFields";

export const isBoard = ({ archetype }: Pick<DraftPlan, "archetype">): boolean => archetype === "kanban";

const definitions: Record<string, string> = {
  text: "text not null default ''",
  date: "date",
  flag: "boolean not null default false",
  json: "jsonb",
  list: "jsonb not null default '[]'",
};

const column = (property: string, kind: string, pointsTo: string | null = null): Column => {
  const definition = pointsTo === null ? definitions[kind]! : "text";
  return {
    name: property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    property,
    definition,
    nullable: !definition.includes("not null"),
    pointsTo,
    // Columns of a board come, go and get other names: the database takes any.
    values: null,
    renamed: [],
  };
};

const people = "team_members";

export function boardTables(plan: DraftPlan): Table[] {
  const texts = kanbanTexts[plan.language];
  const added = plan.options[option];
  const extra = (Array.isArray(added) ? added : []).map((entry) => {
    const [property, kind] = entry.split(":");
    return column(property!, kind!);
  });
  return [
    { name: people, key: "person", label: texts.team, columns: [column("name", "text")], isOrdered: true },
    {
      name: "cards",
      key: "card",
      label: texts.board,
      columns: [
        column("title", "text"),
        column("description", "text"),
        column("column", "text"),
        column("due", "date"),
        column("assigneeId", "text", people),
        column("checklist", "list"),
        column("comments", "list"),
        ...extra,
      ],
      isOrdered: true,
    },
  ];
}

const own = new Set(["id", "title", "description", "column", "due", "assigneeId", "checklist", "comments"]);

/** The plan with what cards have by now: changes write fields of cards into the code. */
export function withCardFields(project: ProjectEdit, plan: DraftPlan): DraftPlan {
  const source = isBoard(plan) ? project.open(dataFile) : null;
  const card =
    source && findAll(source.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Card")?.node;
  if (!source || !card) return plan;
  const members = card.body.body.map((member) => source.text.slice(member.start, member.end));
  const now = members.flatMap((member) => {
    const [, property, type] = /^(\w+)\??:\s*(.+?);?$/s.exec(member) ?? [];
    return property === undefined || own.has(property) ? [] : [`${property}:${kindOf(type!)}`];
  });
  // What cards no longer show stays in the database, and is known again when it comes back.
  const before = plan.options[option];
  const fields = [...new Set([...(Array.isArray(before) ? before : []), ...now])];
  return fields.length === 0 ? plan : { ...plan, options: { ...plan.options, [option]: fields } };
}

const kindOf = (type: string): string =>
  type === "string" || type.startsWith("Priority") ? "text" : type === "boolean" ? "flag" : "json";
