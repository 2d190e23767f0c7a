/** Everything that is recorded, by kind, and in words for the list and for exports. */

export const AUDIT_KINDS = ["membership", "role", "access", "publish", "approval", "data", "settings"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Names of people, projects, tables, roles and settings: never what they hold. */
export type AuditPart = "person" | "project" | "table" | "from" | "to" | "what";
export type AuditParts = Partial<Record<AuditPart, string>>;

interface Described {
  kind: AuditKind;
  /** Continues a sentence that begins with the person's name. */
  words: (parts: Readonly<Record<AuditPart, string>>) => string;
}

/** Levels in a project as screens name them. */
const ROLES = new Map([
  ["read", "viewer"],
  ["write", "editor"],
]);
const role = (level: string): string => ROLES.get(level) ?? level;

const described = {
  "member.invited": { kind: "membership", words: ({ person, to }) => `invited ${person} to the workspace as ${to}` },
  "member.joined": { kind: "membership", words: ({ what, to }) => `joined the workspace as ${to} by ${what}` },
  "member.removed": { kind: "membership", words: ({ person }) => `removed ${person} from the workspace` },
  "member.left": { kind: "membership", words: () => "left the workspace" },
  "invitation.cancelled": { kind: "membership", words: ({ person }) => `cancelled the invitation of ${person}` },
  "member.role-changed": {
    kind: "role",
    words: ({ person, from, to }) => `changed the workspace role of ${person} from ${from} to ${to}`,
  },
  "collaborator.role-changed": {
    kind: "role",
    words: ({ person, project, from, to }) =>
      `changed the role of ${person} in ${project} from ${role(from)} to ${role(to)}`,
  },
  "collaborator.invited": {
    kind: "access",
    words: ({ person, project, to }) => `invited ${person} to ${project} as ${role(to)}`,
  },
  "collaborator.joined": {
    kind: "access",
    words: ({ project, to }) => `joined ${project} as ${role(to)} by an invitation`,
  },
  "collaborator.removed": { kind: "access", words: ({ person, project }) => `removed ${person} from ${project}` },
  "collaborator.left": { kind: "access", words: ({ project }) => `left ${project}` },
  "link.created": {
    kind: "access",
    words: ({ project, to }) => `made an invite link to ${project} for the role ${role(to)}`,
  },
  "link.ended": { kind: "access", words: ({ project }) => `removed the invite link to ${project}` },
  "link.used": { kind: "access", words: ({ project, to }) => `joined ${project} as ${role(to)} by an invite link` },
  "request.accepted": {
    kind: "access",
    words: ({ person, project, to }) => `let ${person} into ${project} as ${role(to)}`,
  },
  "request.declined": {
    kind: "access",
    words: ({ person, project }) => `declined the request of ${person} for ${project}`,
  },
  "visibility.changed": { kind: "access", words: ({ project, to }) => `made ${project} ${to}` },
  "preview-link.created": { kind: "access", words: ({ project }) => `made a preview link to ${project}` },
  "preview-link.ended": { kind: "access", words: ({ project }) => `ended a preview link to ${project}` },
  "remix.changed": { kind: "access", words: ({ project, to }) => `turned copying ${project} by everybody ${to}` },
  "site.published": { kind: "publish", words: ({ project, to }) => `published ${project} as number ${to}` },
  "site.unpublished": { kind: "publish", words: ({ project }) => `took the site of ${project} offline` },
  "site-access.changed": { kind: "publish", words: ({ project, to }) => `made the site of ${project} ${to}` },
  "listing.shown": { kind: "publish", words: ({ project }) => `showed ${project} in the community` },
  "listing.ended": { kind: "publish", words: ({ project }) => `took ${project} out of the community` },
  "listing.taken-down": {
    kind: "publish",
    words: ({ project }) => `took ${project} out of the community for those who run this Slipway`,
  },
  "listing.given-back": { kind: "publish", words: ({ project }) => `let ${project} into the community again` },
  "approval.given": {
    kind: "approval",
    words: ({ project, what }) => `allowed the agent “${what}” in ${project}`,
  },
  "approval.refused": { kind: "approval", words: ({ project, what }) => `refused the agent “${what}” in ${project}` },
  "table.read": { kind: "data", words: ({ project, table }) => `read the table ${table} of ${project}` },
  "database.queried": { kind: "data", words: ({ project, what }) => `ran SQL that ${what} in ${project}` },
  "backend.enabled": { kind: "settings", words: ({ project }) => `gave ${project} a backend` },
  "backend.keys-replaced": { kind: "access", words: ({ project }) => `replaced the keys of the backend of ${project}` },
  "backend.sign-in-changed": { kind: "access", words: ({ project }) => `changed how people sign in to ${project}` },
  "backend.secret-kept": { kind: "settings", words: ({ project, what }) => `set the secrets ${what} of ${project}` },
  "backend.secret-deleted": {
    kind: "settings",
    words: ({ project, what }) => `deleted the secrets ${what} of ${project}`,
  },
  "site-owner.added": {
    kind: "access",
    words: ({ project, person }) => `made ${person} an owner of the site of ${project}`,
  },
  "site-owner.removed": {
    kind: "access",
    words: ({ project, person }) => `removed ${person} from the owners of the site of ${project}`,
  },
  "visitor.added": { kind: "access", words: ({ project, person }) => `made an account for ${person} in ${project}` },
  "visitor.invited": { kind: "access", words: ({ project, person }) => `invited ${person} to sign up in ${project}` },
  "visitor.deleted": { kind: "access", words: ({ project, person }) => `deleted the account ${person} in ${project}` },
  "audit.exported": { kind: "data", words: ({ what }) => `exported the audit log as ${what}` },
  "workspace.created": { kind: "settings", words: () => "created the workspace" },
  "workspace.renamed": { kind: "settings", words: ({ from, to }) => `renamed the workspace from ${from} to ${to}` },
  "workspace.changed": { kind: "settings", words: ({ what, to }) => `set “${what}” to ${to}` },
  "workspace.picture-changed": { kind: "settings", words: () => "changed the picture of the workspace" },
  "workspace.picture-removed": { kind: "settings", words: () => "removed the picture of the workspace" },
  "workspace.deleted": { kind: "settings", words: () => "deleted the workspace" },
  "workspace.restored": { kind: "settings", words: () => "restored the workspace" },
  "domain.proven": { kind: "settings", words: ({ what }) => `proved that the domain ${what} is the workspace's` },
  "domain.joining-changed": {
    kind: "settings",
    words: ({ what, to }) => `let people at ${what} join by themselves as ${to}`,
  },
  "domain.added": { kind: "settings", words: ({ what }) => `named the domain ${what}, which is not proven yet` },
  "domain.missing": { kind: "settings", words: ({ what }) => `found no record of the domain ${what} any more` },
  "domain.expired": {
    kind: "settings",
    words: ({ what }) => `ended the proof of the domain ${what}, whose record was gone for a week`,
  },
  "domain.removed": { kind: "settings", words: ({ what }) => `removed the domain ${what}` },
  "sso.connected": {
    kind: "settings",
    words: ({ what, to }) => `connected ${what} for single sign-on; new people join as ${to}`,
  },
  "sso.changed": {
    kind: "settings",
    words: ({ what, to }) => `changed single sign-on: ${what}; new people join as ${to}`,
  },
  "sso.disconnected": { kind: "settings", words: ({ what }) => `disconnected ${what} from single sign-on` },
  "scim.token-created": { kind: "settings", words: () => "made a token for provisioning" },
  "scim.token-revoked": { kind: "settings", words: () => "revoked a token for provisioning" },
  "scim.tokens-ended": { kind: "settings", words: ({ what }) => `ended all tokens for provisioning with ${what}` },
  "scim.token-kept": {
    kind: "settings",
    words: ({ person }) => `left a token for provisioning working that ${person} made, who is no owner any more`,
  },
  "member.provisioned": { kind: "membership", words: ({ person, to }) => `put ${person} into the workspace as ${to}` },
  "member.deprovisioned": {
    kind: "membership",
    words: ({ person }) => `took ${person} out of the workspace and its projects, and ended their sign-ins`,
  },
  "project.owner-changed": { kind: "role", words: ({ person, project }) => `made ${person} the owner of ${project}` },
  "sso.signed-in": { kind: "membership", words: () => "signed in with single sign-on" },
  "education.changed": {
    kind: "settings",
    words: ({ to }) => `turned education, which hides everything for sale, ${to} for the workspace`,
  },
  "account-education.changed": {
    kind: "settings",
    words: ({ person, to }) => `turned education, which hides everything for sale, ${to} for ${person}`,
  },
  "mcp-server.added": { kind: "settings", words: ({ what }) => `connected the MCP server ${what}` },
  "mcp-server.removed": { kind: "settings", words: ({ what }) => `removed the MCP server ${what}` },
  "models.connected": { kind: "settings", words: ({ what }) => `connected models at ${what}` },
  "models.changed": { kind: "settings", words: ({ what }) => `changed the models at ${what}` },
  "models.removed": { kind: "settings", words: ({ what }) => `disconnected the models at ${what}` },
  "knowledge.added": { kind: "settings", words: ({ what }) => `added the knowledge “${what}”` },
  "knowledge.changed": { kind: "settings", words: ({ what }) => `changed the knowledge “${what}”` },
  "knowledge.removed": { kind: "settings", words: ({ what }) => `removed the knowledge “${what}”` },
  "credits.added": { kind: "settings", words: ({ what }) => `added ${what} credits` },
  "top-up.changed": { kind: "settings", words: ({ to }) => `turned automatic top-ups ${to}` },
  "plan.changed": { kind: "settings", words: ({ to }) => `changed the plan to ${to}` },
  "plan.ended": { kind: "settings", words: ({ to }) => `stopped paying for the plan; it is ${to} now` },
  "thread.deleted": {
    kind: "settings",
    words: ({ person, project }) => `deleted a resolved comment thread of ${person} in ${project}`,
  },
  "project.created": { kind: "settings", words: ({ project }) => `created ${project}` },
  "project.copied": { kind: "settings", words: ({ project, from }) => `made ${project} as a copy of ${from}` },
  "project.copied-elsewhere": { kind: "access", words: ({ project }) => `copied ${project} to another workspace` },
  "project.renamed": { kind: "settings", words: ({ project, from }) => `renamed ${from} to ${project}` },
  "address.changed": {
    kind: "publish",
    words: ({ project, from, to }) => `changed the address of ${project} from ${from} to ${to}`,
  },
  "analytics.changed": { kind: "settings", words: ({ project, to }) => `turned the figures of ${project} ${to}` },
  "template.marked": { kind: "settings", words: ({ project }) => `made ${project} a template of the workspace` },
  "template.ended": { kind: "settings", words: ({ project }) => `made ${project} no template any more` },
  "project.deleted": { kind: "settings", words: ({ project }) => `moved ${project} to Trash` },
  "project.erased": { kind: "settings", words: ({ project }) => `deleted ${project} for ever` },
  "project.restored": { kind: "settings", words: ({ project }) => `restored ${project} from Trash` },
  "project.moved": { kind: "settings", words: ({ project, from, to }) => `moved ${project} from ${from} to ${to}` },
} as const satisfies Record<string, Described>;

export type AuditAction = keyof typeof described;
export const AUDIT_ACTIONS = Object.keys(described) as AuditAction[];

export const kindOf = (action: AuditAction): AuditKind => described[action].kind;
export const actionsOf = (kind: AuditKind): AuditAction[] => AUDIT_ACTIONS.filter((action) => kindOf(action) === kind);

export const KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  membership: "Membership",
  role: "Roles",
  access: "Access",
  publish: "Publishing",
  approval: "Approvals",
  data: "Data",
  settings: "Settings",
};

const UNKNOWN = "something";

/** "invited ann@example.com to Bakery as Editor". */
export function auditWords({
  action,
  about,
}: {
  action: AuditAction;
  about: Readonly<Record<string, string>>;
}): string {
  const part = (name: AuditPart): string => about[name] ?? UNKNOWN;
  const parts = { person: part("person"), project: part("project"), table: part("table"), from: part("from") };
  return (described[action] as Described).words({ ...parts, to: part("to"), what: part("what") });
}
