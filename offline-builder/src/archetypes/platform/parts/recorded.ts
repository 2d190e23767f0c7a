/** What somebody should be able to write down, and whether an app is a site that shows something. English so far. */
import { saidDeeds } from "../../../parse/wishes/said-deeds.ts";
import { stem } from "../../../parse/words.ts";
import { subjectOf } from "../specification.ts";

/** "Log calls, schedule viewings": without a list there is nowhere to do it. */
export function recordedIn(text: string): Set<string> {
  return new Set(
    saidDeeds(text)
      .filter(({ verb }) => /^(?:log|record|add|create|schedule|plan|register|submit|upload|request)$/.test(verb))
      .flatMap(({ objects }) => {
        const end = objects.findIndex((word) => /^(?:to|for|with|of|on|in|at|by|from|into|per)$/.test(word));
        return (end < 0 ? objects : objects.slice(0, end)).slice(-1).map(stem);
      }),
  );
}

/** Its first sentence speaks of a site, and of nothing that is run with it. */
export function isSite(text: string): boolean {
  const subject = subjectOf(text);
  return (
    /\b(?:web ?site|site|portal|community|blog|forum|marketplace|network|museum|magazine|(?:learning|streaming|social|publishing|travel) platform)\b/i.test(
      subject,
    ) && !/\b(?:manag\w+|system|erp|crm|internal|dashboard|backend|automation)\b/i.test(subject)
  );
}

/** "Delivery reports" that nobody hands in are read. */
export function isReadOnly({ label }: { label: string }, text: string): boolean {
  const filed = /\b(?:incident|accident|bug|damage|daily|field|lab|test|inspection|crime|problem|fault)\b/i;
  const handed =
    /\b(?:submit|fil(?:e|ing)|writ(?:e|ing)|send|post|upload|hand(?:ing)? in|report)\w*\s(?:\p{L}+\s){0,3}reports?\b/iu;
  return /\sreports$/i.test(label) && !filed.test(label) && !handed.test(text);
}
