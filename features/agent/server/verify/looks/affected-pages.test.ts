import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { affectedRoutes, linkingPages } from "./affected-pages.ts";

const files: Record<string, string> = {
  "src/main.tsx": 'import App from "./App";\nimport "./index.css";\nApp();\n',
  "src/index.css": "",
  "src/App.tsx": `import { Header } from "@/components/Header";
import Home from "@/pages/Home";
import { Menu } from "./pages/Menu";
export default () => <Routes><Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} /></Routes>;
`,
  "src/components/Header.tsx": "export const Header = 1;\n",
  "src/components/Card.tsx": "export const Card = 1;\n",
  "src/pages/Home.tsx": "export default 1;\n",
  "src/pages/Menu.tsx": 'import { Card } from "@/components/Card";\nexport const Menu = Card;\n',
  "public/robots.txt": "",
};
const tree = { has: (path: ProjectPath) => path in files, peek: (path: ProjectPath) => files[path] ?? null };
const affected = (...changed: string[]) => affectedRoutes(tree, changed as ProjectPath[], ["/", "/menu"]);

describe("the pages that a change affects", () => {
  it.each([
    ["a page", ["src/pages/Home.tsx"], ["/"]],
    ["a part of one page", ["src/components/Card.tsx"], ["/menu"]],
    ["both", ["src/components/Card.tsx", "src/pages/Home.tsx"], ["/", "/menu"]],
  ])("are known for %s", async (_what, changed, routes) => expect(await affected(...changed)).toEqual(routes));

  it.each([["src/App.tsx"], ["src/index.css"], ["src/components/Header.tsx"], ["public/robots.txt"], ["src/gone.ts"]])(
    "are all of them for %s, which every page shares or whose users are unknown",
    async (changed) => expect(await affected(changed, "src/pages/Home.tsx")).toBeNull(),
  );

  it("are known for lazily loaded pages", async () => {
    const app = `import { lazy } from "react";
import Home from "@/pages/Home";
const Menu = lazy(() => import("@/pages/Menu"));
export default () => <Routes><Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} /></Routes>;
`;
    const later = { ...tree, peek: (path: ProjectPath) => (path === "src/App.tsx" ? app : tree.peek(path)) };
    const change = ["src/components/Card.tsx" as ProjectPath];
    expect(await affectedRoutes(later, change, ["/", "/menu"])).toEqual(["/menu"]);
  });

  it("are all of them if a route's file is not certain", async () => {
    expect(await affectedRoutes(tree, ["src/pages/Home.tsx" as ProjectPath], ["/", "/other"])).toBeNull();
  });
});

describe("pages with a parameter", () => {
  const app = `import Home from "@/pages/Home";
import { Menu } from "./pages/Menu";
import Dish from "./pages/Dish";
export default () => <Routes><Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} />
<Route path="/menu/:dish" element={<Dish />} /><Route path="/cooks/:name" element={<Dish />} /></Routes>;
`;
  const more: Record<string, string> = {
    ...files,
    "src/App.tsx": app,
    "src/pages/Dish.tsx": 'import { Price } from "@/components/Price";\nexport default Price;\n',
    "src/components/Price.tsx": "export const Price = 1;\n",
    "src/components/Card.tsx": "export const Card = (dish) => `/menu/${dish}` + `/cooks/${dish}`;\n",
  };
  const withDish = { has: (path: ProjectPath) => path in more, peek: (path: ProjectPath) => more[path] ?? null };
  const routes = ["/", "/menu", "/menu/:dish", "/cooks/:name"];

  it("are affected like all others", async () => {
    const reached = (path: string) => affectedRoutes(withDish, [path as ProjectPath], routes);
    expect(await reached("src/components/Price.tsx")).toEqual(["/menu/:dish", "/cooks/:name"]);
    expect(await reached("src/components/Card.tsx")).toEqual(["/menu"]);
  });

  it("are linked from pages that write such an address, or their parents, or perhaps the first page", async () => {
    expect(await linkingPages(withDish, ["/menu/:dish"], routes)).toEqual(["/menu", "/"]);
    expect(await linkingPages(withDish, ["/cooks/:name"], routes)).toEqual(["/menu", "/"]);
    expect(await linkingPages(withDish, ["/people/:id"], routes)).toEqual(["/"]);
  });
});
