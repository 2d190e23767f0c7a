/**
 * Extensions of Postgres that the owner of a database may create without being a superuser. A trusted one's script runs as the
 * server's first superuser in a schema of the owner's, so what counts is that it calls nothing by a name the owner could have taken:
 * Postgres vouches for those it marks so. Two more are on the list, because projects made for Supabase use them:
 * `moddatetime` makes one function in C, and `earthdistance` names what it takes from `cube` by its schema and runs none of it.
 * Languages other than plpgsql are off it: none can be loaded here, and each would be another way out.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const OWNER_EXTENSIONS = [
  ...["btree_gin", "btree_gist", "citext", "cube", "dict_int", "earthdistance", "fuzzystrmatch", "hstore", "intarray"],
  ...["isn", "lo", "ltree", "moddatetime", "pg_trgm", "pgcrypto", "seg", "tablefunc", "tcn", "tsm_system_rows"],
  ...["tsm_system_time", "unaccent", "uuid-ossp"],
];

const TRUSTED = /^\s*trusted\s*=.*$/gm;

/** `folder` holds the extensions of one copy of the programs. */
export async function trustOwnerExtensions(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".control"))) {
    const path = join(folder, file);
    const text = (await readFile(path, "utf8")).replace(TRUSTED, "").trimEnd();
    const isTrusted = OWNER_EXTENSIONS.includes(file.slice(0, -".control".length));
    await writeFile(path, `${text}\n${isTrusted ? "trusted = true\n" : ""}`);
  }
}
