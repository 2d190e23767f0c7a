import type { ProjectPath } from "@slipway/kernel/project-path";
import { expect, it } from "vitest";
import { moveFiles } from "./move-files.ts";
import { EditRefusal, Overlay } from "./overlay.ts";

const overlayOf = (files: Record<string, string>): Overlay =>
  new Overlay(new Map(Object.entries(files).map(([path, text]) => [path as ProjectPath, Buffer.from(text)])));

const project = () =>
  overlayOf({
    "src/App.tsx":
      'import { Menu } from "@/components/Menu";\nimport "./components/menu.css?inline";\nconst Late = () => import("./components/Menu.tsx");\nvoid [Menu, Late];\n',
    "src/components/Menu.tsx":
      'import { cn } from "../lib/cn";\nimport { Price } from "./Price";\nimport { list } from "@/lib";\nexport const Menu = () => <Price className={cn(list)} />;\n',
    "src/components/Price.tsx": "export const Price = (props: { className: string }) => <i {...props} />;\n",
    "src/components/menu.css": ".menu { color: red }\n",
    "src/lib/cn.ts": "export const cn = String;\n",
    "src/lib/index.ts": 'export { cn as list } from "./cn.js";\n',
    "src/broken.ts": 'import { Menu } from "./components/Menu";\nexport const = ;\n',
  });

it("moves a file, and rewrites its imports and those of it in the way they were written", () => {
  const overlay = project();
  expect(moveFiles(overlay, "src/components/Menu.tsx", "src/pages/shop/Card.tsx")).toEqual({
    files: 1,
    updated: ["src/App.tsx", "src/broken.ts", "src/pages/shop/Card.tsx"],
    refused: [],
  });
  expect(overlay.peek("src/App.tsx" as ProjectPath)).toBe(
    'import { Menu } from "@/pages/shop/Card";\nimport "./components/menu.css?inline";\nconst Late = () => import("./pages/shop/Card.tsx");\nvoid [Menu, Late];\n',
  );
  expect(overlay.peek("src/pages/shop/Card.tsx" as ProjectPath)).toBe(
    'import { cn } from "../../lib/cn";\nimport { Price } from "../../components/Price";\nimport { list } from "@/lib";\nexport const Menu = () => <Price className={cn(list)} />;\n',
  );
  expect(overlay.peek("src/broken.ts" as ProjectPath)).toContain('from "./pages/shop/Card"');
});

it("moves a folder, whose files keep their imports of each other", () => {
  const overlay = project();
  expect(moveFiles(overlay, "src/lib", "src/shared/base")).toMatchObject({ files: 2 });
  expect(overlay.peek("src/shared/base/index.ts" as ProjectPath)).toBe('export { cn as list } from "./cn.js";\n');
  const menu = overlay.peek("src/components/Menu.tsx" as ProjectPath);
  expect(menu).toContain('from "../shared/base/cn"');
  expect(menu).toContain('from "@/shared/base"');
});

it("keeps what the model has read, and shows it no text that it has not", () => {
  const overlay = project();
  overlay.read("src/components/Menu.tsx");
  moveFiles(overlay, "src/components/Menu.tsx", "src/Menu.tsx");
  expect(overlay.editable("src/Menu.tsx").isKnown).toBe(true);
  expect(overlay.editable("src/App.tsx").isKnown).toBe(false);
});

it("changes nothing if the target exists or the source does not, and names imports it may not change", () => {
  const overlay = overlayOf({
    "vite.config.ts": 'import { plugin } from "./src/plugin";\nexport default plugin;\n',
    "src/plugin.ts": "export const plugin = 1;\n",
    "src/taken.ts": "export {};\n",
  });
  expect(() => moveFiles(overlay, "src/plugin.ts", "src/taken.ts")).toThrow(EditRefusal);
  expect(() => moveFiles(overlay, "src/none.ts", "src/new.ts")).toThrow("does not exist");
  expect(() => moveFiles(overlay, "src/plugin.ts", "../outside.ts")).toThrow(EditRefusal);
  expect(overlay.changes()).toEqual([]);
  expect(moveFiles(overlay, "src/plugin.ts", "src/new.ts").refused).toEqual(["vite.config.ts configures the build."]);
});
