/**
 * Texts in people's projects that look like the beginning of a pattern again and again. Each of them took minutes, or
 * did not end, while a pattern searched for its end from every beginning.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { parseBeginPatch } from "../overlay/patch/begin-patch.ts";
import { affectedRoutes } from "../verify/looks/affected-pages.ts";

const LONG = 1_000_000;
const long = (part: string): string => part.repeat(LONG / part.length);

describe("long texts", () => {
  it("are read as patches", () => {
    const spaces = long(" ");
    const text = `*** Begin Patch\n*** Update File:${spaces}a.ts${spaces}\n*** Move to: ${spaces}b.ts\n@@ ${spaces}x${spaces}@@\n-a\n+b\n*** End Patch`;
    expect(parseBeginPatch(text.split("\n"))).toMatchObject([{ kind: "update", path: "a.ts", to: "b.ts" }]);
  });

  it("are read for the routes of an app", async () => {
    const files = new Map([
      ["src/main.tsx", 'import App from "./App";\nApp();'],
      ["src/pages/Menu.tsx", "export const Menu = () => null;"],
      [
        "src/App.tsx",
        `import { Menu } from "./pages/Menu";
         const text = ${JSON.stringify("<Route path='p' ".repeat(1000))};
         export default () => <Route path="/menu" element={<Menu />} />;`,
      ],
    ]);
    const tree = { has: (path: ProjectPath) => files.has(path), peek: (path: ProjectPath) => files.get(path) ?? null };
    expect(await affectedRoutes(tree, ["src/pages/Menu.tsx" as ProjectPath], ["/menu"])).toEqual(["/menu"]);
  });
});
