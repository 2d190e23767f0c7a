/**
 * Website info of the newest version, with its pictures. Files are read through the API, because a cookie alone does
 * not open them.
 */
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { useQuery } from "@tanstack/react-query";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { filesContract } from "../../../files/contract/index.ts";
import { readSiteInfo, type SiteInfo } from "./index-html.ts";

export const INDEX_PATH = "index.html";
const SHARE_IMAGE = /^https?:\/\/[^/]+\/(og-image\.[a-z0-9]+)$/i;

/** The file behind an address of the page, such as `public/favicon.svg`. Null for addresses elsewhere. */
function filePathOf(href: string): string | null {
  const ours = SHARE_IMAGE.exec(href);
  if (ours !== null) return `public/${ours[1]!}`;
  if (/^(\w[\w+.-]*:|\/\/)/.test(href)) return null;
  const path = href
    .replace(/^%BASE_URL%/, "")
    .split(/[?#]/, 1)[0]!
    .replace(/^\.?\/+/, "");
  return path === "" ? null : `public/${path}`;
}

export interface SiteNow {
  /** The version it was read from. */
  sha: string;
  html: string;
  /** Null: the file is not a whole page. [W5.20] */
  info: SiteInfo | null;
  /** The pictures themselves, as addresses. */
  icon: string | null;
  share: string | null;
}

interface Reading {
  projectId: string;
  sha: string;
  signal: AbortSignal;
}

async function readSite({ projectId, sha, signal }: Reading): Promise<SiteNow | null> {
  const { token } = await api(accountsContract.createAccessToken, {}, { signal });
  const headers = { authorization: `Bearer ${token}` };
  const file = async (path: string | null): Promise<Response | null> => {
    if (path === null) return null;
    const input = { params: { id: projectId }, query: { path, commit_sha: sha } };
    try {
      return await api(filesContract.rawFile, input, { headers, signal });
    } catch (error) {
      // An address without a file has no picture, but is no reason to fail.
      if (error instanceof AppError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  };
  const picture = async (href: string | null): Promise<string | null> => {
    const found = href === null ? null : await file(filePathOf(href));
    const type = found?.headers.get("x-file-type") ?? null;
    return found === null || type === null ? null : `data:${type};base64,${await found.text()}`;
  };
  const page = await file(INDEX_PATH);
  if (page === null) return null;
  const html = await page.text();
  const info = readSiteInfo(html);
  const [icon, share] = await Promise.all([picture(info?.favicon ?? null), picture(info?.socialImage ?? null)]);
  return { sha, html, info, icon, share };
}

export const siteKey = (projectId: string, sha: string | null): readonly unknown[] => ["site-info", projectId, sha];

/** Null: the version has no index.html. */
export const useSiteNow = (projectId: string, sha: string | null) =>
  useQuery<SiteNow | null, AppError>({
    queryKey: siteKey(projectId, sha),
    queryFn: ({ signal }) => readSite({ projectId, sha: sha ?? "", signal }),
    enabled: sha !== null,
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  });
