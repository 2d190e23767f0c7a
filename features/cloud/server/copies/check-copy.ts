/** A throwaway copy of a project's backend, as the checks of a turn use it. */

export interface CopyOrder {
  /** Address under which the pages of a check see it. */
  url: string;
  /** Sample rows: run once as the owner, when the people are there. Null: none. */
  seed: string | null;
}

/** Its end removes the database and everything in it. */
export interface CheckCopy extends AsyncDisposable {
  readonly socketPath: string;
  readonly anonKey: string;
  /** Names of those who have an account: `user` is the first, then one for each role. */
  readonly people: readonly string[];
  /** Who sees most: the strongest role, else `user`. */
  readonly strongest: string;
  /** The database's refusal of the seed; null: it ran, or there was none. */
  readonly seedProblem: string | null;
  /** A new sign-in of one of `people`, in the JSON that its client stores. */
  signIn(name: string): Promise<string>;
}
