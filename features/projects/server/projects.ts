/** The object that projects offer the other features: `services.projects`. */

/** Answers the status of the backend with this ref. */
export type BackendStatusReader = (ref: string) => Promise<string>;

export interface Projects {
  /** Called by the feature that runs backends, which depends on this one. A project's details show the status. */
  provideBackendStatus(reader: BackendStatusReader): void;
}
