import type { SourceFile } from "../../archetypes/archetype.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { storedFiles } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { appBlueprint, appRoutes } from "./app-frame.ts";
import { entityNames } from "./naming.ts";

/** People sign in before they see anything. */
export function isGated(plan: DraftPlan): boolean {
  return plan.options["gated"] === true || sharingOf(plan) !== null;
}

/** Accounts of this browser or of the project, the page to sign in and the gate in front of all others. */
export function accountFiles(plan: DraftPlan): SourceFile[] {
  if (sharingOf(plan) !== null) return [...storedFiles(plan), signedIn(plan, "session")];
  const [main] = plan.entities;
  const list = plan.pages.find((page) => main && page.component === entityNames(main).listPage)?.path;
  const home = plan.archetype === "diary" ? "/" : (list ?? "/");
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, { blueprint: `account/${blueprint}`, path, flags: { gated: true }, names: { home } });
  return [
    fill("accounts.ts", "src/data/browser-accounts.ts"),
    fill("Account.tsx", "src/pages/Account.tsx"),
    fill("AccountGate.tsx", "src/components/app/AccountGate.tsx"),
    signedIn(plan, "browser-accounts"),
  ];
}

function signedIn(plan: DraftPlan, session: string): SourceFile {
  const account = plan.pages.find(({ component }) => component === "Account")?.path ?? "/";
  return appBlueprint(plan, {
    blueprint: "account/SignedIn.tsx",
    path: "src/components/app/SignedIn.tsx",
    names: { account, session },
  });
}

/** `src/App.tsx` with the gate around its pages. */
export function gatedRoutes(pages: PlannedPage[]): SourceFile {
  const { path, content } = appRoutes(pages);
  const gated = content
    .replace(`import { AppShell }`, `import { AccountGate } from "@/components/app/AccountGate";\nimport { AppShell }`)
    .replace(
      /( *)<AppShell>\n([\s\S]*?)\n( *)<\/AppShell>/,
      "$1<AppShell>\n$1  <AccountGate>\n$2\n$1  </AccountGate>\n$3</AppShell>",
    );
  return { path, content: gated };
}
