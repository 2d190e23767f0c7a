import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { kitDifferences } from "./kit-differences.ts";
import { kitInventory, type KitFiles } from "./kit-inventory.ts";
import { STARTER_KIT } from "./starter-kit.ts";

const template = fileURLToPath(new URL("../../../../template", import.meta.url));

function starterFiles(changes: Record<string, string | null> = {}): KitFiles {
  const names = readdirSync(template, { recursive: true }).map(String);
  const starter = names
    .filter((name) => !name.includes("node_modules") && statSync(join(template, name)).isFile())
    .map((name): [string, string | null] => [name.replaceAll("\\", "/"), readFileSync(join(template, name), "utf8")]);
  const files = new Map([...new Map([...starter, ...Object.entries(changes)])].filter(([, text]) => text !== null));
  return { paths: () => [...files.keys()], text: (path) => files.get(path) ?? null };
}

describe("the kit in the instructions", () => {
  it("names exactly what the starter's sources have", () => {
    expect(STARTER_KIT).toEqual(kitInventory(starterFiles()));
  });

  it("has no differences in a project as it was begun", () => {
    expect(kitDifferences(starterFiles())).toBe("");
  });

  it("tells of a component that the project changed, added or left out, with its props as they are now", () => {
    const changed = `type Tone = "calm" | "loud";\nexport function Badge({ tone }: { tone?: Tone; onPick: (id: string) => void }) {\n  return tone;\n}\n`;
    const added = "export function Rating({ stars }: { stars: number }) {\n  return stars;\n}\n";
    const words = kitDifferences(
      starterFiles({
        "src/components/ui/badge.tsx": changed,
        "src/components/ui/rating.tsx": added,
        "src/components/ui/drawer.tsx": null,
      }),
    );
    expect(words.split("\n")).toEqual([
      "Not in this project: components/ui/drawer",
      "In this project:",
      "components/ui/badge: Badge(tone?: calm|loud, onPick: (id: string) => void)",
      "components/ui/rating: Rating(stars: number)",
    ]);
  });

  it("tells of a package and a colour that the project added", () => {
    const manifest = { dependencies: { react: "19.3.1", "date-fns": "4.1.0" } };
    const words = kitDifferences(
      starterFiles({
        "package.json": JSON.stringify(manifest),
        "src/index.css": "@theme {\n  --color-sea: #036;\n}\n",
      }),
    );
    expect(words).toContain("packages: react 19.3.1, date-fns 4.1.0");
    expect(words).toContain("colours: sea");
    expect(words).toContain(
      "Not in this project: fonts (@fontsource-variable/NAME), corners (rounded-NAME), utilities",
    );
  });

  it("stays short and whole for a project from elsewhere, whatever its files hold", () => {
    const many = Array.from({ length: 200 }, (_, at): [string, string] => [
      `src/components/ui/part-${at}.tsx`,
      at === 0
        ? "export function ( {"
        : `export const Part${at} = (props: { ${"a".repeat(1 + at * 3)}: string }) => null;\n`,
    ]);
    const words = kitDifferences(starterFiles({ "package.json": "{", ...Object.fromEntries(many) }));
    expect(words.length).toBeLessThan(4100);
    expect(words).toContain("components/ui/part-0: read it");
    expect(words).toMatch(/More: search names it\.$/);
    expect(words).not.toMatch(/Not in this project: .*components/);
  });
});
