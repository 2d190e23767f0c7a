/**
 * The launcher on machines that lack things. A folder of programs stands in for the machine: the real ones, except those
 * that are missing, and apt-get, npm and node, which write down what they were asked for.
 */
import { execFile } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { ROOT } from "./development/tool.ts";

const REAL = [
  "sh",
  "basename",
  "cat",
  "cksum",
  "chmod",
  "dirname",
  "find",
  "mkdir",
  "mv",
  "pwd",
  "readlink",
  "rm",
  "sed",
  "sleep",
  "sort",
  "uname",
];

interface Machine {
  user: "root" | "somebody";
  /** Programs among git, bwrap and chromium. */
  has: readonly string[];
  nodeMajor?: number;
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** One line for each call of apt-get, npm and node. */
  calls: string[];
}

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function program(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
}

/** A machine with a checkout in a path with a space. Answers a function that runs the launcher on it. */
async function machine({ user, has, nodeMajor = 20 }: Machine) {
  const root = await mkdtemp(join(tmpdir(), "slipway launcher "));
  folders.push(root);
  const bin = join(root, "bin");
  const checkout = join(root, "my apps", "slipway");
  const note = `printf '%s\\n' "$(basename "$0") $*" >>"${root}/calls"`;
  await mkdir(bin, { recursive: true });
  for (const name of REAL) await symlink(findExecutable(name)!, join(bin, name));
  for (const name of has) await program(join(bin, name), "exit 0");
  await program(join(bin, "id"), `echo ${user === "root" ? 0 : 1000}`);
  await program(join(bin, "apt-get"), `${note}\n${FAKE_APT}`);
  await program(join(bin, "dpkg-query"), FAKE_DPKG_QUERY);
  await program(
    join(bin, "node"),
    `if [ "$1" = --version ]; then echo v${nodeMajor}.1.0; exit 0; fi\n${note}\n${FAKE_NODE}`,
  );
  await program(join(bin, "npm"), `${note}\n${FAKE_NPM}`);
  await mkdir(checkout, { recursive: true });
  await copyFile(join(ROOT, "slipway"), join(checkout, "slipway"));
  for (const file of ["package-lock.json", "tsconfig.base.json", "tsconfig.web.json"])
    await writeFile(join(checkout, file), "{}");
  for (const folder of ["kernel/src", "ui/src", "web", "features"])
    await mkdir(join(checkout, folder), { recursive: true });
  const env = {
    HOME: join(root, "home"),
    PATH: bin,
    SLIPWAY_CACHE_DIR: join(root, "cache"),
    SLIPWAY_DATA_DIR: join(root, "data"),
    NODE_EXTRA_CA_CERTS: "/dev/null",
  };
  return (args: readonly string[], extra: Record<string, string> = {}): Promise<Run> =>
    new Promise((resolve) => {
      const child = execFile(
        join(checkout, "slipway"),
        args,
        { env: { ...env, ...extra }, cwd: "/" },
        (error, stdout, stderr) => {
          void readFile(join(root, "calls"), "utf8")
            .catch(() => "")
            .then(async (text) => {
              await rm(join(root, "calls"), { force: true });
              const calls = text.split("\n").filter(Boolean);
              resolve({ code: error ? Number(error.code) : 0, stdout, stderr, calls });
            });
        },
      );
      child.stdin?.end();
    });
}

/** Builds the page where Vite is asked to; refuses the question whether packages are installed as locked. */
const FAKE_NODE = `case "$*" in
  *vite.js*) mkdir -p web/dist && echo page >web/dist/index.html ;;
  *installed-as-locked*) exit 1 ;;
  *main.ts*) echo "ready http://slipway.localhost:4400" ;;
esac`;
/** Puts Node where it was told to, and makes node_modules. */
const FAKE_NPM = `for last in "$@"; do :; done
case "$1" in
  install)
    home="$3/node_modules/\${last%@*}/bin"
    mkdir -p "$home" && cat "$(command -v node)" >"$home/node" && chmod 755 "$home/node" ;;
  ci) mkdir -p node_modules ;;
esac`;

/** Puts an empty program in place of each package, also of those that have none: it tells dpkg-query of them. */
const FAKE_APT = `[ "$1" = install ] || exit 0
for name in "$@"; do
  case $name in bubblewrap) name=bwrap ;; git | chromium | chromium-headless-shell | nats-server | pebble | caddy | strace | firefox-esr | python3-swift | postgresql-15) ;; *) continue ;; esac
  printf '#!/bin/sh\n' >"$(dirname "$0")/$name" && chmod 755 "$(dirname "$0")/$name"
done`;

const FAKE_DPKG_QUERY = `for name in "$@"; do :; done
[ ! -x "$(dirname "$0")/$name" ] || echo "install ok installed"`;

const START = "node --disable-warning=ExperimentalWarning server/src/main.ts";
const ALL = ["git", "bwrap", "chromium"];
/** It waits for another installation's lock instead of failing at it. */
const INSTALL = "apt-get install -yq --no-install-recommends -o DPkg::Lock::Timeout=300";
const packagesAsked = (run: Run): string[] => run.calls.filter((call) => call.startsWith("apt-get install"));

describe("the launcher's set-up", () => {
  it("says what it will install and how much, prepares it, and leaves standard output to the verb", async () => {
    const run = await machine({ user: "somebody", has: ALL });
    const first = await run(["start"]);
    expect(first).toMatchObject({ code: 0, stdout: "ready http://slipway.localhost:4400\n" });
    const plan = first.stderr.slice(0, first.stderr.indexOf("Fetching"));
    expect(plan).toMatch(/Node 24\.\d+\.\d+ .*about \d+ MB/);
    expect(plan).toMatch(/dependencies .*about \d+ MB/);
    expect(plan).toContain("web app");
    expect(first.calls.filter((call) => call.startsWith("npm")).map((call) => call.split(" ", 2).join(" "))).toEqual([
      "npm config",
      "npm install",
      "npm ci",
    ]);
  });

  it("prints and does nothing the second time", async () => {
    const run = await machine({ user: "somebody", has: ALL });
    await run(["setup"]);
    expect(await run(["start"])).toMatchObject({ code: 0, stderr: "", calls: [START] });
  });

  it("installs again when the lock changed, and builds again when a source of the web app changed", async () => {
    const run = await machine({ user: "somebody", has: ALL, nodeMajor: 24 });
    await run(["setup"]);
    const checkout = join(folders[0]!, "my apps", "slipway");
    await writeFile(join(checkout, "ui/src/a b.ts"), "export const a = 1;");
    expect((await run(["setup"])).calls).toEqual(["node node_modules/vite/bin/vite.js build web --logLevel warn"]);
    await rm(join(checkout, "ui/src/a b.ts"));
    expect((await run(["setup"])).calls).toHaveLength(1);
    await writeFile(join(checkout, "package-lock.json"), `{ "packages": {} }`);
    expect((await run(["setup"])).calls[0]).toMatch(/^npm ci/);
  });

  it("uses Node 24 and newer of the machine", async () => {
    for (const nodeMajor of [24, 26]) {
      const run = await machine({ user: "somebody", has: ALL, nodeMajor });
      expect((await run(["setup"])).calls.join("\n")).not.toContain("npm install");
    }
  });

  it("refuses options and verbs it does not know", async () => {
    const run = await machine({ user: "somebody", has: ALL, nodeMajor: 24 });
    expect(await run(["start", "--port=1"])).toMatchObject({ code: 2, calls: [] });
    expect(await run(["fly"])).toMatchObject({ code: 2, calls: [] });
    expect(await run(["help"])).toMatchObject({ code: 0, stderr: "", calls: [] });
  });
});

describe("system packages", () => {
  it("are installed by root without a terminal", async () => {
    const run = await machine({ user: "root", has: [], nodeMajor: 24 });
    const first = await run(["start"]);
    expect(first.code).toBe(0);
    expect(packagesAsked(first)).toEqual([`${INSTALL} git bubblewrap chromium`]);
    expect(await run(["start"])).toMatchObject({ stderr: "", calls: [START] });
  });

  it("are the browser without windows where the distribution has it, and tests use it beside another one", async () => {
    const run = await machine({ user: "root", has: ["git", "bwrap"], nodeMajor: 24 });
    await program(join(folders[0]!, "bin", "apt-cache"), '[ "$*" = "show chromium-headless-shell" ]');
    expect(packagesAsked(await run(["start"]))).toEqual([`${INSTALL} chromium-headless-shell`]);
    expect(await run(["start"])).toMatchObject({ stderr: "", calls: [START] });
    const other = await machine({ user: "root", has: ALL, nodeMajor: 24 });
    await program(join(folders[1]!, "bin", "apt-cache"), "exit 0");
    expect(packagesAsked(await other(["start"]))).toEqual([]);
    expect(packagesAsked(await other(["test"]))).toEqual([
      `${INSTALL} nats-server pebble caddy strace firefox-esr python3-swift postgresql-15 chromium-headless-shell`,
    ]);
  });

  it("that apt-get could not install are named once, with what does not work without them", async () => {
    const run = await machine({ user: "root", has: ["git"], nodeMajor: 24 });
    await program(join(folders[0]!, "bin", "apt-get"), "exit 100");
    const first = await run(["start"]);
    expect(first.code).toBe(0);
    expect(first.stderr).toContain("apt-get could not install: bubblewrap chromium");
    expect(first.stderr).toContain("no screenshots");
    expect((await run(["start"])).stderr).toBe("");
  });

  it("are installed although an earlier installation was cut off, which is finished first", async () => {
    const run = await machine({ user: "root", has: ["git"], nodeMajor: 24 });
    const bin = join(folders[0]!, "bin");
    const apt = await readFile(join(bin, "apt-get"), "utf8");
    await program(join(bin, "dpkg"), `printf '%s\\n' "dpkg $*" >>"${folders[0]}/calls"; : >"${bin}/finished"`);
    await program(
      join(bin, "apt-get"),
      apt.replace("#!/bin/sh\n", "").replace("[ ", `[ "$1" != install ] || [ -e "${bin}/finished" ] || exit 100\n[ `),
    );
    const first = await run(["start"]);
    expect(first.calls.filter((call) => /^(?:dpkg|apt-get install)/.test(call))).toEqual([
      `${INSTALL} bubblewrap chromium`,
      "dpkg --configure -a",
      `${INSTALL} --fix-broken`,
      `${INSTALL} bubblewrap chromium`,
    ]);
    expect(first.stderr).not.toContain("could not install");
    expect(await run(["start"])).toMatchObject({ stderr: "", calls: [START] });
  });

  it("that failed once are tried again when the answer is yes, as on a machine that proves a change", async () => {
    const run = await machine({ user: "root", has: ["git"], nodeMajor: 24 });
    const bin = join(folders[0]!, "bin");
    const apt = await readFile(join(bin, "apt-get"), "utf8");
    await program(join(bin, "apt-get"), "exit 100");
    await run(["start"]);
    await writeFile(join(bin, "apt-get"), apt);
    expect(packagesAsked(await run(["start"]))).toEqual([]);
    expect(packagesAsked(await run(["start"], { SLIPWAY_INSTALL: "yes" }))).toEqual([`${INSTALL} bubblewrap chromium`]);
  });

  it("are never installed by anybody else: the exact line is printed once, and Slipway goes on without", async () => {
    const run = await machine({ user: "somebody", has: ["git"], nodeMajor: 24 });
    const first = await run(["start"]);
    expect(first.stderr).toContain("sudo apt-get install -y --no-install-recommends bubblewrap chromium");
    expect(first.stderr).toContain("previews are refused");
    expect(first.code).toBe(0);
    expect(first.calls.join("\n")).not.toContain("apt-get");
    expect((await run(["start"])).stderr).toBe("");
    expect((await run(["setup"])).stderr).toContain("sudo apt-get install");
  });

  it("are left alone with SLIPWAY_INSTALL=never, also by root", async () => {
    const run = await machine({ user: "root", has: ["git"], nodeMajor: 24 });
    const { code, calls, stderr } = await run(["start"], { SLIPWAY_INSTALL: "never" });
    expect(code).toBe(0);
    expect(calls.join("\n")).not.toContain("apt-get");
    expect(stderr).toContain("apt-get install -y --no-install-recommends bubblewrap chromium");
    expect(stderr).not.toContain("sudo");
  });

  it("that only tests start are installed for the tests, and never asked for at a start", async () => {
    const run = await machine({ user: "root", has: ALL, nodeMajor: 24 });
    expect(packagesAsked(await run(["start"]))).toEqual([]);
    expect(packagesAsked(await run(["test"]))).toEqual([
      `${INSTALL} nats-server pebble caddy strace firefox-esr python3-swift`,
    ]);
    expect(packagesAsked(await run(["test"]))).toEqual([]);
    const other = await machine({ user: "somebody", has: ALL, nodeMajor: 24 });
    const first = await other(["test"]);
    expect(first.stderr).toContain(
      "sudo apt-get install -y --no-install-recommends nats-server pebble caddy strace firefox-esr python3-swift",
    );
    expect(first.stderr).toContain("the tests that need it are skipped");
    expect((await other(["test"])).stderr).toBe("");
  });

  it("stop the start only where git is missing, at every start", async () => {
    const run = await machine({ user: "somebody", has: ["bwrap", "chromium"], nodeMajor: 24 });
    for (let start = 0; start < 2; start++) {
      const { code, stdout, stderr } = await run(["start"]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain("git is needed");
    }
  });
});

describe("the data folder", () => {
  it("gives one warning inside a git checkout", async () => {
    const run = await machine({ user: "somebody", has: ALL, nodeMajor: 24 });
    const checkout = join(folders[0]!, "my apps", "slipway");
    await run(["setup"]);
    await mkdir(join(checkout, ".git"));
    const { stderr } = await run(["start"], { SLIPWAY_DATA_DIR: join(checkout, "data") });
    expect(stderr.split("\n").filter(Boolean)).toHaveLength(1);
    expect(stderr).toContain("lies inside the git checkout");
  });
});
