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
const shown = async (changes: Record<string, Content>, before: Record<string, Content> = {}): Promise<string[]> =>
  [...(await states.showable(treeOf(before), treeOf(changes))).keys()].toSorted();

const MENU = `export default () => <p>Menu</p>;`;
const WITH_MENU = `import Menu from "@/pages/Menu"; export default () => <Menu />;`;

describe("the part of a run that can be shown", () => {
  it("has a page that imports another one only together with that one", async () => {
    expect(await shown({ "src/App.tsx": WITH_MENU })).toEqual([]);
    expect(await shown({ "src/App.tsx": WITH_MENU, "src/index.css": "body {}" })).toEqual(["src/index.css"]);
    expect(await shown({ "src/App.tsx": WITH_MENU, "src/pages/Menu.tsx": MENU })).toEqual([
      "src/App.tsx",
      "src/pages/Menu.tsx",
    ]);
    expect(await shown({ "src/App.tsx": WITH_MENU }, { "src/pages/Menu.tsx": MENU })).toEqual(["src/App.tsx"]);
  });

  it("removes no file and no name that a module still imports", async () => {
    expect(await shown({ "src/data/todos.ts": null })).toEqual([]);
    expect(await shown({ "src/data/todos.ts": `export const errands = [];` })).toEqual([]);
    const Home = `import { errands } from "../data/errands"; export default () => <p>{errands.length}</p>;`;
    const moved = { "src/pages/Home.tsx": Home, "src/data/errands.ts": `export const errands = [];` };
    expect(await shown({ "src/data/todos.ts": null, ...moved })).toHaveLength(3);
    expect(await shown({ "src/data/todos.ts": null }, moved)).toEqual(["src/data/todos.ts"]);
  });

  it("knows the importers of a folder", async () => {
    expect(await shown({ "src/kit/index.ts": `export const Box = "div";` })).toEqual([]);
    expect(await shown({ "src/kit/index.ts": `export const Card = "div";` })).toEqual(["src/kit/index.ts"]);
  });

  it("contains no file that does not parse or imports a missing name", async () => {
    expect(await shown({ "src/pages/Home.tsx": "export default function ( {" })).toEqual([]);
    expect(
      await shown({ "src/pages/Home.tsx": `import { nope } from "@/data/todos"; export default () => nope;` }),
    ).toEqual([]);
  });

  it("does not wait for imports that failed before, nor for packages", async () => {
    const App = `import Home from "./pages/Home"; import "./App.css"; import { X } from "lucide-react"; export default () => <Home />;`;
    expect(await shown({ "src/App.tsx": App })).toEqual(["src/App.tsx"]);
  });

  it("removes no file whose place another one takes that lacks the name", async () => {
    const changes = { "src/pages/Home.tsx": null, "src/pages/Home/index.tsx": `export const Home = "p";` };
    expect(await shown(changes)).toEqual([]);
    const both = { ...changes, "src/pages/Home/index.tsx": `export default () => <p />;`, "src/x.css": "" };
    expect(await shown(both)).toHaveLength(3);
    expect(await shown({ "src/data/todos.ts": null }, { "src/data/todos/index.ts": "export const x = 1;" })).toEqual(
      [],
    );
  });

  it("looks at hundreds of files that import each other in turn", async () => {
    const chain: Record<string, Content> = {};
    for (let i = 0; i < 300; i += 1)
      chain[`src/chain/a${i}.ts`] = `import { a as next } from "./a${i + 1}"; export const a = next;`;
    expect(await shown({ ...chain, "src/x.css": "" })).toEqual(["src/x.css"]);
    expect(await shown({ ...chain, "src/chain/a300.ts": "export const a = 1;" })).toHaveLength(301);
    expect(await shown({ "src/chain/a300.ts": "export const a = 1;" }, chain)).toEqual(["src/chain/a300.ts"]);
  });

  it("finds importers by every way to write the path", async () => {
    const importers = ["./kit/index", "./kit/index.ts", "./kit/index.js", "/src/kit", "@/kit", "../src/kit"];
    for (const from of importers) {
      const before = { "src/use.tsx": `import { Card } from '${from}'; export default () => <Card />;` };
      const changes = { "src/kit/index.ts": `export const Box = "div";`, "src/pages/About.tsx": "export default 1;" };
      expect(await shown(changes, before), from).toEqual(["src/pages/About.tsx"]);
    }
    const inside = { "src/kit/row.tsx": `import { Card } from "."; export const Row = Card;` };
    const changes = { "src/kit/index.ts": `export const Box = "div";`, "src/pages/About.tsx": "export default 1;" };
    expect(await shown(changes, inside)).toEqual(["src/pages/About.tsx"]);
  });

  it("does not check names of modules that re-export everything", async () => {
    const Home = `import { anything } from "@/lib"; export default () => anything;`;
    expect(
      await shown({ "src/pages/Home.tsx": Home, "src/lib/index.ts": `export * from "../data/todos";` }),
    ).toHaveLength(2);
  });
});
