import { describe, expect, it } from "vitest";
import { errorLabel, isServersFault, readBridgeMessage } from "./bridge-messages.ts";

const base = { source: "slipway-preview", v: 1 };

describe("messages of the previewed page", () => {
  it("reads ready and route, and never a path that is not one", () => {
    expect(readBridgeMessage({ ...base, type: "route", path: "/menu", title: "Menu" })).toEqual({
      type: "route",
      path: "/menu",
      title: "Menu",
    });
    expect(readBridgeMessage({ ...base, type: "ready", path: "javascript:alert(1)" })).toMatchObject({ path: "/" });
  });
  it("ignores everything else: other sources, versions, types and shapes", () => {
    for (const data of [
      null,
      1,
      "x",
      {},
      { ...base, v: 2, type: "ready" },
      { ...base, source: "x", type: "ready" },
      { ...base, type: "steal" },
    ]) {
      expect(readBridgeMessage(data)).toBeNull();
    }
  });
  it("bounds what it takes over", () => {
    const error = readBridgeMessage({
      ...base,
      type: "error",
      kind: "runtime",
      message: "x".repeat(9000),
      lineno: "7",
      status: 1.5,
    });
    expect(error).toMatchObject({ type: "error", line: null, status: null });
    expect(error?.type === "error" && error.message.length).toBe(4000);
  });
  it("names error types and tells which ones an edit cannot mend [T8.10]", () => {
    expect(errorLabel("edge_function")).toBe("Supabase edge function error");
    expect(errorLabel("immediate_runtime")).toBe("Runtime error");
    expect(errorLabel("new_kind")).toBe("Error");
    expect([isServersFault("cors"), isServersFault("http_server"), isServersFault("runtime")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
