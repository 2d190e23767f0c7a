import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import type { Plan } from "../../plan/plan.ts";

const model = createOfflineBuilder();

async function planOf(request: string): Promise<{ plan: Plan; notDone: string }> {
  const { files, finish } = await runTurn(model, request);
  return { plan: JSON.parse(files.get(".slipway/plan.json")!) as Plan, notDone: finish!.not_done.join("\n") };
}

describe("what one line says of a log, a board and a library", () => {
  it("keeps what is written down each time as the parts of one entry", async () => {
    const { plan } = await planOf("climbing gym route log: grade, colour, setter, attempts, sent or not, stats");
    expect(plan.entities.map(({ plural }) => plural)).toEqual(["Climbing gym routes"]);
    expect(plan.entities[0]!.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Grade", "Colour", "Setter", "Attempts", "Sent"]),
    );
    const lists = await planOf("tracker: suppliers, orders and invoices");
    expect(lists.plan.entities).toHaveLength(3);
  });

  it("shows a pipeline as a board, and takes it for no field", async () => {
    const { plan, notDone } = await planOf("job application tracker with interview dates and a pipeline board");
    expect(plan.entities[0]).toMatchObject({ view: "board", boardBy: "status" });
    expect(plan.entities[0]!.fields.map(({ key }) => key)).not.toContain("pipelineBoard");
    expect(notDone).not.toContain("pipeline");
  });

  it("lends what a library is named after", async () => {
    for (const [request, lent] of [
      ["neighborhood tool library: members borrow tools, due dates, overdue list", "Tools"],
      ["toy library for our kita with loans", "Toys"],
      ["library for our village: books and loans", "Books"],
    ])
      expect((await planOf(request!)).plan.entities.map(({ plural }) => plural)).toContain(lent);
  });

  it("takes figures on the overview for the statistics that were asked for, and names a floor plan that is not there", async () => {
    const desk = await planOf("help desk for the IT of our school: tickets, priority, assign to technician, stats");
    expect(desk.notDone).not.toContain("stats");
    const tables = await planOf("restaurant table reservation with floor plan, party size and time slots");
    expect(tables.notDone).toContain("floor plan");
  });
});
