/** The form of one's page as text: one link a line. */
import { BIO_MAX, isWebLink, MAX_LINKS, type Profile } from "../../contract/profile.ts";
import { usernameProblem } from "../../contract/username.ts";

export interface ProfileDraft {
  username: string;
  bio: string;
  links: string;
  isHidden: boolean;
}

export const draftOf = (profile: Profile): ProfileDraft => ({
  username: profile.username ?? "",
  bio: profile.bio,
  links: profile.links.join("\n"),
  isHidden: profile.is_hidden,
});

/** "maya.example" is an address, too. */
const withScheme = (line: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`);

const linksOf = ({ links }: ProfileDraft): string[] =>
  links
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(withScheme);

/** The body of the change. */
export const changeOf = (draft: ProfileDraft) => ({
  username: draft.username.trim() === "" ? null : draft.username.trim(),
  bio: draft.bio.trim(),
  links: linksOf(draft),
  is_hidden: draft.isHidden,
});

/** By field, what has to be mended before the draft can be saved. */
export function problemsOf(draft: ProfileDraft): Partial<Record<"username" | "bio" | "links", string>> {
  const problems: ReturnType<typeof problemsOf> = {};
  const { username, bio, links } = changeOf(draft);
  const broken = username === null ? null : usernameProblem(username);
  if (broken !== null) problems.username = broken;
  if (bio.length > BIO_MAX) problems.bio = `At most ${BIO_MAX} characters. It has ${bio.length}.`;
  const wrong = links.find((link) => !isWebLink(link));
  if (wrong !== undefined) problems.links = `${wrong} is not an address of the web.`;
  else if (links.length > MAX_LINKS) problems.links = `At most ${MAX_LINKS} links.`;
  return problems;
}
