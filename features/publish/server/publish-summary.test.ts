import { describe, expect, it } from "vitest";
import { readBuilderPlan } from "../../files/server/index.ts";
import { formsOf } from "./publish-summary.ts";

const entities = [{ key: "expense" }, { key: "person" }];
const summary = (plan: object, isCloudOffered = true) => formsOf(readBuilderPlan(JSON.stringify(plan)), isCloudOffered);

describe("lists that every visitor has for themselves", () => {
  it("are counted, and the database can be asked for", () => {
    const counted = { device_only_forms: 0, device_only_lists: 2, store_request: "In der Datenbank speichern" };
    expect(summary({ language: "de", forms: [], entities, options: {} })).toEqual(counted);
    expect(summary({ language: "de", entities })).toEqual(counted);
    expect(summary({ entities }, false)).toMatchObject({ device_only_lists: 2, store_request: null });
  });

  it("are none where they are stored, and in projects that the embedded builder did not make", () => {
    const none = { device_only_forms: 0, device_only_lists: 0, store_request: null };
    expect(summary({ forms: [], entities, options: { backend: "shared" } })).toEqual(none);
    expect(summary({ entities: "many", options: 7 })).toEqual(none);
    expect(formsOf(readBuilderPlan(null), true)).toEqual(none);
  });
});
