/**
 * Who holds what of one project, written a second time from the specification and decisions 158, 161 and 172. The test runs the same steps
 * here and over HTTP and compares.
 */
import type { AccessLevel, Plan, ProjectPermission, Visibility, WorkspaceRole } from "@slipway/kernel/permissions";
import type { Standing } from "../matrix/matrix-world.ts";
import { mayInProject } from "../matrix/permissions-table.ts";

export type Given = Exclude<AccessLevel, "owner">;
/** Only cara has proven her address, which is at the domain of the home workspace's identity provider. */
export const PEOPLE = ["owner", "member", "ann", "bob", "cara"] as const;
export type Person = (typeof PEOPLE)[number];

export type Step =
  | { do: "invite" | "change"; by: Person; whom: Person; level: Given }
  | { do: "accept" | "redeem" | "end-link" | "make-preview"; by: Person }
  | { do: "remove"; by: Person; whom: Person }
  | { do: "make-link"; by: Person; level: Given }
  | { do: "end-preview"; by: Person; which: number }
  | { do: "visibility"; by: Person; visibility: Visibility }
  | { do: "allow-remix"; by: Person; on: boolean }
  | { do: "named-previews"; on: boolean }
  /** With the plan that has single sign-on, tokens for provisioning end. */
  | { do: "plan"; plan: Plan }
  /** The owner makes the provider a token for provisioning. */
  | { do: "make-token" }
  | { do: "remix"; by: Person }
  | { do: "membership"; on: boolean }
  /** The home workspace enforces single sign-on, or not. */
  | { do: "enforce-sso"; on: boolean }
  /** Cara opens a new session, through the home workspace's provider or by password. The first by the provider makes her a member. */
  | { do: "sign-in"; bySso: boolean }
  /** The provider puts somebody into the home workspace, or takes them out, over SCIM. */
  | { do: "provision"; whom: "owner" | "cara"; active: boolean }
  /** The owner deletes or restores the workspace. */
  | { do: "workspace"; on: boolean }
  /** To the workspace with the member, or to another one of the owner alone. */
  | { do: "move"; by: Person; home: boolean };

const ORDER: readonly AccessLevel[] = ["read", "write", "admin", "owner"];
const atLeast = (one: AccessLevel, other: AccessLevel): boolean => ORDER.indexOf(one) >= ORDER.indexOf(other);
const NEEDED = { read: "AddProjectViewers", write: "AddProjectEditors", admin: "AddProjectAdmins" } as const;

export class AccessModel {
  plan: Plan = "biz";
  visibility: Visibility = "private";
  allowsRemix = false;
  allowsPreviews = true;
  isMember = true;
  /** Cara is a viewer of the home workspace, by provisioning or by her first sign-in through the provider. */
  isColleague = false;
  /** She was in, or was taken out: a sign-in alone does not bring her back. */
  hasJoined = false;
  hasToken = true;
  enforcesSso = false;
  /** Cara's session; null: it was ended. */
  session: "sso" | "password" | null = "password";
  /** The project's first workspace. */
  isDeleted = false;
  inHome = true;
  readonly levels = new Map<Person, AccessLevel>([["owner", "owner"]]);
  readonly waiting = new Map<Person, Given>();
  link: { level: Given; by: Person } | null = null;
  readonly previews: { by: Person; ended: boolean }[] = [];

  /** With the session that the person has. */
  may(person: Person | null, permission: ProjectPermission): boolean {
    const isSignedIn = person !== null && !(person === "cara" && this.session === null);
    return this.#can(isSignedIn ? person : null, permission, isSignedIn && this.#isWithheld(person));
  }

  /** Links hold by what their maker has, whatever session they have just now. */
  #holds(person: Person, permission: ProjectPermission): boolean {
    return this.#can(person, permission, false);
  }

  #roleOf(person: Person | null): WorkspaceRole | null {
    if (person === "owner") return "owner";
    if (person === "member" && this.isMember && this.inHome) return "editor";
    return person === "cara" && this.isColleague && this.inHome ? "viewer" : null;
  }

  /** Members of a workspace that enforces single sign-on, all but owners, have nothing by other sessions. */
  #isWithheld(person: Person): boolean {
    const isMember = this.inHome && person !== "owner" && this.#roleOf(person) !== null;
    return this.enforcesSso && isMember && !(person === "cara" && this.session === "sso");
  }

  #can(person: Person | null, permission: ProjectPermission, isWithheld: boolean): boolean {
    if (this.isDeleted && this.inHome) return false;
    const standing: Standing = {
      name: person ?? "stranger",
      signedIn: person !== null,
      isStaff: false,
      bySso: false,
      workspaceRole: isWithheld ? null : this.#roleOf(person),
      collaboratorLevel: person === null || isWithheld ? null : (this.levels.get(person) ?? null),
    };
    const { visibility, plan, allowsRemix: allowPublicRemix } = this;
    return mayInProject(standing, { visibility, plan, allowPublicRemix, inTrash: false }, permission);
  }

  linkWorks(): boolean {
    return this.link !== null && this.#holds(this.link.by, NEEDED[this.link.level]) && this.#planHas(this.link.level);
  }

  previewWorks(which: number): boolean {
    const { by, ended } = this.previews[which]!;
    return !ended && this.#holds(by, "EditProject") && this.#isBusiness() && this.allowsPreviews;
  }

  /** Whether the step is allowed; if so, it is done. */
  take(step: Step): boolean {
    switch (step.do) {
      case "invite":
        return this.#invite(step);
      case "change":
        return this.#change(step);
      case "accept":
        return this.#accept(step.by);
      case "remove":
        return this.#remove(step);
      case "make-link":
        return this.#makeLink(step);
      case "redeem":
        return this.#redeem(step.by);
      case "end-link":
        return this.#endLink(step.by);
      case "make-preview":
        if (!this.may(step.by, "EditProject") || !this.#isBusiness() || !this.allowsPreviews) return false;
        return this.previews.push({ by: step.by, ended: false }) > 0;
      case "end-preview": {
        const link = this.previews[step.which];
        if (link === undefined || link.ended || !this.may(step.by, "EditProject")) return false;
        return (link.ended = true);
      }
      case "visibility":
        if (!this.may(step.by, "EditProjectVisibility")) return false;
        if (step.visibility === "draft" && !this.#isBusiness()) return false;
        this.visibility = step.visibility;
        return true;
      case "allow-remix":
        if (!this.may(step.by, "ManageProjectSettings")) return false;
        this.allowsRemix = step.on;
        return true;
      case "named-previews":
        if (this.isDeleted) return false;
        this.allowsPreviews = step.on;
        return true;
      case "plan":
        // A deleted workspace has a plan, too.
        this.plan = step.plan;
        if (!this.#isBusiness()) this.hasToken = false;
        return true;
      case "make-token":
        if (this.isDeleted || !this.#isBusiness()) return false;
        return (this.hasToken = true);
      case "remix":
        return this.may(step.by, "RemixProject");
      case "membership":
        this.isMember = step.on;
        return true;
      case "enforce-sso":
        this.enforcesSso = step.on;
        return true;
      case "sign-in":
        return this.#signIn(step.bySso);
      case "provision":
        return this.#provision(step);
      case "workspace":
        if (this.isDeleted !== step.on) return false;
        this.isDeleted = !step.on;
        return true;
      case "move":
        return this.#move(step);
    }
  }

  #move({ by, home }: { by: Person; home: boolean }): boolean {
    const mayMake = by === "owner" || (by === "member" && home && this.isMember && !this.enforcesSso);
    if (!this.may(by, "DeleteProject") || !mayMake || home === this.inHome || (home && this.isDeleted)) return false;
    if (this.visibility === "draft" && !this.#isBusiness()) return false;
    this.inHome = home;
    return true;
  }

  #signIn(bySso: boolean): boolean {
    if (bySso && (this.isDeleted || (!this.isColleague && this.hasJoined))) return false;
    if (bySso) this.isColleague = this.hasJoined = true;
    this.session = bySso ? "sso" : "password";
    return true;
  }

  /** Who is taken out loses the workspace, its projects and the sessions that its provider vouched for. */
  #provision({ whom, active }: { whom: Person; active: boolean }): boolean {
    if (this.isDeleted || !this.#isBusiness() || !this.hasToken) return false;
    // Nobody takes the last owner out.
    if (whom === "owner") return active;
    this.isColleague = active;
    if (active) return true;
    this.hasJoined = true;
    if (this.session === "sso") this.session = null;
    if (!this.inHome) return true;
    this.levels.delete(whom);
    this.#lose(whom, null);
    return true;
  }

  #isBusiness(): boolean {
    return this.plan === "biz" || this.plan === "enterprise";
  }
  #mayGive(person: Person, level: Given): boolean {
    return this.may(person, NEEDED[level]);
  }
  #planHas(level: Given): boolean {
    return this.plan !== "free" || level === "write";
  }
  #isOutside(person: Person): boolean {
    return this.#roleOf(person) === null;
  }
  /** Enterprise lets people from outside in as viewers only. */
  #mayBe(person: Person | null, level: Given): boolean {
    return this.plan !== "enterprise" || level === "read" || (person !== null && !this.#isOutside(person));
  }
  /** Where single sign-on is enforced, nobody new comes from outside. [S8] */
  #mayEnter(person: Person | null, level: Given): boolean {
    const isClosed = this.enforcesSso && this.inHome && (person === null || this.#isOutside(person));
    return !isClosed && this.#mayBe(person, level);
  }

  #invite({ by, whom, level }: { by: Person; whom: Person; level: Given }): boolean {
    if (!this.#mayGive(by, level) || !this.#planHas(level) || !this.#mayEnter(whom, level)) return false;
    if (this.levels.has(whom) || this.waiting.has(whom)) return false;
    if (whom === "cara") this.levels.set(whom, level);
    else this.waiting.set(whom, level);
    return true;
  }

  #accept(by: Person): boolean {
    const level = this.waiting.get(by);
    if (level === undefined) return false;
    if (this.isDeleted && this.inHome) return false;
    if (this.enforcesSso && this.inHome && this.#isOutside(by)) return false;
    this.waiting.delete(by);
    this.levels.set(by, level);
    return true;
  }

  #change({ by, whom, level }: { by: Person; whom: Person; level: Given }): boolean {
    const present = this.levels.get(whom) ?? this.waiting.get(whom);
    if (present === undefined || present === "owner") return false;
    if (!this.#mayGive(by, present) || !this.#mayGive(by, level)) return false;
    if (!this.#planHas(level) || !this.#mayBe(whom, level)) return false;
    if (this.waiting.has(whom)) this.waiting.set(whom, level);
    else {
      this.levels.set(whom, level);
      if (!atLeast(level, present)) this.#lose(whom, level);
    }
    return true;
  }

  #remove({ by, whom }: { by: Person; whom: Person }): boolean {
    const present = this.levels.get(whom) ?? this.waiting.get(whom);
    if (present === undefined || present === "owner") return false;
    if (!this.may(by, "AddProjectViewers")) return false;
    const leaves = by === whom && this.levels.has(whom);
    if (!leaves && !this.#mayGive(by, present)) return false;
    if (this.waiting.delete(whom)) return true;
    this.levels.delete(whom);
    this.#lose(whom, null);
    return true;
  }

  /** Links of somebody who has less now end for good. */
  #lose(person: Person, level: Given | null): void {
    if (this.link?.by === person) this.link = null;
    if (level === null || level === "read")
      for (const preview of this.previews) if (preview.by === person) preview.ended = true;
  }

  #makeLink({ by, level }: { by: Person; level: Given }): boolean {
    if (!this.#mayGive(by, level) || !this.#planHas(level) || !this.#mayEnter(null, level)) return false;
    const { link } = this;
    if (link !== null && link.by !== by && this.linkWorks() && !this.#mayGive(by, link.level)) return false;
    this.link = { level, by };
    return true;
  }

  #endLink(by: Person): boolean {
    if (this.link === null || !this.may(by, "ManageMagicCodes")) return false;
    if (this.link.by !== by && !this.#mayGive(by, this.link.level)) return false;
    this.link = null;
    return true;
  }

  #redeem(by: Person): boolean {
    if (this.link === null || !this.linkWorks() || (by === "cara" && this.session === null)) return false;
    if (this.#isWithheld(by)) return false;
    const { level } = this.link;
    const needed = { read: "ViewProjectCollaborators", write: "EditProject", admin: "ManageProjectSettings" } as const;
    if (this.may(by, needed[level])) return true;
    if (!this.#mayEnter(by, level)) return false;
    this.waiting.delete(by);
    const present = this.levels.get(by);
    if (present === undefined || !atLeast(present, level)) this.levels.set(by, level);
    return true;
  }
}
