/** The checks of a turn as rows: a page's widths side by side, with their pictures. Pure. */
import type { EvidenceCheck, EvidenceStep } from "../../../../agent/contract/index.ts";
import { worse } from "./result-mark.tsx";

export interface EvidencePictureLink {
  id: string;
  url: string;
  /** "/menu at 390". */
  name: string;
}

export interface EvidenceRow {
  name: string;
  ok: boolean | null;
  detail: string;
  pictures: EvidencePictureLink[];
  /** The steps, when the check is a journey. */
  steps?: readonly EvidenceStep[];
}

interface Page {
  row: EvidenceRow;
  /** Widths by finding. */
  details: Map<string, string[]>;
}

const PAGE = /^(\/.*) at (\d+)$/;

export function evidenceRows(checks: readonly EvidenceCheck[], pictureUrl: (picture: string) => string): EvidenceRow[] {
  const rows: EvidenceRow[] = [];
  const pages = new Map<string, Page>();
  for (const check of checks) {
    const detail = check.ok === null ? `Not checked: ${check.reason ?? check.detail}` : check.detail;
    const [, route, width] = PAGE.exec(check.name) ?? [];
    if (route === undefined || width === undefined) {
      const { picture, steps } = check;
      const pictures = picture === undefined ? [] : [{ id: picture, url: pictureUrl(picture), name: check.name }];
      rows.push({ name: check.name, ok: check.ok, detail, pictures, ...(steps === undefined ? {} : { steps }) });
      continue;
    }
    const page: Page = pages.get(route) ?? {
      row: { name: route, ok: check.ok, detail: "", pictures: [] },
      details: new Map(),
    };
    if (!pages.has(route)) rows.push(page.row);
    pages.set(route, page);
    page.details.set(detail, [...(page.details.get(detail) ?? []), width]);
    page.row.ok = worse(page.row.ok, check.ok);
    page.row.detail = [...page.details].map(([said, widths]) => `${widths.join(" and ")}: ${said}`).join("; ");
    if (check.picture !== undefined)
      page.row.pictures.push({ id: check.picture, url: pictureUrl(check.picture), name: `${route} at ${width}` });
  }
  return rows;
}
