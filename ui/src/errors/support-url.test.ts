import { expect, it } from "vitest";
import { supportUrl } from "./support-url.ts";

const page = (content: string) =>
  new DOMParser().parseFromString(`<meta name="slipway-support-url" content="${content}">`, "text/html");

it("leads to the operator's address, and to the bundled page when none is set [W2.31]", () => {
  expect(supportUrl(page("https://help.example.org/"))).toBe("https://help.example.org/");
  expect(supportUrl(page("mailto:ops@example.org"))).toBe("mailto:ops@example.org");
  expect(supportUrl(page(""))).toBe("/help");
  expect(supportUrl(new DOMParser().parseFromString("", "text/html"))).toBe("/help");
  expect(supportUrl(page("javascript:alert(1)"))).toBe("/help");
});
