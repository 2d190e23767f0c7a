import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { directIcons, iconFiles } from "./direct-icons.ts";

it("takes each icon from its own file, and leaves other names with the index", () => {
  const fileOf = (icon: string): string | null => (icon === "Check" || icon === "X" ? `/icons/${icon}.mjs` : null);
  expect(
    directIcons(
      'import { Check, X as Cross, Icon } from "lucide-react";\nimport { X } from "./own.ts";\nuse(Check, Cross, Icon, X);',
      fileOf,
    ),
  ).toBe(
    'import Check from "/icons/Check.mjs"; import Cross from "/icons/X.mjs"; import { Icon as Icon } from "lucide-react";\n' +
      'import { X } from "./own.ts";\nuse(Check, Cross, Icon, X);',
  );
  const all = 'import * as icons from "lucide-react";';
  expect(directIcons(all, fileOf)).toBe(all);
});

it("knows the files of the collection, older names of an icon among them", () => {
  const library = join(dirname(fileURLToPath(import.meta.resolve("lucide-react"))), "../esm");
  const files = iconFiles(readFileSync(join(library, "lucide-react.mjs"), "utf8"));
  expect(files.size).toBeGreaterThan(3000);
  expect(files.get("AlarmCheck")).toBe(files.get("AlarmClockCheck"));
  for (const icon of ["X", "Check", "Trash2", "ChevronDown"])
    expect(existsSync(join(library, files.get(icon)!))).toBe(true);
});
