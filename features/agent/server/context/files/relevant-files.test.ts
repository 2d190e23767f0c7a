import { describe, expect, it } from "vitest";
import { fastRelevantFiles, type FastQuery, type ProjectTexts } from "./fast-relevant-files.ts";
import { importGraph, rankFiles } from "./rank-files.ts";
import { termsOf } from "./terms.ts";

const FILES: Record<string, string> = {
  "src/App.tsx": `import { Menu } from "./pages/Menu";
import { Order } from "./pages/Order";
export const App = () => <Routes><Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} />
<Route path="/orders/:id" element={<Order />} /></Routes>;`,
  "src/pages/Home.tsx": `export function Home() { return null; }`,
  "src/pages/Menu.tsx": `import { DishCard } from "@/components/DishCard";\nexport function Menu() { return <DishCard />; }`,
  "src/pages/Order.tsx": `import { useCart } from "../lib/cart";\nexport function Order() { return null; }`,
  "src/components/DishCard.tsx": `import { price } from "../lib/price";\nexport function DishCard() { return price(1); }`,
  "src/lib/price.ts": `export const price = (value: number) => value;`,
  "src/lib/cart.ts": `export function useCart() { return []; }`,
  "src/broken.tsx": `export const = ;`,
  "package-lock.json": `{"menu": "menu menu menu"}`,
};
const project: ProjectTexts = { paths: Object.keys(FILES), text: (path) => FILES[path] ?? null };

const query = (message: string, rest: Partial<FastQuery["context"]> = {}, recent: string[] = []): FastQuery => ({
  message,
  context: { selected_elements: [], runtime_errors: [], client_logs: [], ...rest },
  recent,
});
const first = (asked: FastQuery): string | undefined => [...fastRelevantFiles(asked, project).keys()][0];

describe("files a request is probably about", () => {
  it("put the one behind the selected element first", () => {
    expect(first(query("make the cart bigger", { selected_elements: [{ file: "src/pages/Home.tsx" }] }))).toBe(
      "src/pages/Home.tsx",
    );
  });

  it("include those that an error names, wherever they are named", () => {
    const error = "TypeError: x is undefined\n    at DishCard (/src/components/DishCard.tsx?t=12:3:7)";
    expect(first(query("fix it", { runtime_errors: [error] }))).toBe("src/components/DishCard.tsx");
    expect(first(query("fix it", { runtime_errors: ["at (src/../../etc/passwd.ts:1:1)"] }))).toBeUndefined();
  });

  it("include the page on screen, even with a parameter", () => {
    expect(first(query("more room", { current_page: "/menu?x=1" }))).toBe("src/pages/Menu.tsx");
    expect(first(query("more room", { current_page: "/orders/7/" }))).toBe("src/pages/Order.tsx");
    expect([...fastRelevantFiles(query("more room", { current_page: "/menu" }), project).keys()]).toContain(
      "src/App.tsx",
    );
    expect(first(query("more room", { current_page: "/nowhere" }))).toBeUndefined();
  });

  it("share words with the request, in paths and in names", () => {
    expect(first(query("the prices are wrong"))).toBe("src/lib/price.ts");
    expect(first(query("show the dish cards in two columns"))).toBe("src/components/DishCard.tsx");
    expect(fastRelevantFiles(query("menu"), project).has("package-lock.json")).toBe(false);
  });

  it("are the last changed ones if nothing else is known", () => {
    expect(first(query("!", {}, ["src/lib/cart.ts"]))).toBe("src/lib/cart.ts");
  });

  it("splits words the way names are written, singular or plural", () => {
    expect(termsOf("src/pages/OrderLists.tsx HTMLParser categories")).toEqual([
      "page",
      "order",
      "list",
      "html",
      "parser",
      "category",
    ]);
  });
});

describe("the rank by imports", () => {
  it("follows imports both ways, and gives files that do not parse no edges [T3.09]", async () => {
    const graph = await importGraph(project);
    expect(graph.get("src/pages/Menu.tsx")).toEqual(["src/components/DishCard.tsx"]);
    expect(graph.get("src/broken.tsx")).toEqual([]);
    const ranked = rankFiles(new Map([["src/components/DishCard.tsx", 10]]), graph, false);
    expect(ranked.primary_paths).toEqual(["src/components/DishCard.tsx", "src/lib/price.ts"]);
    expect(ranked.secondary_paths).toEqual(["src/pages/Menu.tsx", "src/App.tsx"]);
    expect(ranked.code_relevance_scores["src/components/DishCard.tsx"]).toBe(10);
    expect(ranked.code_relevance_scores["src/lib/cart.ts"]).toBeUndefined();
  });

  it("looks wider when the same repair is asked for repeatedly", () => {
    const seeds = new Map(Array.from({ length: 60 }, (_, at) => [`f${at}`, 10 - at / 100]));
    expect(rankFiles(seeds, new Map(), false).primary_paths).toHaveLength(8);
    expect(rankFiles(seeds, new Map(), true).primary_paths).toHaveLength(16);
    expect(rankFiles(new Map(), new Map(), false)).toMatchObject({ primary_paths: [], secondary_paths: [] });
  });
});
