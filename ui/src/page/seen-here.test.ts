import { expect, it } from "vitest";
import { openersOf, seenHere } from "./seen-here.ts";

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

it("tells who can open an address", () => {
  for (const host of ["slipway.localhost:4400", "localhost", "127.0.0.1:4400", "[::1]"])
    expect(openersOf(`http://${host}/signup?invite=x`), host).toBe("this computer");
  for (const host of ["192.168.1.7:4400", "10.0.0.2", "172.20.1.1", "nas:4400", "nas.local", "[fe80::1]"])
    expect(openersOf(`http://${host}/`), host).toBe("this network");
  for (const host of ["bakery.example", "172.32.1.1", "8.8.8.8", "local.example", "[2001:db8::1]"])
    expect(openersOf(`https://${host}/`), host).toBe("everyone");
});
