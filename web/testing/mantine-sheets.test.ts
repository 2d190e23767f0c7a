import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const sheets = readFileSync(join(root, "ui/src/theme/mantine.css"), "utf8");
const sheetOf = (component: string) => `@mantine/core/styles/${component}.layer.css`;

/** Sheets a component needs besides its own; missing ones misplace a part without any error. */
const HIDDEN: Record<string, readonly string[]> = {
  SegmentedControl: ["FloatingIndicator"],
  Modal: ["ModalBase", "Overlay", "CloseButton"],
  Drawer: ["ModalBase", "Overlay", "CloseButton"],
  Select: ["Combobox", "Input", "ScrollArea"],
  NativeSelect: ["Input"],
  TextInput: ["Input"],
  Textarea: ["Input"],
  PasswordInput: ["Input", "ActionIcon"],
  Menu: ["Popover"],
  Button: ["Loader", "UnstyledButton"],
};

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)].flatMap(([, names]) =>
    names!.split(",").map((name) => name.trim()),
  );

it("ships the sheet of every Mantine component in use, and of what hides inside it", () => {
  const files = globSync(["ui/src/**/*.tsx", "web/src/**/*.tsx", "features/*/web/**/*.tsx"], { cwd: root });
  const used = new Set(files.filter((file) => !file.includes(".test.")).flatMap((file) => importsOf(join(root, file))));
  const needed = [...used].flatMap((name) => [name, ...(HIDDEN[name] ?? [])]);
  const missing = needed.filter((name) => {
    const exists = existsSync(join(root, "node_modules/@mantine/core/styles", `${name}.layer.css`));
    return exists && !sheets.includes(sheetOf(name));
  });
  expect([...new Set(missing)]).toEqual([]);
});
