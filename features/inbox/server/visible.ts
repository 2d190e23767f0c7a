/** Notices are for people who have the right to what they tell of: when it is made, read, counted and mailed. */
import { ANY_SIGN_IN, can, canInWorkspace, effectiveLevel, type ProjectPermission } from "@slipway/kernel/permissions";
import { loadProjectFacts } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { loadWorkspaceFacts } from "../../workspaces/server/index.ts";
import { KINDS, type NoticeKind } from "../contract/index.ts";

export interface About {
  kind: NoticeKind;
  projectId: string | null;
  workspaceId: string | null;
}

export type VisiblePorts = Needs<"accounts" | "database">;

/** The right that the place needs where a notice's content stands in the project. Other kinds need access to it. */
const RIGHTS: Partial<Record<NoticeKind, ProjectPermission>> = {
  access_asked: "AddProjectViewers",
  run_finished: "EditProject",
  run_failed: "EditProject",
  run_asks: "EditProject",
  security: "EditProject",
  taken_down: "DeleteProject",
  given_back: "DeleteProject",
};

/** A function that says of each notice whether the person has the right to it. A thing is asked about once. */
export function rightsOf(services: VisiblePorts, userId: string): (about: About) => Promise<boolean> {
  // A notice is told to the person, as a mail is. Opening what it tells of takes the workspace's sign-in.
  const caller = { userId, ssoWorkspaceId: ANY_SIGN_IN };
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const asked = (known.get(key) as Promise<T> | undefined) ?? ask();
    known.set(key, asked);
    return asked;
  };
  const toProject = async (id: string, kind: NoticeKind): Promise<boolean> => {
    const facts = await once(id, () => loadProjectFacts(services, id, caller));
    if (facts === null || facts.inTrash || effectiveLevel(facts) === null) return false;
    const right = RIGHTS[kind];
    return right === undefined || can(facts, right);
  };
  const toWorkspace = async (id: string, kind: NoticeKind): Promise<boolean> => {
    const facts = await once(id, () => loadWorkspaceFacts(services, id, caller));
    return facts !== null && canInWorkspace(facts, kind === "invited" ? "ViewWorkspace" : "ManageWorkspaceBilling");
  };
  const isStaff = async (): Promise<boolean> => (await once("", () => services.accounts.getUser(userId))).is_staff;
  return async ({ kind, projectId, workspaceId }) =>
    (projectId === null || (await toProject(projectId, kind))) &&
    (workspaceId === null || (await toWorkspace(workspaceId, kind))) &&
    (KINDS[kind].staffOnly !== true || (await isStaff()));
}

/** The rows that the person may see, in their order. */
export async function visibleAmong<Row extends About>(
  services: VisiblePorts,
  userId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const mayKnow = rightsOf(services, userId);
  const verdicts = await Promise.all(rows.map(mayKnow));
  return rows.filter((_row, at) => verdicts[at]);
}
