import type { Copy, Domain } from "../lexicon/domain.ts";
import { domains } from "../lexicon/domains/index.ts";
import type { Understanding } from "../parse/understanding.ts";

export interface Subject {
  domain: Domain;
  copy: Copy;
  /** False when the request's subject is unknown and the general one stands in. */
  known: boolean;
}

/** The strongest named subject that we can write about in the request's language, else the general one. */
export function chooseSubject(request: Understanding, fits: (copy: Copy) => boolean = () => true): Subject {
  for (const domain of request.domains) {
    const copy = domain.copy[request.language];
    if (copy && fits(copy)) return { domain, copy, known: true };
  }
  for (const domain of [...domains].reverse()) {
    const copy = domain.copy[request.language];
    if (copy && fits(copy)) return { domain, copy, known: false };
  }
  throw new Error(`No subject can be written in ${request.language}`);
}
