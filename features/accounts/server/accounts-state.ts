/** The state of accounts, built once by `mount`. */
import type { Needs } from "../../services.ts";
import type { AccountHome, PeopleTable } from "./accounts.ts";
import type { FirstAccountTurn } from "./first-account-turn.ts";
import { type Installation, loadInstallation } from "./installation.ts";
import type { QuietMails } from "./sign-in/mails.ts";
import type { AuthLimiter } from "./sign-in/rate-limits.ts";
import { createSignInLibrary, type LibraryPorts, type SignInLibrary } from "./sign-in/sign-in-library.ts";

export interface OpenedSignIn {
  installation: Installation;
  library: SignInLibrary;
}

/** The sign-in library, which needs the installation's secret from the database. */
export class SignIn {
  readonly #ports: LibraryPorts;
  #opened: Promise<OpenedSignIn> | null = null;

  constructor(ports: LibraryPorts) {
    this.#ports = ports;
  }

  /** Opened at the first use. A database that did not answer is asked again by the next caller. */
  open(): Promise<OpenedSignIn> {
    this.#opened ??= this.#load().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #load(): Promise<OpenedSignIn> {
    const installation = await loadInstallation(this.#ports);
    return { installation, library: await createSignInLibrary(this.#ports, installation) };
  }
}

export interface AccountsState {
  signIn: SignIn;
  mails: QuietMails;
  firstAccount: FirstAccountTurn;
  /** Replaced where other limits are set. */
  limiter: AuthLimiter;
  /** Null until workspaces is mounted. */
  home: AccountHome | null;
  /** Whether a link that was made for no single address admits a new account. Replaced by sharing. */
  admitsByLink: (code: string) => Promise<boolean>;
  /** Tables of features whose people can wait for an account. */
  waiting: PeopleTable[];
}

export type AccountsPorts = Needs<
  "addresses" | "clock" | "config" | "database" | "disk" | "events" | "log" | "mail" | "objects"
> &
  AccountsState;

export function homeIn({ home }: Pick<AccountsState, "home">): AccountHome {
  if (home === null) throw new Error("the workspaces feature is not mounted");
  return home;
}
