/** Decides a route's policy from facts, before anything of the body is looked at. [K4] [W6.16] */
import type { Actor } from "@slipway/features/feature.ts";
import { type AppError, forbidden, notFound, notSignedIn, ssoRequired } from "@slipway/kernel/errors";
import type { Policy } from "@slipway/kernel/contract/route";
import { askedOf, can, canInWorkspace, type ProjectFacts, type WorkspaceFacts } from "@slipway/kernel/permissions";

export interface FactSources {
  projectFacts(projectId: string, actor: Actor | null): Promise<ProjectFacts | null>;
  workspaceFacts(workspaceId: string, actor: Actor): Promise<WorkspaceFacts | null>;
}

export interface Granted {
  project: { id: string; facts: ProjectFacts } | null;
  workspace: { id: string; facts: WorkspaceFacts } | null;
}

const NOTHING: Granted = { project: null, workspace: null };

export type Verdict = { allowed: true; granted: Granted } | { allowed: false; error: AppError };

const refuse = (error: AppError): Verdict => ({ allowed: false, error });

export interface Question {
  policy: Policy;
  /** The id of what the policy names; asked only once the caller is known. May throw a 400. */
  idOf(kind: "project" | "workspace"): string | Promise<string>;
}

export async function decide({ policy, idOf }: Question, actor: Actor | null, sources: FactSources): Promise<Verdict> {
  if (policy === "public") return { allowed: true, granted: NOTHING };
  if (typeof policy === "object" && "project" in policy) {
    const id = await idOf("project");
    const facts = await sources.projectFacts(id, actor);
    if (facts !== null && can(facts, askedOf(policy, facts)))
      return { allowed: true, granted: { ...NOTHING, project: { id, facts } } };
    if (actor === null) return refuse(notSignedIn());
    if (facts?.needsSsoOf !== undefined) return refuse(ssoRequired(facts.needsSsoOf));
    return refuse(facts !== null && can(facts, "ViewProject") ? forbidden() : notFound());
  }
  if (actor === null) return refuse(notSignedIn());
  if (policy === "signedIn") return { allowed: true, granted: NOTHING };
  if (policy === "staff") return actor.isStaff ? { allowed: true, granted: NOTHING } : refuse(notFound());
  const id = await idOf("workspace");
  const facts = await sources.workspaceFacts(id, actor);
  if (facts?.needsSsoOf !== undefined) return refuse(ssoRequired(facts.needsSsoOf));
  if (facts === null || facts.workspaceRole === null) return refuse(notFound());
  if (!canInWorkspace(facts, policy.workspace)) return refuse(forbidden());
  return { allowed: true, granted: { ...NOTHING, workspace: { id, facts } } };
}
