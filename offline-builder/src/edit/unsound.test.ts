import { describe, expect, it } from "vitest";
import { ProjectEdit } from "./project-edit.ts";
import type { Plan } from "../plan/plan.ts";
import { unsoundFile } from "./unsound.ts";

const path = "src/pages/Index.tsx";
const sound = "export default function IndexPage() {\n  return <p>Hello</p>;\n}\n";

function unsound(before: string | null, now: string, others: readonly string[] = []): string | null {
  const project = new ProjectEdit({ files: {} } as Plan, new Map(before === null ? [] : [[path, before]]));
  project.write(path, now);
  return unsoundFile(project, (file) => others.includes(file));
}

describe("What a change would leave broken", () => {
  it("is a file that no longer parses", () => {
    expect(unsound(sound, sound.replace("<p>Hello</p>", "<p>Hello</p><p>again</p>"))).toBe(path);
    expect(unsound(null, "export const = 1;")).toBe(path);
    expect(unsound(sound, sound.replace("Hello", "Good day"))).toBe(null);
  });

  it("is a file that imports what is not there", () => {
    const importing = `import { formatNumber } from "@/lib/format";\n${sound}`;
    expect(unsound(sound, importing)).toBe(path);
    expect(unsound(sound, importing, ["src/lib/format.ts"])).toBe(null);
  });

  it("is no file that was broken before", () => {
    expect(unsound("export const = 1;", "export const = 2;")).toBe(null);
  });
});
