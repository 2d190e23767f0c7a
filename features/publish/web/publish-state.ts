/** The publish button's label, and whether it can be pressed. Pure. [W4.01-W4.03] [W2.33] [PB4] */
import { openersOf } from "@slipway/ui/page/seen-here";
import { askNames } from "@slipway/ui/page/ask-names";
import type { Project } from "../../projects/contract/index.ts";

export type PublishedState = "unpublished" | "current" | "outdated";

type PublishFacts = Pick<Project, "is_published" | "published_deployment" | "latest_commit_sha">;

export function publishedState({
  is_published,
  published_deployment,
  latest_commit_sha,
}: PublishFacts): PublishedState {
  if (!is_published || published_deployment === null) return "unpublished";
  const { commit_sha: live, is_outdated: outdated } = published_deployment;
  return live === latest_commit_sha && !outdated ? "current" : "outdated";
}

export type PublishLabel = "Publish" | "Publishing" | "Update" | "Updating" | "Published" | "Updated";

export function publishLabel(facts: PublishFacts, pending: boolean): PublishLabel {
  const state = publishedState(facts);
  if (state === "unpublished") return pending ? "Publishing" : "Publish";
  if (state === "outdated") return pending ? "Updating" : "Update";
  return (facts.published_deployment?.number ?? 1) > 1 ? "Updated" : "Published";
}

/** Why the workspace lets this person make nothing live. `onlyFor`: as for `publishBlock`. */
export function refusalOf({ isOff, onlyFor }: { isOff?: boolean; onlyFor?: string | null }): string | null {
  if (isOff) return "Publishing is disabled in this workspace. Its admins can allow it.";
  return onlyFor ? `Only ${onlyFor} of this workspace may publish to everybody.` : null;
}

/**
 * Why the footer's button is disabled, or null. `unsaved`: names of the parts with unsaved changes. `isOff`: in
 * the workspace. `onlyFor`: roles that the workspace lets publish to everybody, where the person has none of them.
 */
export function publishBlock(
  facts: PublishFacts,
  input: { pending: boolean; unsaved: readonly string[]; mayDeploy: boolean; isOff?: boolean; onlyFor?: string | null },
): string | null {
  if (!input.mayDeploy) return "You need to be an editor to publish this project.";
  if (input.pending) return "Publishing…";
  const refusal = refusalOf(input);
  if (refusal !== null) return refusal;
  if (input.unsaved.length > 0) return `Save your changes first: ${input.unsaved.join(", ")}`;
  return publishedState(facts) === "current" ? "Live version is current." : null;
}

interface Asked {
  access_level: string;
  display_name: string | null;
  joined_at: string | null;
}

/** People to ask for a publish: owner and admins who are present, else the creator. [W6.10] */
export function askToPublish(people: readonly Asked[], creator: string): string {
  const names = people
    .filter(({ access_level, joined_at }) => joined_at !== null && ["owner", "admin"].includes(access_level))
    .flatMap(({ display_name }) => (display_name === null ? [] : [display_name]));
  return `You need to be an editor to publish this project. ${askNames(names.length === 0 ? [creator] : names)} to invite you as an editor.`;
}

/**
 * A project's first publish opens the success dialog, later ones a toast. Publishing again after an unpublish counts as
 * later. [W4.05] [PB4]
 */
export const isFirstPublish = (url: string | null): boolean => url === null;

/** Address of a share button. [PB11] Discord copies a text instead. */
export function shareAddress(network: "x" | "linkedin" | "reddit", url: string, title: string): string {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  if (network === "x") return `https://x.com/intent/post?url=${address}&text=${text}`;
  if (network === "linkedin") return `https://linkedin.com/sharing/share-offsite/?url=${address}`;
  return `https://reddit.com/submit?url=${address}&title=${text}`;
}

const asAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** [PB8] */
export const embedSnippet = (url: string, title: string): string =>
  `<iframe src="${asAttribute(url)}" title="${asAttribute(title)}" width="100%" height="569" frameborder="0"></iframe>`;

export const isThisComputerOnly = (url: string): boolean => openersOf(url) === "this computer";
