import { describe, expect, it } from "vitest";
import { statedAddress } from "./stated-address.ts";

describe("an address in a request", () => {
  it.each([
    ["a small repair shop on Kirkstall Road in Leeds. We fix bikes", { street: "Kirkstall Road", city: "Leeds" }],
    ["Cut & Co, 12a Mill Lane, York, open daily", { street: "12a Mill Lane", city: "York" }],
    ["We are at 5 Station Road.", { street: "5 Station Road" }],
    [
      "heißt Physio am Münster, Herrenstraße 14, 79098 Freiburg",
      { street: "Herrenstraße 14", city: "Freiburg", postcode: "79098" },
    ],
    ["Friseur in der Karl-Marx-Straße 7 in Berlin", { street: "Karl-Marx-Straße 7", city: "Berlin" }],
    ["Am Markt in Kiel, Hafenweg 3b", { street: "Hafenweg 3b" }],
    ["una librería en la calle Mayor 3, Toledo", { street: "calle Mayor 3", city: "Toledo" }],
    ["a bakery in Leeds", {}],
    ["a blog in the style of the Wall Street Journal", {}],
    ["Roads of Wales, a blog about Street Food", {}],
    ["Montag bis Freitag 8-18 Uhr, Leihweg 2027", { street: "Leihweg 2027" }],
    ["in der Alten Gasse 3a", { street: "Alten Gasse 3a" }],
    ["you find us at 212 Kirkstall Road, Leeds", { street: "212 Kirkstall Road", city: "Leeds" }],
    ["estamos en la Calle Betis 14 de Sevilla", { street: "Calle Betis 14", city: "Sevilla" }],
    ["2 rooms and 14 tables", {}],
    ["8 Street food stalls", {}],
    ["Weg mit 3 Ideen", {}],
  ])("is whole: %j", (text, address) => expect(statedAddress(text)).toEqual(address));

  it("takes no longer the longer a hostile text is", () => {
    expect(statedAddress("Aa ".repeat(40_000))).toEqual({});
  });
});
