/** Reviews risky code that a run added, and lists all of it on request. Pure. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { takingTurns } from "@slipway/platform/jobs/turns";
import type { Overlay } from "../../overlay/overlay.ts";
import type { CheckOutcome } from "../check-results.ts";
import { risksIn, type Risk } from "./risky-code.ts";

export const SECURITY = "security";
const MAX_RISKS = 100;

const lineOf = ({ path, line, rule, says }: Risk): string => `${path}:${line} ${rule}: ${says}`;

/** In files that the run left as they were, and on lines that only moved, nothing is new. */
async function newRisks(overlay: Overlay): Promise<Risk[]> {
  const turn = takingTurns();
  const found: Risk[] = [];
  for (const { path, content } of overlay.changes()) {
    const text = content === null ? null : overlay.peek(path);
    if (text === null) continue;
    const old = overlay.baseContent(path);
    const known = old === null ? [] : risksIn(path, new TextDecoder().decode(old)).map(({ rule }) => rule);
    for (const risk of risksIn(path, text)) {
      const at = known.indexOf(risk.rule);
      if (at === -1) found.push(risk);
      else known.splice(at, 1);
    }
    await turn();
  }
  return found;
}

export interface SecurityScan {
  checked_files: number;
  findings: Risk[];
  /** More were found than are listed. */
  truncated: boolean;
}

/** Every file of the project as it is now. */
export async function scanProject(overlay: Overlay): Promise<SecurityScan> {
  const texts = overlay
    .paths()
    .map((path: ProjectPath) => ({ path, text: overlay.peek(path) }))
    .filter((file): file is { path: ProjectPath; text: string } => file.text !== null);
  const turn = takingTurns();
  const findings: Risk[] = [];
  for (const { path, text } of texts) {
    findings.push(...risksIn(path, text));
    await turn();
  }
  return {
    checked_files: texts.length,
    findings: findings.slice(0, MAX_RISKS),
    truncated: findings.length > MAX_RISKS,
  };
}

/** Null where nothing was changed that can be read. */
export async function securityReview(overlay: Overlay): Promise<CheckOutcome | null> {
  const files = overlay.changes().filter(({ path, content }) => content !== null && overlay.peek(path) !== null).length;
  if (files === 0) return null;
  const risks = await newRisks(overlay);
  const findings = `${risks.length} finding${risks.length === 1 ? "" : "s"}`;
  return {
    name: SECURITY,
    ok: risks.length === 0,
    detail: `${findings} in ${files} changed file${files === 1 ? "" : "s"}${risks.length === 0 ? "" : `: ${lineOf(risks[0]!).replace(/\.$/, "")}`}`,
    code: "UNWANTED",
    log: risks.map(lineOf).join("\n"),
    data: { risks },
    blocking: false,
    isReview: true,
  };
}
