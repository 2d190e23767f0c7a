import { expect, it } from "vitest";
import { appRoutes } from "./app-routes.ts";

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
});

it("reads route objects", () => {
  expect(appRoutes(app(`createBrowserRouter([{ path: "/", element: x }, { path: '/team', element: y }])`))).toEqual([
    "/",
    "/team",
  ]);
});

it("falls back to the start page", () => {
  expect(appRoutes(() => null)).toEqual(["/"]);
});
