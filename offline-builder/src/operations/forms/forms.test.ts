/** Forms of a site: without one, with a question more, and how long what is booked takes. */
import { afterAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();
const changedApps: Files[] = [];

async function ask(request: string, ...texts: string[]) {
  const known = built.get(request) ?? runTurn(model, request);
  built.set(request, known);
  const start = await known;
  let last: LoopResult = { ...start, files: new Map(start.files), messages: [...start.messages] };
  for (const text of texts) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  changedApps.push(last.files);
  return { files: last.files, did: last.finish?.did ?? [] };
}

const restaurant = "Website für unser Fischrestaurant in Husum, Tel 04841 123456, info@beispiel-fisch.de";
const practice = "Appointment booking for a physiotherapist, Mo-Fr 8-17";

afterAll(() => {
  expect(typeCheck(changedApps)).toBe("");
}, 120_000);

describe("the form of a site", () => {
  it.each([
    [restaurant, "mach das Kontaktformular weg"],
    [practice, "remove the contact form but keep the email"],
  ])("goes, and how to reach somebody stays: %s, %s", async (request, text) => {
    const { files, did } = await ask(request, text);
    expect(did).toHaveLength(1);
    expect(files.has("src/components/sections/ContactForm.tsx")).toBe(false);
    expect(files.get("src/components/sections/Contact.tsx")).toContain("{site.email}");
    expect(files.get("src/pages/Contact.tsx")).not.toContain("lead=");
  });

  it("asks a question more", async () => {
    const { files } = await ask(restaurant, "frag auch nach der Personenzahl");
    expect(files.get("src/components/sections/ContactForm.tsx")).toContain("values.personenzahl");
  });

  it.each([["ask for the insurance company when booking"], ["add a field Insurance company to the booking form"]])(
    "asks it of those who book, and shows it with the booking: %s",
    async (text) => {
      const { files } = await ask(practice, text);
      expect(files.get("src/pages/Book.tsx")).toContain("value={insuranceCompany}");
      expect(files.get("src/data/bookings.ts")).toContain("insuranceCompany?: string;");
      expect(files.get("src/pages/MyBookings.tsx")).toContain("row.insuranceCompany");
    },
  );
});

describe("a sentence more", () => {
  it.each([
    [
      practice,
      "mention that cancelling is free until the day before",
      "src/pages/Book.tsx",
      ">Cancelling is free until the day before.</p>",
    ],
    [restaurant, "schreib dazu, dass Hunde erlaubt sind", "src/pages/Index.tsx", ">Hunde sind erlaubt.</p>"],
    [
      restaurant,
      "erwähne auf der Kontaktseite, dass wir Parkplätze haben",
      "src/pages/Contact.tsx",
      ">Wir haben Parkplätze.</p>",
    ],
    [practice, "di que aceptamos tarjeta", "src/pages/Index.tsx", ">Aceptamos tarjeta.</p>"],
  ])("stands on the page it belongs to: %s, %s", async (request, text, path, part) => {
    const { files, did } = await ask(request, text);
    expect(files.get(path)).toContain(part);
    expect(did).toHaveLength(1);
  });

  it("of a menu is no second page", async () => {
    const start = await ask(restaurant);
    const { files } = await ask(restaurant, "füg eine Seite mit der Speisekarte hinzu");
    expect(files.get("src/App.tsx")).toBe(start.files.get("src/App.tsx"));
  });
});

describe("what is booked", () => {
  it.each([
    [practice, "appointments take 45 minutes"],
    [practice, "cada cita dura 45 minutos"],
    [practice, "Termine dauern 45 Minuten"],
  ])("takes as long as people say: %s, %s", async (request, text) => {
    const { files } = await ask(request, text);
    const lengths = [...files.get("src/content/site.ts")!.matchAll(/minutes: (\d+)/g)].map(([, minutes]) => minutes);
    expect(new Set(lengths)).toEqual(new Set(["45"]));
    expect(files.get("src/lib/days.ts")).toContain("at += 45)");
  });

  it("takes longer for one of them alone", async () => {
    const { files } = await ask(practice, "Osteopathy takes 2 hours");
    expect(files.get("src/content/site.ts")).toContain('{ name: "Osteopathy", price: 95, minutes: 120 }');
    expect(files.get("src/content/site.ts")).toContain('{ name: "Back massage", price: 48, minutes: 30 }');
    expect(files.get("src/lib/days.ts")).toContain("at += 30)");
  });
});
