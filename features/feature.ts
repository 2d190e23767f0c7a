/** A feature's interface to the server: routes with handlers, live paths, migrations, start-up work. */
import type { Contract, RouteParsed, RouteResult } from "@slipway/kernel/contract/route";
import type { LivePathDefinition } from "@slipway/kernel/contract/live";
import type { ProjectFacts, WorkspaceFacts } from "@slipway/kernel/permissions";
import type { Migration } from "@slipway/platform/database/port";
import type { RpcMethods } from "@slipway/platform/rpc/port";
import type { SnapshotReader } from "@slipway/platform/live/port";
import type { Actor } from "./actor.ts";
import type { Engines, FeatureObjects, Services } from "./services.ts";

export type { Actor } from "./actor.ts";

/** Facts of the HTTP layer about a running call; the policy has already been enforced. */
export interface Call {
  /** Null only on `public` routes. */
  actor: Actor | null;
  /** Set when the policy names a project. */
  project: { id: string; facts: ProjectFacts } | null;
  workspace: { id: string; facts: WorkspaceFacts } | null;
  traceId: string;
  /** Aborts when the client disconnects before the answer. */
  signal: AbortSignal;
  request: Request;
  /** The client's address, as reported by trusted proxies. */
  ip: string;
  /** Headers to add to the answer (cookies, caching). */
  headers: Headers;
}

export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (input: RouteParsed<C[Name]>, call: Call) => Promise<RouteResult<C[Name]>>;
};

export interface MountedLivePath {
  definition: LivePathDefinition;
  snapshot: SnapshotReader;
}

export interface Pending {
  one: string;
  many: string;
  count: number;
}

export interface MountedFeature {
  name: string;
  contract: Contract;
  handlers: Readonly<Record<string, (input: never, call: Call) => Promise<unknown>>>;
  livePaths?: readonly MountedLivePath[];
  /** Objects for the features mounted after it, under the feature's own name. */
  offers?: Partial<FeatureObjects>;
  /** Runs where no gateway process does, after every `start`: answers visitors from the state that `mount` built. */
  openTraffic?(): Promise<Traffic>;
  /** Runs after migrations and before the first request: queues, subscriptions, recovery after a crash. */
  start?(): Promise<void>;
  /** A shutdown begins: running work goes on, and nothing new begins. */
  drain?(): void;
  /** Work that the shutdown waits for, in words for people: `{ one: "agent turn", many: "agent turns", count: 2 }`. */
  pending?(): readonly Pending[];
  /** The end of the shutdown: ends all work that still runs. It has settled when the promise resolves. */
  stop?(): Promise<void>;
}

/** A feature's answers on host names of its own, beside the app's. */
export interface Traffic extends AsyncDisposable {
  /**
   * Calls that the app may make to the process with the traffic. Their names begin with a word of the feature's own.
   */
  methods: RpcMethods;
}

/** Answers those hosts in the gateway process, which mounts no feature and loads the file of this function alone. */
export type OpenTraffic = (engines: Engines) => Promise<Traffic>;

/** A feature's `server/index.ts` exports one of these as `feature`. */
export interface Feature {
  name: string;
  migrations: readonly Migration[];
  /** Builds the feature's state, once. `services` has the objects of the features mounted before. */
  mount(services: Services): MountedFeature;
}

/** Keeps handlers and contract in step at compile time. */
export const mounted = <C extends Contract>(
  feature: Omit<MountedFeature, "contract" | "handlers"> & { contract: C; handlers: Handlers<C> },
): MountedFeature => feature as unknown as MountedFeature;
