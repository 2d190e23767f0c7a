/** The room of a file, and the arrows between rooms that are allowed (AGENTS.md, "Rooms, and what each may import"). */

export interface Place {
  /** First folder: `kernel`, `features`, ...; `""` for files in the root. */
  room: string;
  /** Below `features`: its name; registries (`features/contracts.ts`) have none. */
  feature: string | null;
  /** Below a feature: `contract`, `server`, `web` or `testing`; a registry's name for files in `features` itself. */
  slice: string | null;
  /** Below `features`: the file is the slice's `index.ts(x)`. */
  isIndex: boolean;
  /** The list in `features` that takes the file: `cloud-views` takes a feature's `web/views.ts(x)`. */
  listedBy: string | null;
  /** `edits/server/edits.ts`: the type of what a feature offers the others. */
  isOffer: boolean;
  isTest: boolean;
}

const LISTED_BY: Readonly<Record<string, string>> = {
  "web/views": "cloud-views",
  "web/settings-sections": "settings-sections",
};
const TEST_FILE = /\.(test|suite|e2e)\.tsx?$/;

export function placeOf(path: string): Place {
  const [room = "", feature = "", ...rest] = path.split("/");
  const isTest = TEST_FILE.test(path);
  const outside = { feature: null, slice: null, isIndex: false, listedBy: null, isOffer: false, isTest };
  if (!path.includes("/")) return { ...outside, room: "" };
  if (room !== "features") return { ...outside, room };
  if (rest.length === 0) return { ...outside, room, slice: feature.replace(/(\.test)?\.tsx?$/, "") };
  const isIndex = rest.length === 2 && /^index\.tsx?$/.test(rest[1]!);
  const listedBy = LISTED_BY[rest.join("/").replace(/\.tsx?$/, "")] ?? null;
  const isOffer = rest.join("/") === `server/${feature}.ts`;
  return { room, feature, slice: rest[0]!.replace(/(\.test)?\.tsx?$/, ""), isIndex, listedBy, isOffer, isTest };
}

/** Rooms without features in them: the rooms each may import besides itself. */
const ARROWS: Record<string, readonly string[]> = {
  "": ["platform"],
  kernel: [],
  platform: ["kernel"],
  ui: ["kernel"],
  "offline-builder": ["kernel"],
  sandbox: ["kernel", "platform"],
  cloud: ["kernel", "platform", "sandbox"],
  server: ["kernel", "platform", "sandbox", "cloud", "offline-builder", "features"],
  trust: ["kernel", "platform", "sandbox", "cloud", "offline-builder", "features", "server"],
  web: ["kernel", "ui", "features"],
  e2e: ["kernel", "platform", "sandbox", "cloud", "offline-builder", "server", "features", "trust"],
  bench: ["kernel", "platform", "sandbox", "cloud", "offline-builder", "server", "features", "trust"],
  architecture: ["features"],
};

/** Real engines instead of mocks: what a room's tests may use on top. */
const TEST_ARROWS: Record<string, readonly string[]> = {
  "offline-builder": ["platform", "sandbox", "cloud"],
  sandbox: ["offline-builder"],
};

const SERVER_ROOMS = ["kernel", "platform", "sandbox", "cloud"];
const REGISTRIES: Record<string, string> = {
  contracts: "contract",
  server: "server",
  web: "web",
  "cloud-views": "web",
  "settings-sections": "web",
};

const yes = null;

/** Arrows that start at a file in `features`. Answers null when allowed, else the rule that forbids it. */
function fromFeatures(from: Place, to: Place, dependsOn: readonly string[]): string | null {
  const sameFeature = to.room === "features" && to.feature === from.feature;
  if (from.feature === null) {
    const wanted = REGISTRIES[from.slice ?? ""];
    if (from.slice === "dependencies") return "features/dependencies.ts imports nothing";
    if (to.room !== "features") {
      const rooms = wanted === "web" ? ["kernel", "ui"] : SERVER_ROOMS;
      return rooms.includes(to.room) ? yes : `features/${from.slice}.ts may import ${rooms.join(", ")} and features`;
    }
    if (to.feature === null) return yes;
    // The object that a feature offers the others is typed in the file of its own name.
    if (from.slice === "services" && to.isOffer) return yes;
    if (to.listedBy !== null && to.listedBy === from.slice) return yes;
    return wanted !== undefined && to.slice === wanted && to.isIndex
      ? yes
      : `features/${from.slice}.ts takes only the index of ${wanted ?? "no"} slices`;
  }
  switch (from.slice) {
    case "contract":
      return to.room === "kernel" || (to.room === "features" && to.slice === "contract")
        ? yes
        : "a contract imports kernel and other contracts only";
    case "web":
      if (to.room === "kernel" || to.room === "ui") return yes;
      if (to.room === "features" && (to.slice === "contract" || (sameFeature && to.slice === "web"))) return yes;
      return "a feature's web imports contracts, kernel, ui and itself; siblings meet in slots";
    case "server":
    case "testing":
      return fromFeatureServer(from, to, dependsOn);
    default:
      return "a feature has contract, server, web and testing.ts, nothing else";
  }
}

/** Files below `features` that every feature's server may import. */
const FOR_SERVERS: ReadonlySet<string> = new Set(["actor", "feature", "services"]);

function fromFeatureServer(from: Place, to: Place, dependsOn: readonly string[]): string | null {
  const mayTest = from.isTest || from.slice === "testing";
  if (SERVER_ROOMS.includes(to.room)) return yes;
  if (to.room === "offline-builder" || (to.room === "server" && from.isTest)) {
    return from.isTest ? yes : "a feature's server reaches language models through platform/models";
  }
  if (to.room !== "features")
    return "a feature's server imports its contract, kernel, platform, sandbox, cloud and listed features";
  if (to.feature === null) {
    return FOR_SERVERS.has(to.slice ?? "") || mayTest
      ? yes
      : "a feature's server must not know the registries: it would know every sibling";
  }
  if (to.slice === "web") return "server code never imports web code";
  if (to.feature === from.feature || to.slice === "contract") return yes;
  if (to.slice === "testing") return mayTest ? yes : "testing.ts is for tests and the seed";
  if (!to.isIndex) return `only ${to.feature}/server/index.ts is open to other features`;
  if (mayTest || dependsOn.includes(to.feature)) return yes;
  return `features/dependencies.ts does not list ${to.feature} for ${from.feature}; meet through an event, or add it`;
}

/** Null when `from` may import `to`; else one sentence for the person who has to fix it. */
export function forbiddenArrow(from: Place, to: Place, dependencies: Record<string, readonly string[]>): string | null {
  if (to.room === "template") return "nobody imports the starter project";
  if (from.room === "features") return fromFeatures(from, to, dependencies[from.feature ?? ""] ?? []);
  if (from.room === to.room) return yes;
  const allowed = [...(ARROWS[from.room] ?? []), ...(from.isTest ? (TEST_ARROWS[from.room] ?? []) : [])];
  if (!allowed.includes(to.room)) {
    return `${from.room || "the root"} may import ${allowed.join(", ") || "no other room"}`;
  }
  if (to.room !== "features") return yes;
  if (from.room === "web") {
    const open = to.slice === "contract" || to.slice === "contracts" || to.slice === "web";
    return open ? yes : "the web app imports contracts and web slices of features only";
  }
  if (from.room === "architecture")
    return to.slice === "dependencies" ? yes : "architecture reads dependencies.ts only";
  return to.slice === "web" ? `${from.room} never imports web code` : yes;
}

/** Browsers run these: no Node built-ins. */
export const runsInBrowser = (place: Place): boolean =>
  !place.isTest &&
  (["kernel", "ui", "web"].includes(place.room) ||
    (place.room === "features" &&
      ["contract", "contracts", "web", "cloud-views", "settings-sections"].includes(place.slice ?? "")));
