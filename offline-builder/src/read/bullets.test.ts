/** Fields in lines below a sentence that says of what they are. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";
import { readAsk } from "./read.ts";

const bullets = `- asset tag
- device type: laptop, monitor, phone or dock
- serial number
- who has it
- date handed out
- status: in use, in stock, in repair, retired`;
const request = `We need an internal tool for our IT department to keep track of the equipment we hand out.

For each device we want to record:
${bullets}

I want to filter by status and see how many devices are in stock.`;
const labels = ["Asset tag", "Device type", "Serial number", "Who has it", "Date handed out", "Status"];

describe("fields in lines", () => {
  it.each([
    ["For each device we want to record:", "device"],
    ["For every device we keep:", "device"],
    ["Each device has:", "device"],
    ["Of each device we need to know", "device"],
  ])("belong to the noun of the sentence above them: %s", (heading, key) => {
    const { lists } = readAsk(`A tool for our IT department.\n\n${heading}\n${bullets}`, "en");
    expect(lists.map((list) => [list.key, list.fields.map(({ label }) => label)])).toEqual([[key, labels]]);
  });

  it("belong to it in German", () => {
    const { lists } = readAsk(
      "Ein Werkzeug für unsere IT.\n\nFür jedes Gerät wollen wir erfassen:\n- Inventarnummer\n- Seriennummer\n- Ausgabedatum",
      "de",
    );
    expect(lists.map(({ fields }) => fields.length)).toEqual([3]);
    expect(lists[0]!.label).toMatch(/Gerät/u);
  });

  it("are the fields of the app, whatever app is usual for the other words", async () => {
    const built = await runTurn(createOfflineBuilder(), request);
    const data = [...built.files]
      .filter(([path]) => path.startsWith("src/data/"))
      .map(([, content]) => content)
      .join("\n");
    for (const field of ["assetTag", "serialNumber", "dateHandedOut"]) expect(data).toContain(field);
    expect(data).not.toContain("Wood screw");
    expect(JSON.stringify(built.finish!.not_done)).not.toContain("serial number");
  });
});
