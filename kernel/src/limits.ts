/** Sizes and windows that server and browser share. The id behind each names its source. */
export const limits = {
  /** [W9.01] */
  chatPage: 30,
  editsPage: 30,
  liveMessages: 1000,
  loadMoreCooldownMs: 300,
  scrollToMessageDelayMs: 3000,
  /** Composer (product page, item 11). */
  messageCharacters: 20_000,
  messageCounterFrom: 18_000,
  /** [W9.02] */
  localRateLimitMs: 60_000,
  /** [W9.05] [P5] */
  lockWindowMs: 60_000,
  lockPollMs: 250,
  lockRefreshMs: 20_000,
  /** [W9.10] [K2] */
  slugCharacters: 45,
  displayNameCharacters: 80,
  /** [F2] */
  sourceFileBytes: 1_048_576,
  uploadBytes: 5_242_880,
  /** Error text for people and for the agent. [K3] [T5.11] [T9.17] */
  errorTextCharacters: 20_000,
  /** Words of ours around an error's text in a message that asks for a fix. [PB10] */
  fixWordsCharacters: 200,
  jsonBodyBytes: 1_048_576,
  editCodeBodyBytes: 25 * 1_048_576,
  /** [W9.03] [W5.06] */
  replayEventCharacters: 10_000,
  replayTotalCharacters: 1_000_000,
  logsPerMessage: 50,
  networkRequestsPerMessage: 50,
  /** [K13] [W9.09] */
  copiedMs: 2000,
  refreshSpinMs: 1000,
  trashDays: 30,
  oldSlugDays: 30,
  filesPerProject: 5000,
  projectBytes: 200 * 1_048_576,
} as const;
