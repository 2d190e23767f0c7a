/** The result of a long trust run: how much was tried, and each single fault in words. */
export interface TrustFindings {
  /** `{ "requests": 20000, "answers of 500 and above": 0 }`. */
  figures: Readonly<Record<string, number | string>>;
  /** Empty when everything held. */
  wrong: readonly string[];
}

/** Exported as `topic` by `<name>.trust.ts`; ends everything it starts, in bounded time. */
export type TrustTopic = () => Promise<TrustFindings>;
