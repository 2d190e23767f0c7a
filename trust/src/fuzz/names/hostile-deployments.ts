/** Hostile names of functions, of their files, and of hosts that certificates are stored under. */
import { join } from "node:path";
import { checkFiles, writeFiles } from "@slipway/cloud/functions/deploy/function-files";
import { FunctionStore } from "@slipway/cloud/functions/store";
import { isDomainName } from "@slipway/platform/http/domain-rules";
import { openCertificateStore } from "@slipway/platform/certificates/certificate-store";
import { type Dice, diceOf } from "@slipway/platform/testing/dice";
import { hostilePath, hostileRef } from "@slipway/platform/testing/hostile-inputs";
import { selfSignedCertificate } from "@slipway/platform/testing/servers/self-signed-certificate";
import type { WriterFindings, WriterRun } from "./hostile-paths.ts";
import { staysInside, watchedFolder } from "./watched-folder.ts";

const REF = "p1backend";
const CODE = Buffer.from("Deno.serve(() => new Response());");
/** Files of one deployment. */
const MAX_FILES = 4;
const PROPER = ["hello", "send-mail", "a_b"];

const named = (text: string): string => JSON.stringify(text.slice(0, 160));
const succeeds = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );

function deploymentOf(dice: Dice): { slug: string; files: Map<string, Uint8Array> } {
  const slug = dice.chance(0.7) ? dice.of(PROPER) : dice.of([hostileRef, hostilePath])(dice);
  const files = new Map<string, Uint8Array>([[`${slug}/index.ts`, CODE]]);
  for (let count = dice.below(MAX_FILES); count > 0; count -= 1) {
    const path = hostilePath(dice);
    files.set(dice.chance(0.5) ? path : `${slug}/${path}`, CODE);
  }
  return { slug, files };
}

/** Files and name of a function, as a deployment submits them. */
export async function functionFiles({ seed, count }: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const store = new FunctionStore(join(folder.root, "functions"));
  const problems: string[] = [];
  let taken = 0;
  for (let index = 0; index < count; index += 1) {
    const { slug, files } = deploymentOf(diceOf(seed, index));
    const deployed = await succeeds(async () => {
      const entry = checkFiles(slug, files);
      const staging = await store.stage(REF);
      await writeFiles(join(staging, "files"), files);
      const version = { slug, entry, verifyJwt: true, source: "", former: null, now: index };
      await store.forgetBefore(REF, await store.publish(REF, staging, version));
    });
    if (!deployed) {
      if ((await store.find(REF, slug)) !== null && !PROPER.includes(slug))
        problems.push(`a function is found as ${named(slug)}`);
      continue;
    }
    taken += 1;
    const bad = [slug, ...files.keys()].find((name) => !staysInside(name));
    if (bad !== undefined) problems.push(`a function has ${named(bad)}`);
    if (!PROPER.includes(slug)) await store.remove(REF, slug);
  }
  for (const { slug } of await store.list(REF))
    if (!PROPER.includes(slug)) problems.push(`a list shows the function ${named(slug)}`);
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: count, taken, problems };
}

const DOMAINS = ["apps.example.test", "a.b.example.test"];

/** Host names, which come from whoever opens a connection. */
export async function certificateNames({ seed, count }: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const store = await openCertificateStore(join(folder.root, "certificates"));
  const account = await store.accountKey();
  const { certificate: chain, key } = selfSignedCertificate("example.test");
  const problems: string[] = [];
  let taken = 0;
  for (let index = 0; index < count; index += 1) {
    const dice = diceOf(seed, index);
    const hostile = dice.of([hostileRef, hostilePath])(dice);
    const name = dice.of([hostile, `${hostile}.${DOMAINS[0]}`, `${DOMAINS[0]}/${hostile}`, ...DOMAINS]);
    if (await succeeds(() => store.write(name, { chain, key }))) {
      taken += 1;
      if (!isDomainName(name)) problems.push(`a certificate is kept as ${named(name)}`);
    } else if (await store.read(name).catch(() => null)) problems.push(`a certificate is read as ${named(name)}`);
    await store.remove(name).catch(() => undefined);
  }
  if ((await store.accountKey()) !== account) problems.push("the account has another key");
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: count, taken, problems };
}
