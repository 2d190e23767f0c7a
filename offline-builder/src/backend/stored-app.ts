/** Which apps can keep their lists in the project's database, and the files that do it. */
import type { SourceFile } from "../archetypes/archetype.ts";
import { slug } from "../emit/slug.ts";
import { appBlueprint } from "../emit/app/app-frame.ts";
import { translate } from "../language/translate.ts";
import type { DraftPlan } from "../plan/plan.ts";
import { isBoard } from "./board-tables.ts";
import { hasRoles, sharingOf, tablesOf, type Sharing } from "./tables.ts";
import { asksForDatabase, isForTeam, type Wish } from "./wish.ts";

const storable = new Set(
  "tracker diary matchday forum social events listing invoicing notes seating timetable weather course countdown".split(
    " ",
  ),
);

/** Apps made of lists that people sign in to. A public site needs pages that are seen without. */
export function canBeStored(plan: DraftPlan): boolean {
  if (isBoard(plan)) return true;
  if (plan.entities.length === 0 || plan.entities.some(({ key }) => key === "question")) return false;
  return storable.has(plan.archetype) || (plan.archetype === "platform" && plan.options["site"] !== true);
}

/** Who sees what, where the words leave it open: a board and what a team asked for are shared, other lists belong to who wrote them. */
export function sharingFor(plan: DraftPlan, { sharing, isStated }: Wish, text: string): Sharing {
  if (isStated) return sharing;
  return isForTeam(plan.request) || (isBoard(plan) && asksForDatabase(text)) ? "shared" : sharing;
}

/** The plan with its lists in the database; sign-in comes with it, because without one the rows would be anybody's. */
export function storedPlan(plan: DraftPlan, sharing: Sharing): DraftPlan {
  const { gated: _gated, roles: _roles, ...options } = plan.options;
  const title = translate("Account", plan.language);
  const account = { path: `/${slug(title)}`, title, component: "Account", nav: true };
  return {
    ...plan,
    options: { ...options, backend: sharing, ...(sharing === "shared" ? { roles: true } : {}) },
    features: plan.features.includes("accounts") ? plan.features : [...plan.features, "accounts"],
    pages: plan.pages.some(({ component }) => component === "Account") ? plan.pages : [...plan.pages, account],
  };
}

const claims: Record<Sharing, string> = {
  own: "Sign-in, and a database with row-level security: each account sees its own entries only",
  shared:
    "Sign-in, and one shared list with roles: the first account is the owner and lets others in, to change or only to read",
};

export const storedClaim = (plan: DraftPlan): string => translate(claims[sharingOf(plan) ?? "own"], plan.language);

/** Client, collections, session, the page to sign in, and the gate in front of all others. */
export function storedFiles(plan: DraftPlan): SourceFile[] {
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint: `backend/${blueprint}`,
      path,
      flags: { shared: sharingOf(plan) === "shared", roles: hasRoles(plan), ordered: isBoard(plan) },
    });
  return [
    fill("backend.ts", "src/lib/backend.ts"),
    fill("stored-collection.ts", "src/lib/stored-collection.ts"),
    ...(isBoard(plan) ? [fill("positions.ts", "src/lib/positions.ts")] : []),
    fill("bring-over.ts", "src/lib/bring-over.ts"),
    fill("session.ts", "src/data/session.ts"),
    fill("sign-in.ts", "src/lib/sign-in.ts"),
    fill("SignInForm.tsx", "src/components/account/SignInForm.tsx"),
    fill("Account.tsx", "src/pages/Account.tsx"),
    fill("BringOver.tsx", "src/components/app/BringOver.tsx"),
    fill("AccountGate.tsx", "src/components/app/AccountGate.tsx"),
    ...(hasRoles(plan)
      ? [fill("roles.ts", "src/data/roles.ts"), fill("People.tsx", "src/components/account/People.tsx")]
      : []),
  ];
}

/** The argument of `createStoredCollection` for one list. */
export function tableLiteral(
  plan: DraftPlan,
  { key }: { key: string },
  before: { key: string; samples: string; isCaughtUp: boolean },
): string {
  const table = tablesOf(plan).find((one) => one.key === key)!;
  const quoted = (names: readonly string[]): string => `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
  const nullable = table.columns.filter((column) => column.nullable && column.definition !== "jsonb");
  const links = table.columns.filter(({ pointsTo }) => pointsTo !== null);
  return [
    "{",
    `  name: ${JSON.stringify(table.name)},`,
    `  fields: ${quoted(table.columns.map(({ property }) => property))},`,
    ...(nullable.length > 0 ? [`  nullable: ${quoted(nullable.map(({ property }) => property))},`] : []),
    ...(table.isOrdered === true ? ["  isOrdered: true,"] : []),
    ...(links.length > 0
      ? [
          `  pointsTo: { ${links.map(({ property, pointsTo }) => `${property}: ${JSON.stringify(pointsTo)}`).join(", ")} },`,
        ]
      : []),
    `  before: { key: ${JSON.stringify(before.key)}, samples: ${before.samples}${before.isCaughtUp ? ", upToDate" : ""} },`,
    "}",
  ].join("\n");
}
