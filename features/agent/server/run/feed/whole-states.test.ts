import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { WholeStates, type Content } from "./whole-states.ts";

const treeOf = <T>(files: Record<string, T>): Map<ProjectPath, T> =>
  new Map(Object.entries(files)) as Map<ProjectPath, T>;
const BASE = {
  "src/App.tsx": `import Home from "./pages/Home"; import "./App.css"; export default () => <Home />;`,
  "src/pages/Home.tsx": `import { todos } from "@/data/todos"; export default () => <p>{todos.length}</p>;`,
  "src/data/todos.ts": `export const todos = [];`,
  "src/kit/index.ts": `export const Card = "article";`,
  "src/pages/About.tsx": `import { Card } from "@/kit"; export default () => <Card />;`,
};
const states = new WholeStates(
  new Map([...treeOf(BASE)].map(([path, text]): [ProjectPath, Uint8Array] => [path, new TextEncoder().encode(text)])),
);
const shown = (changes: Record<string, Content>, before: Record<string, Content> = {}): string[] =>
  [...states.showable(treeOf(before), treeOf(changes)).keys()].toSorted();

const MENU = `export default () => <p>Menu</p>;`;
const WITH_MENU = `import Menu from "@/pages/Menu"; export default () => <Menu />;`;

describe("the part of a run that can be shown", () => {
  it("has a page that imports another one only together with that one", () => {
    expect(shown({ "src/App.tsx": WITH_MENU })).toEqual([]);
    expect(shown({ "src/App.tsx": WITH_MENU, "src/index.css": "body {}" })).toEqual(["src/index.css"]);
    expect(shown({ "src/App.tsx": WITH_MENU, "src/pages/Menu.tsx": MENU })).toEqual([
      "src/App.tsx",
      "src/pages/Menu.tsx",
    ]);
    expect(shown({ "src/App.tsx": WITH_MENU }, { "src/pages/Menu.tsx": MENU })).toEqual(["src/App.tsx"]);
  });

  it("removes no file and no name that a module still imports", () => {
    expect(shown({ "src/data/todos.ts": null })).toEqual([]);
    expect(shown({ "src/data/todos.ts": `export const errands = [];` })).toEqual([]);
    const Home = `import { errands } from "../data/errands"; export default () => <p>{errands.length}</p>;`;
    const moved = { "src/pages/Home.tsx": Home, "src/data/errands.ts": `export const errands = [];` };
    expect(shown({ "src/data/todos.ts": null, ...moved })).toHaveLength(3);
    expect(shown({ "src/data/todos.ts": null }, moved)).toEqual(["src/data/todos.ts"]);
  });

  it("knows the importers of a folder", () => {
    expect(shown({ "src/kit/index.ts": `export const Box = "div";` })).toEqual([]);
    expect(shown({ "src/kit/index.ts": `export const Card = "div";` })).toEqual(["src/kit/index.ts"]);
  });

  it("contains no file that does not parse or imports a missing name", () => {
    expect(shown({ "src/pages/Home.tsx": "export default function ( {" })).toEqual([]);
    expect(shown({ "src/pages/Home.tsx": `import { nope } from "@/data/todos"; export default () => nope;` })).toEqual(
      [],
    );
  });

  it("does not wait for imports that failed before, nor for packages", () => {
    const App = `import Home from "./pages/Home"; import "./App.css"; import { X } from "lucide-react"; export default () => <Home />;`;
    expect(shown({ "src/App.tsx": App })).toEqual(["src/App.tsx"]);
  });

  it("does not check names of modules that re-export everything", () => {
    const Home = `import { anything } from "@/lib"; export default () => anything;`;
    expect(shown({ "src/pages/Home.tsx": Home, "src/lib/index.ts": `export * from "../data/todos";` })).toHaveLength(2);
  });
});
