import { expect, it } from "vitest";
import { allAppRoutes, appRoutes } from "./app-routes.ts";

const app = (source: string) => (path: string) => (path === "src/App.tsx" ? source : null);

it("reads static routes and leaves out parameters, wildcards and comments", () => {
  const source = `<Routes>
    <Route path="/" element={<Index />} />
    <Route path={"/menu"} element={<Menu />} />
    <Route path="about" element={<About />} />
    <Route path="/items/:id" element={<Item />} />
    {/* <Route path="/old" element={<Old />} /> */}
    <Route path="*" element={<NotFound />} />`;
  expect(appRoutes(app(source))).toEqual(["/", "/menu", "/about"]);
  expect(allAppRoutes(app(source))).toEqual(["/", "/menu", "/about", "/items/:id"]);
});

it("reads route objects", () => {
  expect(appRoutes(app(`createBrowserRouter([{ path: "/", element: x }, { path: '/team', element: y }])`))).toEqual([
    "/",
    "/team",
  ]);
});

it("falls back to the start page", () => {
  expect(appRoutes(() => null)).toEqual(["/"]);
  expect(allAppRoutes(app(`<Route path=":id" element={<Item />} />`))).toEqual(["/"]);
});

it("ignores an unclosed comment, and comment signs inside a path", () => {
  expect(appRoutes(app(`/* <Route path="/a" /> */ <Route path="/b" /> /* <Route path="/c" />`))).toEqual(["/b", "/c"]);
});

// Tried from every place, each of these would take hours at the size of a file.
it.each([
  ["comments that never end", "/*a".repeat(350_000)],
  ["a path that never comes", `path=${" ".repeat(1_000_000)}`],
  ["names that never end", "path ".repeat(200_000)],
])("reads a megabyte of %s", (_what, source) => {
  expect(appRoutes(app(source))).toEqual(["/"]);
});
