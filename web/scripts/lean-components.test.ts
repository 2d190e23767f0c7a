import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LEFT_OUT, leanComponent, leftOutPart } from "./lean-components.ts";

const library = join(dirname(fileURLToPath(import.meta.resolve("@mantine/core"))), "../esm");
const shippedSheets = readFileSync(join(import.meta.dirname, "../../ui/src/theme/mantine.css"), "utf8");
const components = Object.keys(LEFT_OUT);
const read = (path: string): string => readFileSync(join(library, path), "utf8");

describe("parts that are left out of the built app", () => {
  it.each(components)("are assigned by %s in the form that is cut, each once", (component) => {
    const lean = leanComponent(read(`components/${component}/${component}.mjs`), component);
    expect(leftOutPart(lean)).toBeNull();
    expect(lean).toContain(`${component}.displayName`);
  });

  it("are used nowhere else in the library itself", () => {
    const own = components.map((component) => `components/${component}/${component}.mjs`);
    const others = globSync("**/*.mjs", { cwd: library }).filter((path) => !own.includes(path));
    expect(others.length).toBeGreaterThan(500);
    // Names for React's tools and texts of errors are no uses.
    const code = (path: string): string => read(path).replace(/"[^"\n]*"/g, "");
    // Components whose sheet is not shipped are not in use: web/testing/mantine-sheets.test.ts sees to it.
    const inUse = (path: string): boolean => path.split("/")[1] !== "RingProgress";
    expect(shippedSheets).not.toContain("RingProgress");
    expect(others.filter((path) => inUse(path) && leftOutPart(code(path)) !== null)).toEqual([]);
  });

  it("fail when the library sets them in another way", () => {
    expect(() => leanComponent("Tooltip.Group = Group;\n", "Tooltip")).toThrow("Tooltip.Floating is not set as it was");
  });
});

it.each([
  ["<Menu.Sub.Target>", "Menu.Sub"],
  ["jsx(Button.Group, {})", "Button.Group"],
  ["<Menu.Item />", null],
  ["<Menu.Subject />", null],
  ["MyMenu.Sub", null],
])("%s: what of it is left out is %s", (code, part) => {
  expect(leftOutPart(code)).toBe(part);
});
