/** What a long trust run says: how much was tried, and every single thing that went wrong, in words. */
export interface TrustFindings {
  /** `{ "requests": 20000, "answers of 500 and above": 0 }`. */
  figures: Readonly<Record<string, number | string>>;
  /** Empty when everything held. */
  wrong: readonly string[];
}

/** Exported as `topic` by `<name>.trust.ts`; ends what it starts and is bounded by itself. */
export type TrustTopic = () => Promise<TrustFindings>;
