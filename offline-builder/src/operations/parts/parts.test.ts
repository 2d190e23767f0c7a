import { describe, expect, it } from "vitest";
import { followUps, type App } from "../testing.ts";

/** What was asked, where, the file that shows it, and what stands in it afterwards. */
const done: [string[], App, string, string | RegExp][] = [
  [["add a page for our sponsors"], "bakery", "src/pages/Sponsors.tsx", "sponsors.filter((sponsor)"],
  [["show our suppliers"], "bakery", "src/content/suppliers.ts", "export const suppliers: Supplier[] ="],
  [
    ["add a page events with date and price"],
    "gym",
    "src/content/events.ts",
    /title: string;\s+date: string;\s+price: string;/,
  ],
  [["füge eine Seite Ausflüge hinzu"], "workshop", "src/pages/Ausfluege.tsx", 'title="Ausflüge"'],
  [["add a registration form"], "gym", "src/pages/Registration.tsx", 'label="Number of people"'],
  [
    ["add a form to request a repair with a photo"],
    "bakery",
    "src/pages/RepairRequest.tsx",
    'label="Photo (in words)"',
  ],
  [["Füge ein Anmeldeformular hinzu"], "workshop", "src/pages/Anmeldung.tsx", 'label="Bemerkungen"'],
  [["add a page for suppliers"], "expenses", "src/pages/Suppliers.tsx", "SupplierForm"],
  [["add a page for events"], "crm", "src/App.tsx", 'path="/events"'],
  [
    ["add a page for our sponsors", "rename Alder & Finch to Alder & Sons"],
    "bakery",
    "src/content/sponsors.ts",
    /^(?![\s\S]*Alder & Finch)[\s\S]*"Alder & Sons"/,
  ],
  [
    ["füge eine Seite Sponsoren hinzu", "entferne die Hafensparkasse"],
    "workshop",
    "src/content/organisations.ts",
    /^(?![\s\S]*Hafensparkasse)[\s\S]*Gärtnerei Ostheim/,
  ],
];

describe("a part that is asked for later", () => {
  it.each(done)("%s", async (texts, app, path, content) => {
    const { files } = await followUps(app, texts);
    expect(files.get(path) ?? "").toMatch(content);
  });
});
