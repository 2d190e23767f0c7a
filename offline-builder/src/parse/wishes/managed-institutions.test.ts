import { describe, expect, it } from "vitest";
import { institutions } from "../../lexicon/institutions.ts";
import { prepareBuild } from "../../turn/build.ts";
import type { Language } from "../../plan/plan.ts";
import { declaredLists } from "../declared/declared-lists.ts";
import { managedInstitution } from "./managed-institutions.ts";

const languages: readonly Language[] = ["en", "de", "es"];

describe("a house that is managed", () => {
  it("has three lists or more in each language, that belong together", () => {
    for (const { asked } of institutions)
      for (const [at, language] of languages.entries()) {
        const lists = declaredLists(asked[at]!, language)!;
        expect(lists.length, asked[at]).toBeGreaterThanOrEqual(3);
        expect(lists.flatMap(({ fields }) => fields).some(({ type }) => type === "relation")).toBe(true);
      }
  });

  it.each([
    ["hotel management system", "en", "Rooms, Guests, Stays"],
    ["Hotelverwaltung", "de", "Zimmer, Gäste, Buchungen"],
    ["hospital management app", "en", "Patients, Doctors, Appointments, Bills"],
    ["Praxisverwaltung", "de", "Patienten, Ärzte, Termine, Rechnungen"],
    ["pos system for my cafe", "en", "Orders, Dishes, Reservations, Tables"],
    ["gestión de restaurante", "es", "Pedidos, Platos, Reservas, Mesas"],
    ["gym management", "en", "Members, Classes, Bookings, Payments"],
    ["gestionar mi gimnasio", "es", "Socios, Clases, Inscripciones, Pagos"],
    ["salon management", "en", "Clients, Appointments, Services, Products"],
    ["parking lot management", "en", "Bays, Vehicles, Stays"],
    ["property management app", "en", "Properties, Tenants, Payments, Repairs"],
  ] as const)("is known by its name: %s", (text, language, lists) => {
    const { plan } = prepareBuild(text, language)!;
    expect(plan.entities.map(({ plural }) => plural).join(", ")).toBe(lists);
  });

  it.each([
    "property management website",
    "a website for my hotel",
    "hotel management system with staff and rooms",
    "task management app",
    "restaurant for my town",
  ])("is none where a site is wanted or more is said: %s", (text) => {
    expect(managedInstitution(text, "en")).toBeNull();
  });

  it("keeps times of a day and days apart, and numbers that nobody counts with", () => {
    const stays = declaredLists(institutions[5]!.asked[2], "es")!.find(({ plural }) => plural === "Estancias")!;
    expect(Object.fromEntries(stays.fields.map(({ label, type }) => [label, type]))).toMatchObject({
      Fecha: "date",
      Desde: "time",
      Hasta: "time",
    });
    const patients = declaredLists(institutions[1]!.asked[2], "es")![0]!;
    expect(patients.fields.find(({ label }) => label === "Número de seguro")!.type).toBe("text");
    const members = declaredLists(institutions[3]!.asked[2], "es")!;
    expect(members[0]!.fields.find(({ label }) => label === "Pagado hasta")!.type).toBe("date");
    expect(members[1]!.singular).toBe("Clase");
  });
});
