import { describe, expect, it } from "vitest";
import type { Language } from "../../plan/plan.ts";
import { renamedPerson } from "./renamed-person.ts";
import { onlySaidPeople, saidPeople } from "./said-people.ts";

const read = (text: string, language: Language): string | null => {
  const said = onlySaidPeople(text, language);
  return (
    said && `${said.means}: ${said.people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(", ")}`
  );
};

describe("a sentence that says who works there", () => {
  it.each<[Language, string, string]>([
    ["en", "Our team: Lena Vogt, Tom Adler and Mira Kuhn", "all: Lena Vogt, Tom Adler, Mira Kuhn"],
    ["en", "We're Lena, Tom & Mira.", "all: Lena, Tom, Mira"],
    ["en", "Our therapists are Dr. Lena Vogt (back pain) and Tom Adler", "all: Dr. Lena Vogt (back pain), Tom Adler"],
    ["en", "Our new receptionist is Sue Lim", "more: Sue Lim"],
    ["en", "Add two more people to the team: Ben Ray and Sue Lim", "more: Ben Ray, Sue Lim"],
    ["en", "Tom Adler has left the team", "gone: Tom Adler"],
    ["de", "Im Team sind Lena Vogt, Tom Adler und Mira Kuhn", "all: Lena Vogt, Tom Adler, Mira Kuhn"],
    ["de", "Wir sind Lena, Tom und Mira", "all: Lena, Tom, Mira"],
    ["de", "Unsere Therapeuten heißen Lena Vogt und Jan von der Heide", "all: Lena Vogt, Jan von der Heide"],
    ["de", "Nele Brandt arbeitet jetzt auch bei uns", "more: Nele Brandt"],
    ["de", "Tom Adler arbeitet nicht mehr bei uns", "gone: Tom Adler"],
    ["es", "Nuestras profesoras son Ana Gil (hatha) y Eva Mora", "all: Ana Gil (hatha), Eva Mora"],
    ["es", "Somos Lena, Tomás y Mira", "all: Lena, Tomás, Mira"],
    ["es", "Sue Lim se une al equipo", "more: Sue Lim"],
    ["es", "Tomás Ruiz ya no trabaja con nosotros", "gone: Tomás Ruiz"],
  ])("is read in %s: %s", (language, text, expected) => expect(read(text, language)).toBe(expected));

  it.each<[Language, string]>([
    ["en", "We are Monday and Friday"],
    ["en", "We are Bread and Butter"],
    ["en", "We are Northern Kiln, a pottery in York"],
    ["en", "The heading is Bread"],
    ["en", "Our header is Navy Blue"],
    ["en", "Our team page: Blue"],
    ["de", "Wir sind Montag und Dienstag da"],
    ["de", "Wir sind Bäckerei und Café"],
    ["de", "Wir sind Arztpraxis und Labor"],
    ["es", "Somos Panadería y Café"],
  ])("is none in %s: %s", (language, text) => expect(read(text, language)).toBeNull());

  it("is found among others in a first request, with something else behind the names", () => {
    const text = "A flat app. We are Lena and Tom and share a flat";
    expect(saidPeople(text, "en")?.people.map(({ name }) => name)).toEqual(["Lena", "Tom"]);
    expect(onlySaidPeople("We are Lena and Tom and want a blue header", "en")).toBeNull();
  });

  it("takes no longer the longer a hostile text is", () => {
    expect(saidPeople(`Our team: ${"Aa Bb, ".repeat(500)}`, "en")).toBeNull();
    expect(saidPeople(`Our team: ${"Aa-".repeat(130)}`, "en")).toBeNull();
  });
});

describe("a person under another name", () => {
  it.each([
    ["Tom Adler is now called Tom Berger", "Tom Adler", "Tom Berger"],
    ["Lena Vogt got married and is now Lena Kuhn", "Lena Vogt", "Lena Kuhn"],
    ["rename Tom Adler to Tom Berger", "Tom Adler", "Tom Berger"],
    ["Tom heißt jetzt Thomas", "Tom", "Thomas"],
    ["Benenne Tom Adler in Tom Berger um", "Tom Adler", "Tom Berger"],
    ["Eva Mora ahora se llama Eva Soler", "Eva Mora", "Eva Soler"],
    ["Renombra a Eva Mora como Eva Soler", "Eva Mora", "Eva Soler"],
  ])("is read: %s", (text, from, to) => expect(renamedPerson(text)).toEqual({ from, to }));

  it.each(["rename the page to Treatments", "Tom Adler works here", "the button is called Send"])(
    "is none: %s",
    (text) => expect(renamedPerson(text)).toBeNull(),
  );
});
