import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { embeddedDevice, hidesPurchases, noteEmbedding } from "./embedded-device.ts";

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<a id="out" href="https://example.com/a">Out</a><a id="in" href="/projects">In</a>';
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const at = (address: string) => {
  window.history.replaceState(null, "", address);
  return noteEmbedding(window);
};
const clicked = (id: string): boolean =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

it.each(["mobile-ios", "mobile-android"])("knows %s for as long as the tab lives [W9.14] [V3]", (name) => {
  at(`/?embedded=${name}`)[Symbol.dispose]();
  using _ = at("/projects");
  expect([embeddedDevice(), hidesPurchases()]).toEqual([name, true]);
});

it.each(["/", "/?embedded=desktop", "/?embedded=MOBILE-IOS"])("is a browser at %s [W9.14]", (address) => {
  using _ = at(address);
  expect([embeddedDevice(), hidesPurchases()]).toEqual([null, false]);
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  clicked("out");
  expect(open).not.toHaveBeenCalled();
});

it("opens what leads elsewhere outside of the shell, and nothing of its own [W9.14] [V3]", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  using _ = at("/?embedded=mobile-ios");
  expect(clicked("out")).toBe(false);
  expect(open).toHaveBeenCalledWith("https://example.com/a", "_blank", "noopener");
  expect(clicked("in")).toBe(true);
  expect(open.mock.calls.filter(([, target]) => target === "_blank")).toHaveLength(1);
});
