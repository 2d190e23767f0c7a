import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
/** Where the template is made, which nobody was ever in. */
const IN_THE_TEMPLATE = "cloud/src/clusters/local/template.ts";
const HERE = "cloud/src/clusters/local/sessions/superuser.ts";

it("is the one place from which a project's cluster is entered as its superuser", async () => {
  const entering: string[] = [];
  for (const room of ["cloud", "features", "server", "platform", "offline-builder"]) {
    const names = await readdir(join(ROOT, room), { recursive: true });
    for (const name of names.filter(
      (one) => one.endsWith(".ts") && !/node_modules|\.test\.ts$|\/testing\//.test(one),
    )) {
      const text = await readFile(join(ROOT, room, name), "utf8");
      if (/user: (SUPERUSER|["'`]supabase_admin)/.test(text)) entering.push(join(room, name));
    }
  }
  expect(entering.sort()).toEqual([HERE, IN_THE_TEMPLATE].sort());
});
