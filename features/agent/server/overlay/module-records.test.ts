import { expect, it } from "vitest";
import { moduleRecord } from "./module-records.ts";

const TEXT = 'import { a } from "./a";\nexport const b = a;\n';

it("reads the same text of a file once, and another text or file again", () => {
  const record = moduleRecord("src/b.ts", TEXT);
  expect(record).toMatchObject({ requests: ["./a"], exports: ["b"] });
  expect(moduleRecord("src/b.ts", TEXT)).toBe(record);
  expect(moduleRecord("src/b.ts", `${TEXT}export const c = 1;\n`)).toMatchObject({ exports: ["b", "c"] });
  // The extension decides: this text parses as one kind of file and not as the other.
  expect(moduleRecord("src/c.ts", "export const d = <p />;")).toBeNull();
  expect(moduleRecord("src/c.tsx", "export const d = <p />;")).toMatchObject({ exports: ["d"] });
});
