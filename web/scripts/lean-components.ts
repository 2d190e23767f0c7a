import type { Plugin } from "vite";

/**
 * Parts of components that hang on them as properties come along with every page that has the component, used or not. These
 * do not; what needs one imports it by its own name (`MenuSub` for `Menu.Sub`).
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ["Group", "GroupSection"],
  Button: ["Group", "GroupSection"],
  Menu: ["CheckboxGroup", "CheckboxItem", "ContextMenu", "RadioGroup", "RadioItem", "Search", "Sub"],
  Popover: ["ContextMenu"],
  Tooltip: ["Floating", "Group"],
};

const COMPONENT = /\/node_modules\/@mantine\/core\/esm\/components\/(\w+)\/\1\.mjs$/;

/** The component's module without its left-out parts. Throws when the library hangs them on in another way than it did. */
export function leanComponent(code: string, component: string): string {
  return (LEFT_OUT[component] ?? []).reduce((lean, part) => {
    const line = `${component}.${part} = ${component}${part};\n`;
    if (lean.split(line).length !== 2) throw new Error(`${component}.${part} is not set as it was: see LEFT_OUT`);
    return lean.replace(line, "");
  }, code);
}

const ANY = new RegExp(
  `(?<![\\w.])(?:${Object.entries(LEFT_OUT)
    .map(([component, parts]) => `${component}\\.(?:${parts.join("|")})`)
    .join("|")})\\b`,
);

/** The first use of a left-out part in a module, as it is written. */
export const leftOutPart = (code: string): string | null => ANY.exec(code)?.[0] ?? null;

/** A module of ours that uses a left-out part fails the build: it would draw nothing there, and only in the built app. */
export function leanComponents(): Plugin {
  return {
    name: "slipway:lean-components",
    apply: "build",
    // Before JSX becomes calls, as it is written.
    enforce: "pre",
    transform(code, id) {
      const path = id.split("?", 1)[0]!;
      const component = COMPONENT.exec(path)?.[1];
      if (component !== undefined && component in LEFT_OUT) return { code: leanComponent(code, component), map: null };
      const used = path.includes("/node_modules/") ? null : leftOutPart(code);
      if (used !== null) this.error(`${used} is not in the built app: import ${used.replace(".", "")} instead`);
      return null;
    },
  };
}
