/** `./slipway new-feature NAME`: the folder of a feature and its line in each registry. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { note, print } from "../terminal.ts";
import { ROOT } from "./tool.ts";

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** Path below `features` -> text. Everything type-checks and mounts; it does nothing yet. */
export function newFeatureFiles(name: string): Record<string, string> {
  const camel = camelCase(name);
  return {
    [`${name}/contract/index.ts`]: `import type { Contract } from "@slipway/kernel/contract/route";

export const ${camel}Contract = {} as const satisfies Contract;
`,
    [`${name}/server/index.ts`]: `import { mounted, type Feature } from "../../feature.ts";
import { ${camel}Contract } from "../contract/index.ts";

export const feature: Feature = {
  name: "${name}",
  migrations: [],
  mount: () => mounted({ name: "${name}", contract: ${camel}Contract, handlers: {} }),
};
`,
    [`${name}/web/index.ts`]: `import type { WebFeature } from "@slipway/ui/slots/slots";

export const ${camel}Web: WebFeature = { name: "${name}" };
`,
  };
}

interface Entry {
  /** Null where the registry needs none. */
  importLine: string | null;
  line: string;
  /** The last line of the list. */
  end: RegExp;
}

const registryEntries = (name: string): Record<string, Entry> => {
  const camel = camelCase(name);
  return {
    "contracts.ts": {
      importLine: `import { ${camel}Contract } from "./${name}/contract/index.ts";`,
      line: `  { name: "${name}", routes: ${camel}Contract, livePaths: [] },`,
      end: /^\];$/m,
    },
    "server.ts": {
      importLine: `import { feature as ${camel} } from "./${name}/server/index.ts";`,
      line: `  ${camel},`,
      end: /^\];$/m,
    },
    "web.ts": {
      importLine: `import { ${camel}Web } from "./${name}/web/index.ts";`,
      line: `  ${camel}Web,`,
      end: /^\];$/m,
    },
    "dependencies.ts": { importLine: null, line: `  ${JSON.stringify(name)}: [],`, end: /^\};$/m },
  };
};

/** Adds the import after the last one and the line before the end of the list. Null when the text has another shape. */
export function addEntry(text: string, { importLine, line, end }: Entry): string | null {
  // A list on one line is opened first: `= [];` and `= [a, b];` become one entry per line.
  const opened = text.replace(/= \[([^\]\n]*)\];$/m, (_all, entries: string) => {
    const each = entries
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean);
    return `= [\n${each.map((entry) => `  ${entry},\n`).join("")}];`;
  });
  const closing = [...opened.matchAll(new RegExp(end.source, "gm"))].at(-1);
  const imports = [...opened.matchAll(/^import .*;$/gm)].at(-1);
  if (!closing || (importLine !== null && !imports)) return null;
  const withLine = `${opened.slice(0, closing.index)}${line}\n${opened.slice(closing.index)}`;
  if (importLine === null || !imports) return withLine;
  const after = imports.index + imports[0].length;
  return `${withLine.slice(0, after)}\n${importLine}${withLine.slice(after)}`;
}

export async function newFeature(args: readonly string[]): Promise<number> {
  const [name = ""] = args;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    note("Give the feature a name of lower-case letters, digits and single hyphens: ./slipway new-feature site-search");
    return 2;
  }
  const features = join(ROOT, "features");
  if (existsSync(join(features, name))) {
    note(`features/${name} exists already.`);
    return 1;
  }
  const registries: [string, string][] = [];
  for (const [file, entry] of Object.entries(registryEntries(name))) {
    const text = addEntry(await readFile(join(features, file), "utf8"), entry);
    if (text === null) {
      note(`features/${file} has no list to add to; nothing was changed.`);
      return 1;
    }
    registries.push([file, text]);
  }
  for (const [file, text] of [...Object.entries(newFeatureFiles(name)), ...registries]) {
    await mkdir(dirname(join(features, file)), { recursive: true });
    await writeFile(join(features, file), text);
    print(`features/${file}`);
  }
  print("Next: declare its first route in contract/index.ts, with a policy. ./slipway check tells what is missing.");
  return 0;
}
