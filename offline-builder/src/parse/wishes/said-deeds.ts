/** "Members should be able to create topics, like replies and lock posts": what somebody should be able to do, deed by deed, in English. */
import { tokens } from "../words.ts";

export interface SaidDeed {
  /** As it is written: "lock topics". */
  written: string;
  verb: string;
  /** Words behind the verb. */
  objects: string[];
}

const able =
  /\b(?:should|must|can|could|will|shall)\s+(?:also\s+|then\s+|easily\s+)?(?:be able to\s+|allow (?:\p{L}+ ){1,2}to\s+|let (?:\p{L}+ ){1,2})?(?!(?:have|include|offer|provide|contain|support|present|feature)\b)([^.;:]+)/giu;
const verbs =
  /^(?:view|see|choose|browse|search|manage|check|track|schedule|record|update|import|export|calculate|offer|join|vote|read|rate|comment|sell|buy|plan|monitor|look|find|follow|move|approve|reject|accept|add|edit|delete|remove|create|cancel|reschedule|pay|receive|download|filter|sort|compare|take|earn|complete|reply|like|start|play|pause|subscribe|unsubscribe|log|set|get|assign|change|generate|analyze|analyse|listen|watch|save|select|enter|access|organize|organise|open|print|participate|contribute|learn|explore|discover|maintain|handle|issue|invite|message|contact|review|customize|configure|control|switch|donate|display|show|answer|ask|chat|purchase|order|rent|return|share|submit|post|publish|request|book|reserve|compose|write|send|upload|apply|enroll|sign|fill|report|modify|verify|confirm|withdraw|transfer|deposit|bid|mark|tag|dispatch|scale|lock|unlock|ban|block|pin|hide|archive|merge|translate|stream|record|simulate|predict|recommend|notify|warn|remind|draw|design|scan|sync|connect|call|match|export|use|put|exchange|redeem|swap|highlight|zoom|rotate|preview|adjust|moderate|process|suggest|propose|nominate|recommend|grade|hire|renew|remind|borrow|accept)$/;

export const isDeedVerb = (word: string): boolean => verbs.test(word);

/** Each piece of such a sentence that begins with a verb; what stands before the first one is nobody's deed. */
export function saidDeeds(text: string): SaidDeed[] {
  return [...text.replace(/\([^)]*\)/g, " ").matchAll(able)].flatMap(([, list = ""]) =>
    list
      .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i)
      .map((piece) => piece.trim())
      .flatMap((piece) => {
        const [verb = "", ...rest] = tokens(piece);
        return verbs.test(verb) && rest.length > 0 && rest.length <= 9 ? [{ written: piece, verb, objects: rest }] : [];
      }),
  );
}
