import { expect, it } from "vitest";
import { seenHere } from "./seen-here.ts";

const tunnel = { hostname: "slipway.localhost", port: "9000" };

it("takes the port of the page between names of this computer", () => {
  expect(seenHere("http://bakery.sites.localhost:4400", tunnel)).toBe("http://bakery.sites.localhost:9000");
  expect(seenHere("http://bakery.sites.localhost:4400/a?b=1", tunnel)).toBe("http://bakery.sites.localhost:9000/a?b=1");
});
it("leaves real addresses and the same port alone", () => {
  expect(seenHere("https://bakery.example", tunnel)).toBe("https://bakery.example");
  expect(seenHere("http://bakery.sites.localhost:9000", tunnel)).toBe("http://bakery.sites.localhost:9000");
  expect(seenHere("http://bakery.sites.localhost:4400", { hostname: "app.example", port: "" })).toBe(
    "http://bakery.sites.localhost:4400",
  );
});
