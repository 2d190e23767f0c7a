import { beforeAll, describe, expect, it } from "vitest";
import { contentHash, parsePlan, planPath } from "../../plan/plan-file.ts";
import type { Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { builtApp, followUps, type App } from "../testing.ts";

/** A request on an app, a file it changes, and what then stands there. */
type Case = [request: string, on: App, file: string, shows: string | RegExp];

const form = "src/components/products/ProductForm.tsx";
const list = "src/pages/Products.tsx";
const data = "src/data/products.ts";
const navigation = "src/content/navigation.ts";

const cases: Case[] = [
  ["rename suppliers to vendors", "stock", navigation, 'label: "Vendors"'],
  ["rename the field Name to Article", "stock", form, 'label="Article"'],
  ["rename the field Amount to Sum", "expenses", "src/components/expenses/ExpenseForm.tsx", 'label="Sum"'],
  ["make the shelf required", "stock", form, "errors.location ="],
  ["make the price optional", "stock", form, /^(?![\s\S]*draft\.price\.trim\(\) === "")/],
  ["make the notes required", "expenses", "src/components/expenses/ExpenseForm.tsx", "errors.note ="],
  ['add an option "Garden" to category', "stock", data, '"Garden"'],
  ["show the products as cards with pictures", "stock", list, "<CardPicture name={row.name} photo={row.photo} />"],
  ["group products by category", "stock", list, "inColumn.map("],
  [
    "add a list of warehouses with name, address and number of shelves",
    "stock",
    "src/data/warehouses.ts",
    "numberOfShelves: number",
  ],
  ["I also want to track suppliers", "expenses", "src/pages/Suppliers.tsx", "Add supplier"],
  ["add a filter by shelf", "stock", list, 'label="Shelf"'],
  ["show 25 rows per page", "stock", "src/components/app/DataTable.tsx", "const pageSize = 25;"],
  ["start with empty lists", "stock", "src/content/sample-products.ts", "= [];"],
  ["change the currency to pounds", "stock", "src/lib/format.ts", '"GBP"'],
  ["add tax 19%", "stock", data, "taxPercent = 19;"],
  ["add tax 19%", "invoices", "src/lib/totals.ts", "= [19, 20, 5, 0];"],
  ["show the menu on cards with photos", "bakery", "src/components/sections/OfferList.tsx", "<ItemArt index={index}"],
];

const variants: Files[] = [];

beforeAll(async () => {
  for (const app of new Set(cases.map(([, on]) => on))) await builtApp(app);
}, 120_000);

describe("a change to what an app keeps", () => {
  it.each(cases)("%s (%s)", async (request, on, file, shows) => {
    const { files, finish, changed } = await followUps(on, [request]);
    expect(changed, finish?.not_done.join()).toContain(file);
    if (typeof shows === "string") expect(files.get(file)).toContain(shows);
    else expect(files.get(file)).toMatch(shows);
    expect(finish!.did).toHaveLength(1);
    const plan = parsePlan(files.get(planPath)!)!;
    for (const [path, hash] of Object.entries(plan.files)) expect(contentHash(files.get(path)!), path).toBe(hash);
    variants.push(files);
  });

  it("gives rows that a browser kept before what they lack, under the names of now", async () => {
    const { files } = await followUps("stock", ["add a barcode field", 'rename the category "Tools" to "Hand tools"']);
    expect(files.get(data)).toContain('const blank = { barcode: "" };');
    expect(files.get(data)).toContain('"Tools": "Hand tools"');
    variants.push(files);
  });

  it("is taken back as a whole, one after the other, until the project is as it was built", async () => {
    const requests = ["rename suppliers to vendors", "add a list of warehouses", "make the header blue"];
    const twice = await followUps("stock", [...requests, "undo that"]);
    expect(twice.files).toEqual((await followUps("stock", requests.slice(0, 2))).files);
    const all = await followUps("stock", [...requests, "undo that", "Undo", "take that back"]);
    expect(all.files).toEqual(all.before);
  });

  it("is not taken back over what a person wrote there since", async () => {
    const edit = (files: Files): void => void files.set(form, `${files.get(form)!}// mine\n`);
    const { files } = await followUps("stock", ["rename the field Name to Article", "undo"], { edit });
    expect(files.get(form)).toContain("// mine");
    expect(files.get(form)).toContain('label="Name"');
  });

  it("type-checks with every other", { timeout: 120_000 }, () => {
    expect(variants.length).toBe(cases.length + 1);
    expect(typeCheck(variants)).toBe("");
  });
});
