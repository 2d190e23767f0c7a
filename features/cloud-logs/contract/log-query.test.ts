import { expect, it } from "vitest";
import { countsQuery, entriesQuery, safeSearch, slotFor } from "./log-query.ts";

it("drops characters outside the safe set and doubles single quotes [C5.07] [C5.08] [LG2]", () => {
  expect(safeSearch("it's 100% broken\\; drop`")).toBe("it''s 100 broken; drop");
  expect(safeSearch("日本 €")).toBe("日本 ");
  expect(safeSearch("x".repeat(300))).toHaveLength(200);
});

const ALL = { type: null, search: "", functionId: null, traceId: null, isSlow: false };

it("asks for one type, a text without regard to case, one function, and one request [C2.19] [C5.08]", () => {
  expect(entriesQuery({ ...ALL, search: " Timeout " })).toBe(
    "select id, timestamp, event_message, severity_text as log_level, log_attributes as details from logs " +
      "where contains(lower(event_message), lower('Timeout')) order by timestamp desc",
  );
  expect(entriesQuery({ ...ALL, type: "auth_logs" })).toContain("from auth_logs order by");
  expect(entriesQuery({ ...ALL, functionId: "f'1" })).toContain(
    "from logs where log_attributes['function_id'] = 'f''1'",
  );
  expect(entriesQuery({ ...ALL, traceId: "0af7" })).toContain("from logs where log_attributes['trace_id'] = '0af7'");
});

it("counts in slots that a plot can show", () => {
  expect([slotFor(3_600_000), slotFor(86_400_000), slotFor(30 * 86_400_000)]).toEqual(["minute", "hour", "day"]);
  expect(countsQuery(ALL, "hour")).toContain("tostartofhour(timestamp) as slot");
});
