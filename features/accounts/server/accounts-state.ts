/** State of accounts per process: the sign-in library, the limiter, and what the workspaces feature provides. */
import type { Services } from "../../services.ts";
import type { User } from "../contract/index.ts";
import { type Installation, loadInstallation } from "./installation.ts";
import { type AuthLimiter, type AuthLimits, authLimits, createAuthLimiter } from "./sign-in/rate-limits.ts";
import { createSignInLibrary, type SignInLibrary } from "./sign-in/sign-in-library.ts";

export interface NewAccount {
  userId: string;
  email: string;
  displayName: string;
}

/** Provided by workspaces, which depends on accounts and not the other way round. */
export interface AccountHome {
  /** Idempotent: the person owns one workspace afterwards. */
  ensureWorkspace(account: NewAccount): Promise<void>;
  /** Workspaces of the person, oldest membership first. */
  workspacesOf(userId: string): Promise<User["workspaces"]>;
}

export interface AccountsState {
  installation: Installation;
  library: SignInLibrary;
}

const states = new WeakMap<Services, Promise<AccountsState>>();
const limiters = new WeakMap<Services, AuthLimiter>();
const homes = new WeakMap<Services, AccountHome>();

/** Created at the first use, once per process. */
export function accountsState(services: Services): Promise<AccountsState> {
  let state = states.get(services);
  if (state === undefined) {
    state = loadInstallation(services).then(async (installation) => ({
      installation,
      library: await createSignInLibrary(services, installation),
    }));
    states.set(services, state);
    // After a database failure the next caller tries again.
    state.catch(() => states.delete(services));
  }
  return state;
}

export function limiterOf(services: Services): AuthLimiter {
  let limiter = limiters.get(services);
  if (limiter === undefined)
    limiters.set(services, (limiter = createAuthLimiter(services, authLimits(services.addresses.thisComputerOnly))));
  return limiter;
}

/** Replaces the limits. Call before the first request. */
export const setAuthLimits = (services: Services, limits: AuthLimits): void =>
  void limiters.set(services, createAuthLimiter(services, limits));

export const provideAccountHome = (services: Services, home: AccountHome): void => void homes.set(services, home);

export function accountHome(services: Services): AccountHome {
  const home = homes.get(services);
  if (home === undefined) throw new Error("the workspaces feature is not mounted");
  return home;
}
