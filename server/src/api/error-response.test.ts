import { memoryLog } from "@slipway/platform/testing/memory-log";
import { expect, it } from "vitest";
import { errorResponse, type FailureContext } from "./error-response.ts";

const told = ["Olga", "Sam"];
async function said(reader: Pick<FailureContext, "told" | "caller">): Promise<string> {
  const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
  const context = { log: memoryLog(), traceId: "t", route: "PUT /x", aborted: false, ...reader };
  const { error } = (await errorResponse(full, context).json()) as { error: { message: string } };
  return error.message.replace(/^.*still here\. /, "");
}

it("names the people told of a full disk to signed-in callers other than themselves, and to no stranger", async () => {
  const jo = { isStaff: false };
  expect(await said({ told, caller: jo })).toBe("Olga and Sam have been told.");
  expect(await said({ told: ["Olga"], caller: jo })).toBe("Olga has been told.");
  expect(await said({ told: [], caller: jo })).toBe("Please tell the person who runs the server.");
  for (const stranger of [{ told }, { told, caller: null }])
    expect(await said(stranger)).toBe("Please tell the person who runs the server.");
  for (const known of [[], told])
    expect(await said({ told: known, caller: { isStaff: true } })).toBe(
      "You run this server: Capacity in the settings shows what takes the room.",
    );
});
