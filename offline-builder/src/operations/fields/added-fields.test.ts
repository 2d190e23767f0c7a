import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

async function after(request: string, ...changes: string[]): Promise<{ files: Files; said: string }> {
  let turn = await runTurn(createOfflineBuilder(), request);
  for (const change of changes)
    turn = await runTurn(createOfflineBuilder(), change, { files: turn.files, messages: turn.messages });
  return { files: turn.files, said: turn.texts.join(" ") };
}

describe("A field that is added later", () => {
  it("reaches rows that an app brings along, and those its pages write themselves", { timeout: 120_000 }, async () => {
    const requests = [
      "quiz game about rivers with score and timer",
      "sales dashboard with KPIs and charts",
      "split expenses with friends",
      "pomodoro timer",
      "notes app",
      "community forum",
    ];
    const apps: Files[] = [];
    for (const request of requests)
      for (const change of ["add a field called colour", "add a select field kind with choices small, big"])
        apps.push((await after(request, change)).files);
    expect(typeCheck(apps)).toBe("");
    expect(apps[0]!.get("src/content/sample-questions.ts")).toMatch(/wrongToo: "[^"]*", colour: "/);
    expect(apps[6]!.get("src/pages/Timer.tsx")).toMatch(/focusSessions\.add\(\{[^}]*colour: ""/);
  });

  it.each([
    ["list of bicycles: owner, brand", "add a status field: new, in repair, ready for pickup", '"Ready for pickup"'],
    [
      "Liste der Geräte: Gerät, Marke",
      "Füge ein Feld Zustand hinzu: gemeldet, repariert, nicht zu retten",
      '"Nicht zu retten"',
    ],
    ["list of bicycles: owner, brand", "add a size field to the bicycles with small, large to the bicycles", '"Large"'],
  ])("offers every value as it was said: %s: %s", async (request, change, value) => {
    const { files } = await after(request, change);
    expect([...files].flatMap(([path, content]) => (path.startsWith("src/data/") ? content : [])).join()).toContain(
      value,
    );
  });

  it("is looked at on the pages that show it, not on the start page alone", { timeout: 60_000 }, async () => {
    const first = await runTurn(createOfflineBuilder(), "Asset tracker for our team: assets with name and location");
    const looked: unknown[] = [];
    await runTurn(createOfflineBuilder(), "Add a field price", {
      files: first.files,
      messages: first.messages,
      tools: ["list_files", "read_file", "write_file", "search_replace", "render", "finish"],
      check: (tool, input) => {
        if (tool === "render") looked.push(...(input["routes"] as string[]));
        return { routes: [] };
      },
    });
    expect(looked).toContain("/assets");
  });

  it("has a name that code can have: else nothing is changed, and said so", { timeout: 60_000 }, async () => {
    for (const change of ["add the fields 中文, Colour", "add the fields …, Colour", "add a field 中文"]) {
      const { said } = await after("a website for a bakery with prices", change);
      expect(said).toContain("broken, so I changed nothing");
    }
  });

  it("leaves what a page writes itself when it is removed", { timeout: 60_000 }, async () => {
    const { files } = await after("pomodoro timer", "remove the notes field");
    expect(files.get("src/pages/Timer.tsx")).not.toContain('note: ""');
    expect(typeCheck([files])).toBe("");
  });

  it("is asked for at the checkout of a shop, kept with the order and shown there", { timeout: 60_000 }, async () => {
    const { files } = await after(
      "an online shop selling mugs with a cart",
      "add a field called colour",
      "let customers leave a gift message at checkout",
      "add a select field size with choices small, big",
    );
    const checkout = files.get("src/pages/Checkout.tsx");
    for (const key of ["colour", "message", "size"]) {
      expect(checkout).toContain(`${key}: values.${key}.trim()`);
      expect(files.get("src/data/orders.ts")).toContain(`${key}?: string;`);
      expect(files.get("src/pages/Orders.tsx")).toContain(`{order.${key} && `);
    }
    expect(typeCheck([files])).toBe("");
  });

  it("takes the place of nothing that an order has anyway", { timeout: 60_000 }, async () => {
    const { files, said } = await after("an online shop selling mugs with a cart", "add a field called total");
    expect(said).not.toContain("keeps it with the entry");
    expect(files.get("src/data/orders.ts")!.match(/^ {2}total\??:/gm)).toHaveLength(1);
  });

  it("is kept by a form that names what it keeps", { timeout: 60_000 }, async () => {
    const { files } = await after("wedding site for Nora and Elias with RSVP", "add a field called colour");
    expect(files.get("src/components/sections/Rsvp.tsx")).toMatch(/replies\.add\(\{[^}]*colour: values\.colour/);
    expect(typeCheck([files])).toBe("");
  });

  it("changes nothing where no form could ask for it", async () => {
    const { files, said } = await after("notes app", "add a select field kind with choices small, big");
    expect(said).toContain("changed nothing");
    expect(files.get("src/data/notes.ts")).not.toContain("kind");
  });
});
