/** One workspace, one project, and everybody who could knock at it. */
import { features } from "@slipway/features/server.ts";
import type { Call, Feature, MountedFeature } from "@slipway/features/feature.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { AppError } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { AccessLevel, Plan, Visibility, WorkspaceRole } from "@slipway/kernel/permissions";
import { createTestApp, type TestApp, type TestAppOptions } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";

export interface Standing {
  name: string;
  signedIn: boolean;
  isStaff: boolean;
  workspaceRole: WorkspaceRole | null;
  collaboratorLevel: AccessLevel | null;
  /** Their session is one of the workspace's single sign-on. */
  bySso: boolean;
}

const standing = (name: string, rest: Partial<Standing> = {}): Standing => ({
  name,
  signedIn: true,
  isStaff: false,
  workspaceRole: null,
  collaboratorLevel: null,
  bySso: false,
  ...rest,
});

/** The first one to sign up is staff, so they come first. */
export const STANDINGS: readonly Standing[] = [
  standing("staff", { isStaff: true }),
  standing("stranger", { signedIn: false }),
  standing("outsider"),
  standing("workspace viewer", { workspaceRole: "viewer" }),
  standing("workspace editor", { workspaceRole: "editor", bySso: true }),
  standing("workspace admin", { workspaceRole: "admin" }),
  standing("workspace owner", { workspaceRole: "owner" }),
  standing("collaborator read", { collaboratorLevel: "read" }),
  standing("collaborator write", { collaboratorLevel: "write" }),
  standing("collaborator admin", { collaboratorLevel: "admin" }),
  standing("viewer and collaborator write", { workspaceRole: "viewer", collaboratorLevel: "write" }),
  standing("project owner", { workspaceRole: "editor", collaboratorLevel: "owner" }),
];

export interface Situation {
  visibility: Visibility;
  plan: Plan;
  inTrash: boolean;
  allowPublicRemix: boolean;
  enforceSso?: boolean;
}

const VISIBILITIES: readonly Visibility[] = ["public", "private", "draft"];
const PLANS: readonly Plan[] = ["free", "pro", "biz", "enterprise"];
const plain = { inTrash: false, allowPublicRemix: false };
export const SITUATIONS: readonly Situation[] = [
  ...VISIBILITIES.flatMap((visibility) => PLANS.map((plan) => ({ visibility, plan, ...plain }))),
  ...VISIBILITIES.map((visibility) => ({ visibility, plan: "biz" as const, inTrash: true, allowPublicRemix: true })),
  { visibility: "public", plan: "biz", inTrash: false, allowPublicRemix: true },
  ...VISIBILITIES.map((visibility) => ({ visibility, plan: "biz" as const, ...plain, enforceSso: true })),
];

export const REACHED = "matrix_reached";

/** Handlers of a feature that, while probing, only say that they were reached: the policy has let the call through. */
function withProbe(feature: Feature, isProbing: () => boolean): Feature {
  const probe = (inner: (input: never, call: Call) => Promise<unknown>) => async (input: never, call: Call) => {
    if (isProbing()) throw new AppError({ code: REACHED, status: 418, userMessage: "Reached." });
    return inner(input, call);
  };
  return {
    ...feature,
    mount(services): MountedFeature {
      const mountedFeature = feature.mount(services);
      const handlers = Object.fromEntries(
        Object.entries(mountedFeature.handlers).map(([name, handler]) => [name, probe(handler)]),
      );
      return { ...mountedFeature, handlers };
    },
  };
}

export interface World extends AsyncDisposable {
  app: TestApp;
  workspaceId: string;
  projectId: string;
  people: ReadonlyMap<string, TestPerson | null>;
  arrange(situation: Situation): Promise<void>;
  /** From here on no handler runs. */
  probe(on: boolean): void;
}

async function seat(
  app: TestApp,
  {
    standing: who,
    person,
    workspaceId,
    projectId,
  }: { standing: Standing; person: TestPerson; workspaceId: string; projectId: string },
): Promise<void> {
  const { pool } = app.services.database;
  const { id: userId } = await person.call(accountsContract.user, {});
  if (who.workspaceRole !== null && who.workspaceRole !== "owner") {
    await pool.query(
      "insert into workspace_members (id, workspace_id, user_id, email, role, joined_at) values ($1, $2, $3, $4, $5, now()) on conflict do nothing",
      [newId("wm"), workspaceId, userId, person.email, who.workspaceRole],
    );
  }
  if (who.bySso)
    await pool.query("update sessions set sso_workspace_id = $1 where user_id = $2", [workspaceId, userId]);
  if (who.collaboratorLevel !== null && who.collaboratorLevel !== "owner") {
    await pool.query(
      "insert into collaborators (id, project_id, user_id, email, access_level, joined_at) values ($1, $2, $3, $4, $5, now())",
      [newId("col"), projectId, userId, person.email, who.collaboratorLevel],
    );
  }
}

export async function createWorld(options: Pick<TestAppOptions, "sandbox" | "config"> = {}): Promise<World> {
  let probing = false;
  const app = await createTestApp({
    ...options,
    features: features.map((feature) => withProbe(feature, () => probing)),
  });
  const people = new Map<string, TestPerson | null>();
  for (const { name, signedIn } of STANDINGS) people.set(name, signedIn ? await app.signUp(name) : null);
  const personOf = (name: string): TestPerson => people.get(name)!;
  const workspaceId = (await personOf("workspace owner").call(accountsContract.user, {})).workspaces[0]!.id;
  const owner = STANDINGS.find(({ name }) => name === "project owner")!;
  await seat(app, { standing: owner, person: personOf(owner.name), workspaceId, projectId: "" });
  const { id: projectId } = await personOf(owner.name).call(projectsContract.create, {
    body: { workspace_id: workspaceId, display_name: "Corner bakery" },
  });
  for (const who of STANDINGS) {
    const person = people.get(who.name);
    if (person && who !== owner) await seat(app, { standing: who, person, workspaceId, projectId });
  }
  const { pool } = app.services.database;
  return {
    app,
    workspaceId,
    projectId,
    people,
    async arrange({ visibility, plan, inTrash, allowPublicRemix, enforceSso = false }) {
      await pool.query("update workspaces set plan = $2, enforce_sso = $3 where id = $1", [
        ...[workspaceId, plan, enforceSso],
      ]);
      await pool.query(
        `update projects set visibility = $2, allow_public_remix = $3, deleted_at = case when $4 then now() end,
         purge_at = case when $4 then now() + interval '30 days' end where id = $1`,
        [projectId, visibility, allowPublicRemix, inTrash],
      );
    },
    probe: (on) => void (probing = on),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
