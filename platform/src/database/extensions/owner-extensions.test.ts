import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { OWNER_EXTENSIONS, trustOwnerExtensions } from "./owner-extensions.ts";

it("trusts the extensions of the list, and no other that Postgres would", async () => {
  await using folder = await temporaryFolder();
  const put = (name: string, text: string) => writeFile(join(folder.path, `${name}.control`), text);
  await put("moddatetime", "comment = 'times'\nrelocatable = true\n");
  await put("citext", "relocatable = true\ntrusted = true\n");
  await put("plperl", "relocatable = false\ntrusted = true\nschema = pg_catalog\n");
  await put("file_fdw", "relocatable = true\n");
  await trustOwnerExtensions(folder.path);
  const read = (name: string) => readFile(join(folder.path, `${name}.control`), "utf8");
  expect(await read("moddatetime")).toBe("comment = 'times'\nrelocatable = true\ntrusted = true\n");
  expect(await read("citext")).toBe("relocatable = true\ntrusted = true\n");
  expect(await read("plperl")).not.toContain("trusted");
  expect(await read("file_fdw")).not.toContain("trusted");
  expect(OWNER_EXTENSIONS.filter((name) => name.startsWith("pl"))).toEqual([]);
});
