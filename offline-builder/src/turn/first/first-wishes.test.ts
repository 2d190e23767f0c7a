import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const requests = {
  piano:
    "We tune pianos. Jobs: customer, phone, piano make, price, paid yes/no, status (asked, planned, tuned), promised date. Colour overdue jobs red. Unpaid jobs on top. Show the total of open jobs. A job cannot be promised in the past. Price must be greater than 0.",
  kayaks:
    "Kayaks: name, seats, condition (good, broken). Rentals: kayak, guest, from date, to date, people, paid yes/no. The same kayak cannot be rented twice on the same days. No more people than seats. A guest may have at most 2 unpaid rentals. If it rains, show indoor offers first.",
  huette:
    "Wir vermieten eine Hütte. Buchungen: Gast, Kammer (1 bis 5), Anreise, Abreise, Personen, Preis, bezahlt ja/nein. Doppelbelegung soll nicht möglich sein. Heute Ankommende oben. Unbezahlte Buchungen rot. Personen höchstens 6. Wie viele Buchungen sind unbezahlt? Nur die Wirtin darf schreiben, Gäste schauen nur.",
  joyas:
    "Hago joyas. Piezas: nombre, material (plata, oro, cobre), precio, fecha, vendida sí/no. Quiero ver el total vendido este mes y las piezas sin vender primero. El nombre no se puede repetir. Muestra cuántas piezas hay por material.",
} as const;
const built = new Map<string, Promise<LoopResult>>();
const app = (name: keyof typeof requests): Promise<LoopResult> => {
  const known = built.get(name) ?? runTurn(model, requests[name]);
  built.set(name, known);
  return known;
};

describe("what a first request asks for besides its lists", () => {
  it("is carried out on the entries it speaks of", async () => {
    const { files, finish } = await app("piano");
    expect(files.get("src/data/jobs.ts")).toContain(
      'if (row.promisedDate !== "" && row.promisedDate < today() && row.status !== "Tuned")',
    );
    const list = files.get("src/pages/Jobs.tsx")!;
    expect(list).toContain(".sort((one, other) => Number(!other.paid) - Number(!one.paid))");
    expect(list).toContain('rows.filter((row) => row.status !== "Tuned").reduce((sum, row) => sum + row.price, 0)');
    const form = files.get("src/components/jobs/JobForm.tsx")!;
    expect(form).toContain("draft.promisedDate < today()");
    expect(form).toContain("toNumber(draft.price) <= 0");
    expect(finish!.not_done.join()).not.toContain("not built");
    expect(finish!.did.join("\n")).toContain("Jobs: the form takes no Promised date in the past");
  });

  it("compares entries by their days, by their number and with what they belong to", async () => {
    const form = (await app("kayaks")).files.get("src/components/rentals/RentalForm.tsx")!;
    expect(form).toContain("draft.fromDate <= row.toDate && row.fromDate <= draft.toDate");
    expect(form).toContain("row.id === draft.kayakId)?.seats ?? Infinity");
    expect(form).toContain("&& !row.paid).length >= 2)");
  });

  it("stays open where it holds on a condition, or only for some people", async () => {
    expect((await app("kayaks")).finish!.not_done.join()).toContain("“If it rains, show indoor offers first”");
    const { finish, files } = await app("huette");
    expect(finish!.not_done.join()).toContain("“Nur die Wirtin darf schreiben, Gäste schauen nur”");
    expect(finish!.not_done.join()).not.toMatch(/Doppelbelegung|Ankommende|höchstens/);
    expect(files.get("src/components/buchungs/BuchungForm.tsx")).toContain("toNumber(draft.kammer)");
  });

  it("is read in each half of a sentence", async () => {
    const { finish, files } = await app("joyas");
    const list = files.get("src/pages/Piezas.tsx")!;
    expect(list).toContain("row.vendida && row.fecha.startsWith(today().slice(0, 7))");
    expect(list).toContain("Number(!other.vendida) - Number(!one.vendida)");
    expect(finish!.not_done.join()).not.toContain("no hecho");
  });

  it("leaves files that a later change finds as they were written", async () => {
    const start = await app("huette");
    const next = await runTurn(model, "Bezahlte ans Ende", { files: start.files, messages: start.messages });
    expect(next.finish!.did.join()).toContain("am Ende der Liste");
    expect(next.finish!.not_done.join()).not.toContain("Von Hand");
  });

  it("type-checks", { timeout: 120_000 }, async () => {
    const apps = await Promise.all((Object.keys(requests) as (keyof typeof requests)[]).map(app));
    expect(typeCheck(apps.map(({ files }) => files))).toBe("");
  });
});

describe("a later change to such an app", () => {
  it("marks entries and never the app in their place", async () => {
    const start = await app("joyas");
    const next = await runTurn(model, "las piezas sin vender en rojo", {
      files: start.files,
      messages: start.messages,
    });
    expect(next.files.get("src/index.css")).toBe(start.files.get("src/index.css"));
    expect(next.files.get("src/data/piezas.ts")).toContain("if (!row.vendida) found.push");
  });
});
