import { describe, expect, it } from "vitest";
import { contentHash, parsePlan, planPath } from "../plan/plan-file.ts";
import type { Files } from "../testing.ts";
import { typeCheck } from "../type-check.ts";
import { followUps, type App } from "./testing.ts";

const css = "src/index.css";
const header = "src/components/layout/SiteHeader.tsx";
const button = "src/components/ui/button.tsx";
const app = "src/App.tsx";
const navigation = "src/content/navigation.ts";
const site = "src/content/site.ts";
const icon = "public/favicon.svg";
const works = "src/components/sections/Works.tsx";

/** What one follow-up changes: these files and no other, and what then stands in the first of them. */
type Case = [request: string, on: App, changes: string[], shows: string | RegExp];

const cases: Case[] = [
  ["make the header blue", "bakery", [css, header], "--header: #2563c9;"],
  ["make the navigation bar darker", "shop", [css, header], "--header: #"],
  ["make the header blue", "stock", [css, "src/components/layout/AppShell.tsx"], "--header: #2563c9;"],
  ["make the footer navy", "blog", [css, "src/components/layout/SiteFooter.tsx"], "--footer: #000080;"],
  ["make the buttons rounder and green", "bakery", [css, button], "--radius-button: 9999px;"],
  ["Mach die Knöpfe rund", "workshop", [css], "--radius-button: 9999px;"],
  ["make the buttons bigger", "stock", [button], "min-h-13"],
  [
    "make the buttons dark green with white text",
    "bakery",
    [css, button],
    /--button: #1b5238;[^}]*--button-foreground: #ffffff;/,
  ],
  ["white text on navy buttons", "bakery", [css, button], /--button: #000080;[^}]*--button-foreground: #ffffff;/],
  ["make it midnight blue with a serif font", "gym", [css, "public/favicon.svg"], "--primary: #191970"],
  ["make the links teal", "blog", [css], "--link: #008080;"],
  ["make the links #123456", "shop", [css], "--link: #123456;"],
  ["make the background cream", "bakery", [css], "--background: #fffdd0;"],
  ["make it blue. no green. actually red", "shop", [css, icon], "--primary: #c62f2f;"],
  ["Hazlo verde oscuro", "courts", [css, icon], "--primary: #1b5238;"],
  ["use a serif font", "blog", [css], '--font-body: "Newsreader Variable"'],
  ["use a monospace font", "stock", [css], "--font-body: ui-monospace"],
  ["use Fraunces", "shop", [css], '--font-body: "Fraunces Variable"'],
  ["make the text bigger", "gym", [css], "font-size: 112.5%;"],
  ["make the text smaller", "stock", [css], "font-size: 87.5%;"],
  ["more space between sections", "gym", [css], "--rhythm: 6rem;"],
  ["make it more compact", "blog", [css], "--rhythm: 6rem;"],
  ["make it dark mode by default", "bakery", [css, icon], /:root \{\n {2}color-scheme: dark;/],
  ["Modo claro por defecto", "portfolio", [css, icon], /:root \{\n {2}color-scheme: light;/],
  ["add a dark mode switch", "bakery", [header], "<ThemeToggle label="],
  ["Füge einen Schalter für den Dunkelmodus hinzu", "workshop", [header], '<ThemeToggle label="Dunkle Farben"'],
  ["use the look Paper and cobalt", "bakery", [css, icon], "--primary: #1c3fbf;"],
  ["change the title to Golden Crust", "bakery", [site, icon, "index.html"], 'name: "Golden Crust"'],
  ["Ändere den Titel zu „Rad & Tat“", "workshop", [site, icon, "index.html"], 'name: "Rad & Tat"'],
  ['change the heading to "Bread before dawn"', "bakery", ["src/components/sections/Hero.tsx"], "Bread before dawn"],
  [
    'change "Written after the walk" to "Notes & <paths>"',
    "blog",
    ["src/components/sections/Hero.tsx"],
    '{"Notes & <paths>"}',
  ],
  ["the phone number is 030 1234567", "bakery", [site], 'phone: "030 1234567"'],
  ["change the address to 5 Oak Street, Dover", "gym", [site], 'street: "5 Oak Street", city: "Dover"'],
  ["Sonntags von 10 bis 14 Uhr geöffnet", "workshop", [site], 'sunday: "10:00-14:00"'],
  ["closed on mondays", "bakery", [site], 'monday: "closed"'],
  [
    "add a page About",
    "bakery",
    [app, navigation, "src/pages/About.tsx"],
    '<Route path="/about" element={<About />} />',
  ],
  ["Añade una página Torneos", "courts", [app, navigation, "src/pages/Torneos.tsx"], '<Route path="/torneos"'],
  ["add a page with a price list", "bakery", [app, navigation, "src/pages/PriceList.tsx"], '<Route path="/price-list"'],
  [
    "Füge eine Seite mit unserer Philosophie hinzu",
    "workshop",
    [app, navigation, "src/pages/Philosophie.tsx"],
    '<Route path="/philosophie"',
  ],
  ["add a page Help", "stock", [app, navigation, "src/pages/Help.tsx"], '<Route path="/help"'],
  [
    "remove the page orders",
    "shop",
    [app, navigation, "src/pages/Checkout.tsx", "src/pages/Orders.tsx"],
    /^(?![\s\S]*Orders)/,
  ],
  ["Entferne die Seite Kontakt", "workshop", [app, navigation, "src/pages/Contact.tsx"], /^(?![\s\S]*Contact)/],
  ["rename Contact to Say hello", "bakery", [navigation, "src/pages/Contact.tsx"], 'label: "Say hello"'],
  ["rename the page About to Bio", "portfolio", [navigation, "src/pages/About.tsx"], 'label: "Bio"'],
  ["translate the menu to German", "blog", [navigation], 'label: "Über uns"'],
  ["translate the navigation to Spanish", "shop", [navigation], 'label: "Tienda"'],
  [
    "put the story on its own page",
    "bakery",
    [app, navigation, "src/pages/Index.tsx", "src/pages/HowWeBake.tsx"],
    '<Route path="/how-we-bake"',
  ],
  [
    "put the story on its own page",
    "gym",
    [app, navigation, "src/pages/Index.tsx", "src/pages/HowWeTrain.tsx"],
    '<Route path="/how-we-train"',
  ],
  ["move the opening hours section up", "bakery", ["src/pages/Index.tsx"], /<Visit \/>\s+<Points \/>/],
  ["move the categories section to the bottom", "shop", ["src/pages/Index.tsx"], /<Categories \/>\s+<\/>/],
  ["add an FAQ section", "bakery", ["src/components/sections/Faq.tsx", "src/pages/Index.tsx"], "When are you open?"],
  [
    "Añade preguntas frecuentes",
    "courts",
    ["src/components/sections/Faq.tsx", "src/pages/Index.tsx"],
    "¿Cuándo abrís?",
  ],
  [
    "add a newsletter sign-up",
    "gym",
    ["src/components/sections/Newsletter.tsx", "src/data/subscribers.ts", "src/pages/Index.tsx"],
    "Saved on this device only",
  ],
  ["add a gallery", "shop", ["src/components/sections/Gallery.tsx", "src/pages/Index.tsx"], "<ItemArt index={index}"],
  [
    "add contact details",
    "bakery",
    ["src/components/sections/ContactDetails.tsx", "src/pages/Index.tsx"],
    "{site.phone}",
  ],
  [
    "add a team section: Ana Ruiz (chef), Ben Okoye (service)",
    "shop",
    ["src/components/sections/Team.tsx", "src/pages/Index.tsx"],
    '{ name: "Ana Ruiz", role: "chef" }',
  ],
  ["remove the points section", "bakery", ["src/components/sections/Points.tsx", "src/pages/Index.tsx"], /^$/],
  [
    "remove the newsletter section",
    "blog",
    ["src/pages/Index.tsx", "src/components/sections/Newsletter.tsx"],
    /^(?![\s\S]*Newsletter)/,
  ],
  ["add a search box", "portfolio", [works], 'type="search"'],
  ["add a search box to the timetable", "gym", ["src/components/sections/Timetable.tsx"], 'type="search"'],
  [
    "add a filter by level to the timetable",
    "gym",
    ["src/components/sections/Timetable.tsx"],
    '<option value="Members">',
  ],
  ["sort works by year, newest first", "portfolio", [works], "other.year - one.year"],
  ["sort the menu by price", "bakery", ["src/components/sections/OfferList.tsx"], "one.price - other.price"],
  ["sort products by name", "stock", ["src/pages/Products.tsx"], "one.name.localeCompare(other.name)"],
  ["sort products by name", "shop", ["src/pages/Shop.tsx"], 'useState("name")'],
  ["export posts to csv", "blog", ["src/components/sections/PostList.tsx", "src/lib/download-csv.ts"], 'downloadCsv("'],
  [
    "export the menu to csv",
    "bakery",
    ["src/components/sections/OfferList.tsx", "src/lib/download-csv.ts"],
    'downloadCsv("menu.csv", groups.flatMap((group) => group.items))',
  ],
  [
    "export the products to csv",
    "shop",
    ["src/pages/Shop.tsx", "src/lib/download-csv.ts"],
    'downloadCsv("shop.csv", shown)',
  ],
  ["add pagination, 6 per page", "shop", ["src/pages/Shop.tsx"], "const pageSize = 6;"],
  ["paginate the posts, 3 per page", "blog", ["src/components/sections/PostList.tsx"], "const pageSize = 3;"],
  [
    "add a phone field to the contact form",
    "bakery",
    ["src/components/sections/ContactForm.tsx", "src/data/messages.ts"],
    'type="tel"',
  ],
  [
    "Füge ein Feld Rahmennummer zum Kontaktformular hinzu",
    "workshop",
    ["src/components/sections/ContactForm.tsx", "src/data/messages.ts"],
    'label="Rahmennummer"',
  ],
  ["add a Shelf column to the products table", "stock", ["src/pages/Products.tsx"], 'header: "Shelf"'],
  [
    "add Apple cake for 4.50 to the menu under Cake",
    "bakery",
    [site],
    /"Celebration cake"[\s\S]*\{ name: "Apple cake", note: "", price: 4.5, tags: \[\] \},\n\s+\],/,
  ],
  ["add a product Moss for 24", "shop", ["src/content/products.ts"], 'id: "moss"'],
  ["remove the Olive focaccia from the menu", "bakery", [site], /^(?![\s\S]*Olive focaccia)/],
  ["remove Smoked Tea", "shop", ["src/content/products.ts"], /^(?![\s\S]*Smoked Tea)/],
  ["change the price of Baguette to 3.50", "bakery", [site], /"Baguette",[^}]*price: 3.5,/],
  ["Wet Stone should cost 30", "shop", ["src/content/products.ts"], /"Wet Stone",[^}]*price: 30,/],
  ["free shipping over 50", "shop", ["src/lib/cart.ts"], "freeShippingFrom = 50;"],
  [
    "add tax 19%",
    "shop",
    ["src/lib/cart.ts", "src/components/shop/CartSummary.tsx"],
    "total: subtotal + shipping + tax",
  ],
];

const variants: Files[] = [];

describe("a follow-up", () => {
  it.each(cases)(
    "%s (%s): changes its files and no other, says what it did, and keeps the plan true",
    async (request, on, changes, shows) => {
      const { files, changed, finish, texts } = await followUps(on, [request]);
      expect(changed).toEqual([...changes].sort());
      const first = files.get(changes[0]!) ?? "";
      if (typeof shows === "string") expect(first).toContain(shows);
      else expect(first).toMatch(shows);
      expect(finish!.did.length).toBeGreaterThan(0);
      expect(finish!.not_done.join()).not.toMatch(/Not confirmed|nicht bestätigt|No confirmado/);
      expect(texts[0]!.length).toBeGreaterThan(5);
      const plan = parsePlan(files.get(planPath)!)!;
      for (const [path, hash] of Object.entries(plan.files)) expect(contentHash(files.get(path)!), path).toBe(hash);
      variants.push(files);
    },
  );

  it("adds a field to an app's records, their form and their views", async () => {
    const { files, changed, finish } = await followUps("stock", ["add a priority field with low, medium and high"]);
    expect(changed).toContain("src/components/products/ProductForm.tsx");
    expect(files.get("src/components/products/ProductForm.tsx")).toContain("Priority");
    expect(files.get("src/data/products.ts")).toMatch(/"Low", "Medium", "High"|"Low" \| "Medium" \| "High"/);
    expect(finish!.did).toEqual(["Products: the field Priority in form and views"]);
    variants.push(files);
  });

  it("writes on buttons in the colour that was asked for only where it can be read", async () => {
    const { finish, files } = await followUps("bakery", ["yellow buttons with white text"]);
    expect(finish?.not_done).toEqual([expect.stringContaining("1.7:1")]);
    expect(files.get(css)).toMatch(/--button: #f2c230;[^}]*--button-foreground: #14110c;/);
    const same = await followUps("bakery", ["the button text should be black"]);
    expect(same.changed).toEqual([]);
  });

  it("carries out several clauses of one sentence, and says which of them it refuses", async () => {
    const both = await followUps("bakery", ["make the header blue and add a page Jobs"]);
    expect(both.finish!.did).toHaveLength(3);
    const impossible = await followUps("bakery", ["make the header blue and add testimonials"]);
    expect(impossible.finish!.did).toHaveLength(1);
    expect(impossible.finish!.not_done.join()).toContain("invented praise");
    variants.push(both.files);
  });

  it("does many changes in a row that all stay", async () => {
    const { files } = await followUps("bakery", [
      "make the header blue",
      "make the buttons rounder and green",
      "use a serif font",
      "add a page About",
      "change the title to Golden Crust",
      "make it dark mode by default",
      "use the look Ink and coral",
      "put the story on its own page",
      "add an FAQ section",
      "rename About to Who we are",
    ]);
    const styles = files.get(css)!;
    for (const part of ["--header: #2563c9", "--button: #2e7d4f", "--radius-button: 9999px", "--primary: #e2503c"])
      expect(styles).toContain(part);
    expect(files.get(navigation)).toContain("Who we are");
    expect(files.get(site)).toContain("Golden Crust");
    variants.push(files);
  });

  it("answers for the element that was selected in the preview", async () => {
    const context = {
      selected_elements: [{ tag_name: "h2", text: "Come by", file_path: "src/components/sections/Visit.tsx" }],
    };
    const { files, changed } = await followUps("bakery", ["change this to Find us here"], { context });
    expect(changed).toEqual(["src/components/sections/Visit.tsx"]);
    expect(files.get(changed[0]!)).toContain("Find us here");
  });

  it("leaves the app's colours and type alone where a selected element is meant", async () => {
    const context = { selected_elements: [{ tag: "a", text: "See the menu" }] };
    const ofIt = ["Make this green please", "make it bigger", "Bitte größer", "Hazlo verde", "make this dark"];
    for (const wish of [...ofIt, "make this todo green"])
      expect((await followUps("bakery", [wish], { context })).changed, wish).toEqual([]);
    const ofApp = [
      "make everything green",
      "Bitte alles grün machen",
      "Pon todo verde",
      "Add dark mode",
      "Dunkelmodus bitte",
    ];
    for (const wish of ofApp) expect((await followUps("bakery", [wish], { context })).changed, wish).not.toEqual([]);
    // A line of code or a version that a comment is about is no element.
    for (const tag of ["line 12", "version 7"]) {
      const place = { selected_elements: [{ tag, text: "Add a menu" }] };
      expect((await followUps("bakery", ["make it green"], { context: place })).changed, tag).not.toEqual([]);
    }
    expect((await followUps("bakery", ["make it green"])).changed).not.toEqual([]);
  });
});

describe("a file that a person edited", () => {
  it("keeps every one of their lines, and still counts as theirs", async () => {
    const edit = (files: Files): void => {
      files.set(css, `${files.get(css)!.replace("--radius: 0.75rem", "--radius: 0.9rem")}\n.mine { color: red; }\n`);
      files.set(site, files.get(site)!.replace('phone: "555-0147"', 'phone: "040 99"'));
    };
    const { files } = await followUps(
      "bakery",
      ["make it dark green", "change the title to Golden Crust", "make the header blue"],
      { edit },
    );
    expect(files.get(css)).toContain(".mine { color: red; }");
    expect(files.get(css)).toContain("--radius: 0.9rem");
    expect(files.get(css)).toContain("--primary: #1b5238");
    expect(files.get(site)).toContain('phone: "040 99"');
    const plan = parsePlan(files.get(planPath)!)!;
    expect(contentHash(files.get(css)!)).not.toBe(plan.files[css]);
  });

  it("is not deleted with its page", async () => {
    const edit = (files: Files): void =>
      void files.set("src/pages/Contact.tsx", `${files.get("src/pages/Contact.tsx")!}\n// mine\n`);
    const { files, finish } = await followUps("bakery", ["remove the page contact"], { edit });
    expect(files.get("src/pages/Contact.tsx")).toContain("// mine");
    expect(files.get(app)).not.toContain("Contact");
    expect(finish!.not_done.join()).toContain("edited by hand");
  });
});

describe("what is not done", () => {
  const answers: [string, App, RegExp][] = [
    ["undo that", "bakery", /no change of mine to take back/],
    ["why is it slow?", "shop", /Measured: \d+ source files of \d+ kB/],
    ["add testimonials", "bakery", /do not make up reviews/],
    ["add a team section", "shop", /do not make up people/],
    ["use Helvetica", "bakery", /not among the fonts/],
    ["translate the navigation to French", "shop", /English, German and Spanish/],
    ["translate the navigation to German", "stock", /no translation for .*Stock levels/],
    ["put the menu on its own page", "bakery", /has its own page already: \/menu/],
    ["add a search box", "blog", /has a search already/],
    ["add a category filter", "shop", /can be filtered already/],
    ["export suppliers to csv", "stock", /can be exported already/],
    ["add Moss to the shop", "shop", /I do not make one up/],
    ["change the price of Unicorn to 5", "bakery", /nothing called "Unicorn"/],
    ["free shipping over 50", "bakery", /has no cart/],
    ["remove the page Home", "bakery", /has to stay/],
    ['change "no such words" to "x"', "bakery", /did not find the text/],
    ["make the buttons square", "workshop", /is already/],
    ["take payments with stripe", "shop", /payment provider/],
  ];

  it.each(answers)("%s (%s): says so and changes nothing", async (request, on, answer) => {
    const { changed, texts, finish } = await followUps(on, [request]);
    expect(texts.join(" ")).toMatch(answer);
    expect(changed).toEqual([]);
    expect(finish!.did).toEqual([]);
  });

  it("offers three looks for a vague wish and applies none until one is picked", async () => {
    const { changed, question } = await followUps("bakery", ["make it pop"]);
    expect(changed).toEqual([]);
    expect(question!.options).toHaveLength(3);
    for (const option of question!.options) {
      const picked = await followUps("bakery", ["make it pop", option]);
      expect(picked.changed).toContain(css);
    }
  });

  it("asks which page when everything is to go", async () => {
    const { changed, question } = await followUps("shop", ["delete everything"]);
    expect(changed).toEqual([]);
    expect(question!.options).toEqual(["Remove the page Shop", "Remove the page Orders"]);
  });

  it("names both of two wishes that exclude each other and lets the later hold", async () => {
    const { files, finish } = await followUps("shop", ["free shipping over 50 but shipping always 5"]);
    expect(files.get("src/lib/cart.ts")).toContain("shippingFee = 5;\nexport const freeShippingFrom = Infinity;");
    expect(finish!.not_done[0]).toMatch(/over 50 and always 5 exclude each other/);
    expect(finish!.replies).toEqual(["Free shipping over 50"]);
    variants.push(files);
  });

  it("offers three possible changes for words it does not understand", async () => {
    const { changed, finish } = await followUps("bakery", ["turn the frobnicator sideways"]);
    expect(changed).toEqual([]);
    expect(finish!.replies).toHaveLength(3);
  });
});

describe("types", () => {
  it("of every changed project are clean", { timeout: 240_000 }, () => {
    expect(variants.length).toBeGreaterThan(cases.length);
    expect(typeCheck(variants)).toBe("");
  });
});
