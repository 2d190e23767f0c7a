/** A package registry on loopback whose packages try to get out of their folder, for tests of installs. */
import { createHash } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

interface Entry {
  /** With everything before it: `package/index.js`, `/etc/passwd`, `../x`. */
  path: string;
  content?: string | Buffer;
  /** `0` file, `1` hard link, `2` symbolic link. */
  type?: "0" | "1" | "2";
  target?: string;
  mode?: string;
}

function tar(entries: readonly Entry[]): Buffer {
  const blocks: Buffer[] = [];
  for (const { path, content = "", type = "0", target = "", mode = "0000644" } of entries) {
    const header = Buffer.alloc(512);
    const body = Buffer.from(content);
    header.write(path, 0);
    header.write(`${mode}\0`, 100);
    header.write("0000000\0", 108);
    header.write("0000000\0", 116);
    header.write(`${body.length.toString(8).padStart(11, "0")}\0`, 124);
    header.write("00000000000\0", 136);
    header.write(`        ${type}${target}`, 148);
    header.write("ustar\u000000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    blocks.push(header, body, Buffer.alloc((512 - (body.length % 512)) % 512));
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** An archive of one folder, as registries serve packages. */
const tarball = (files: Record<string, string>, more: readonly Entry[] = []): Buffer =>
  gzipSync(tar([...Object.entries(files).map(([name, content]) => ({ path: `package/${name}`, content })), ...more]));

const run = Date.now().toString(36);
/** Names of this run: sets are kept by what was asked for. */
export const named = (name: string): string => `slipway-test-${name}-${run}`;

interface Published {
  version: string;
  files: Record<string, string>;
  manifest?: object;
  /** Days since it was published. */
  age?: number;
  /** Further entries of its archive. */
  entries?: Entry[];
  /** Instead of an archive of the files. */
  archive?: Buffer;
  /** Whether what is announced is what is sent. */
  isHonest?: boolean;
  /** How its archive is answered. */
  send?: (response: ServerResponse, archive: Buffer) => void;
}

/** Where redirects, project settings and manifests try to lead. */
let lureHits = 0;
const lure = createServer((_request, response) => response.end("{}")).on("connection", () => (lureHits += 1));
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const dependingOn = (range: string): Published => ({
  version: "1.0.0",
  files: { "index.js": "" },
  manifest: { dependencies: { other: range } },
});
/** A few megabytes that unpack to 600: the same file of zeros in six gzip members, one behind the other. */
function bomb(): Buffer {
  const file = tar([{ path: "package/zeros", content: Buffer.alloc(100 << 20) }]).subarray(0, -1024);
  // npm itself refuses what shrinks more than a thousandfold; this stays below.
  return Buffer.concat(Array<Buffer>(6).fill(gzipSync(file, { level: 1 })));
}

const packages: Record<string, Published> = {
  [named("plain")]: {
    version: "1.2.3",
    files: { "index.js": "module.exports = { word: 'from-a-package' };" },
    manifest: { main: "index.js" },
  },
  [named("script")]: {
    version: "1.0.0",
    files: { "index.js": "", "evil.js": "require('fs').writeFileSync(require('path').join(__dirname, 'ran'), 'x')" },
    manifest: {
      main: "index.js",
      scripts: { preinstall: "node evil.js", install: "node evil.js", postinstall: "node evil.js" },
    },
  },
  [named("file")]: dependingOn("file:/etc"),
  [named("link")]: dependingOn("link:/etc"),
  [named("git")]: dependingOn("git+https://example.com/x.git"),
  [named("address")]: dependingOn("http://169.254.169.254/x.tgz"),
  [named("workspace")]: dependingOn("workspace:*"),
  [named("young")]: { version: "1.0.0", files: { "index.js": "" }, age: 1 },
  [named("paths")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    entries: [
      { path: "package/../../../../slipway-escaped", content: "x" },
      { path: "package/../../vite/package.json", content: "{}" },
      { path: "/tmp/slipway-escaped", content: "x" },
      { path: "package/link", type: "2", target: "/etc" },
      { path: "package/link/slipway-escaped", content: "x" },
      { path: "package/hard", type: "1", target: "/etc/passwd" },
      { path: "package/root", content: "x", mode: "0006755" },
    ],
  },
  [named("bins")]: {
    version: "1.0.0",
    files: { "index.js": "", "evil.js": "#!/bin/node\n" },
    manifest: { bin: { node: "evil.js", npm: "evil.js", sh: "../../../../bin/node", "../../../escaped": "evil.js" } },
  },
  [named("altered")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    archive: tarball({ "package.json": "{}", "index.js": "altered" }),
    isHonest: false,
  },
  [named("huge")]: { version: "1.0.0", files: { "index.js": "" }, send: (response) => void response.end(bomb()) },
  [named("form")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    archive: tar([{ path: "package/index.js" }]),
  },
  [named("redirect")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    send: (response) => void response.writeHead(302, { location: urlOf(lure) }).end(),
  },
  [named("metadata")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    send: (response) => void response.writeHead(301, { location: "http://169.254.169.254/latest/" }).end(),
  },
  [named("longer")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    send: (response, archive) => {
      response.writeHead(200, { "content-length": archive.length + 1_000 });
      response.write(archive);
      setTimeout(() => response.destroy(), 50);
    },
  },
  [named("shorter")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    send: (response, archive) =>
      response.socket!.end(`HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n${archive.toString("latin1")}`, "latin1"),
  },
};
function answer(url: string): Buffer | object | null {
  const [, name, dash, file] = url.split("/").map(decodeURIComponent);
  const found = name === undefined ? undefined : packages[name];
  if (!found) return null;
  const { version, files, manifest, age = 100, entries, archive: own } = found;
  const described = { name, version, ...manifest };
  const made = tarball({ "package.json": JSON.stringify(described), ...files }, entries);
  const archive = own ?? made;
  if (dash === "-" && file) return archive;
  const announced = found.isHonest === false ? made : archive;
  const integrity = `sha512-${createHash("sha512").update(announced).digest("base64")}`;
  const published = new Date(Date.now() - age * 86_400_000).toISOString();
  const dist = { tarball: `https://cdn.elsewhere.test/${name}/-/${name}-${version}.tgz`, integrity };
  return {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...described, dist } },
    time: { created: published, modified: published, [version]: published },
  };
}

export interface HostileRegistry extends AsyncDisposable {
  origin: string;
  /** `GET /name`, in order. */
  asked: string[];
  names: string[];
  /** Where redirects and settings lead, and how many connections came there. */
  lure: string;
  lured(): number;
}

export async function startHostileRegistry(): Promise<HostileRegistry> {
  const asked: string[] = [];
  const registry = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const found = answer(request.url ?? "/");
    if (!found) return void response.writeHead(404, { "content-type": "application/json" }).end("{}");
    const isArchive = Buffer.isBuffer(found);
    const { send } = packages[decodeURIComponent(request.url!.split("/")[1]!)]!;
    if (isArchive && send) return send(response, found);
    response.writeHead(200, { "content-type": isArchive ? "application/octet-stream" : "application/json" });
    response.end(isArchive ? found : JSON.stringify(found));
  });
  for (const server of [registry, lure]) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: urlOf(registry),
    asked,
    names: Object.keys(packages),
    lure: urlOf(lure),
    lured: () => lureHits,
    async [Symbol.asyncDispose]() {
      for (const server of [registry, lure]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Packages that must not be installed, and what the refusal says where that is ours to say. */
export const REFUSED_PACKAGES: readonly (readonly [what: string, name: string, reason: RegExp])[] = [
  ["that depends on a folder of the machine", named("file"), /./],
  ["that depends on a git address", named("git"), /./],
  ["that is not what was published", named("altered"), /integrity|sha512/i],
  ["in a form that nobody publishes", named("form"), /no package archive/],
  ["whose address leads to this machine", named("redirect"), /redirects/],
  ["that is shorter than announced", named("longer"), /./],
];

/** Other ways of the same kinds, for the long run. */
export const FURTHER_REFUSED: typeof REFUSED_PACKAGES = [
  ["that depends on a link", named("link"), /./],
  ["that depends on an address", named("address"), /./],
  ["that depends on a workspace", named("workspace"), /./],
  ["that would fill the disk", named("huge"), /too large when it is unpacked/],
  ["whose address leads to the machine's own description", named("metadata"), /redirects/],
  ["that is longer than announced", named("shorter"), /./],
];
