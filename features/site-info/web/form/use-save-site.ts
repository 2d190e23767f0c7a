/** Saving site info: one commit of index.html and its pictures. [W7.37] [SI1] [W8.18] */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { filesContract } from "../../../files/contract/index.ts";
import { readSiteInfo, writeSiteInfo, type SiteInfo } from "../document/index-html.ts";
import { INDEX_PATH, siteKey, type SiteNow } from "../document/read-site.ts";
import type { SiteImage } from "../image/prepare-image.ts";
import { dropDraft, type SiteDraft } from "./site-draft.ts";

/** Only fields that differ from the saved ones. */
function changedFields(info: SiteInfo, draft: SiteDraft): SiteDraft {
  const { title, description, icon, share } = draft;
  return {
    ...(title === undefined || title.trim() === info.title ? {} : { title: title.trim() }),
    ...(description === undefined || description.trim() === info.description
      ? {}
      : { description: description.trim() }),
    ...(icon === undefined ? {} : { icon }),
    ...(share === undefined ? {} : { share }),
  };
}

export const isDirty = (info: SiteInfo, draft: SiteDraft): boolean =>
  Object.keys(changedFields(info, draft)).length > 0;

interface Picture {
  image: SiteImage;
  name: "favicon" | "og-image";
}

/** Body of the call; null if the page is not whole. `siteUrl`: the site's address once published. */
export function saveBody(now: SiteNow, draft: SiteDraft, siteUrl: string) {
  if (now.info === null) return null;
  const { title, description, icon, share } = changedFields(now.info, draft);
  const content = writeSiteInfo(now.html, {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { favicon: { href: `/favicon.${icon.ending}`, type: icon.type } }),
    ...(share === undefined ? {} : { socialImage: new URL(`/og-image.${share.ending}`, siteUrl).href }),
  });
  if (content === null) return null;
  const pictures: Picture[] = [
    ...(icon === undefined ? [] : [{ image: icon, name: "favicon" as const }]),
    ...(share === undefined ? [] : [{ image: share, name: "og-image" as const }]),
  ];
  const pathOf = ({ image, name }: Picture): string => `public/${name}.${image.ending}`;
  return {
    changes: [
      { path: INDEX_PATH, content },
      ...pictures.flatMap((one) =>
        "text" in one.image.source ? [{ path: pathOf(one), content: one.image.source.text }] : [],
      ),
    ],
    uploads: pictures.flatMap((one) =>
      "text" in one.image.source ? [] : [{ ...one.image.source, path: pathOf(one) }],
    ),
    commit_message: "Update site info",
    file_edit_type: "CodeEdit" as const,
    base_commit_sha: now.sha,
  };
}

/** The page after the save, before anybody has read it again. */
const savedSite = (now: SiteNow, draft: SiteDraft, saved: { sha: string; html: string }): SiteNow => ({
  ...now,
  ...saved,
  info: readSiteInfo(saved.html),
  ...(draft.icon === undefined ? {} : { icon: draft.icon.url }),
  ...(draft.share === undefined ? {} : { share: draft.share.url }),
});

export interface SaveSite {
  projectId: string;
  now: SiteNow;
  draft: SiteDraft;
}

export function useSaveSite({ projectId, now, draft }: SaveSite) {
  const cache = useQueryClient();
  return useRouteMutation(filesContract.editCode, {
    invalidates: () => [`/projects/${projectId}`],
    onSuccess: ({ error, commit_sha: sha }, { body }) => {
      const site = savedSite(now, draft, { sha, html: body.changes[0]?.content ?? now.html });
      // The version on screen is the old one until the project is read again.
      for (const version of [now.sha, sha]) cache.setQueryData(siteKey(projectId, version), site);
      dropDraft(projectId);
      showToast({
        tone: "ok",
        title: "Site info updated successfully",
        ...(error === null ? {} : { message: "The preview of this version could not be built." }),
      });
    },
    onError: (error) => {
      showToast({ tone: "err", title: "Failed to update site info. Please try again.", message: error.userMessage });
      return true;
    },
  });
}
