import { describe, expect, it } from "vitest";
import { diagramCode, withoutTags } from "./diagram-code.ts";

describe("the code of a diagram", () => {
  it.each([null, undefined])("is asked for if nothing is chosen: %s [T2.24]", (data) => {
    expect(diagramCode(data)).toEqual({ message: "No mermaid diagram selected." });
  });
  it.each([{}, { code: 7 }, "graph TD", []])("is reported missing in: %j [T2.24]", (data) => {
    expect(diagramCode(data)).toEqual({ message: "Mermaid data found but no code property." });
  });
  it.each(["", " \n\t ", "\u0000\u0007\u001b"])("must not be blank: %j [T5.02]", (code) => {
    expect(diagramCode({ code })).toEqual({ message: "No diagram code provided" });
  });
  it("loses control characters and keeps its lines [T5.02]", () => {
    expect(diagramCode({ code: "graph\u0000 TD\r\n\tA-->\u001bB\u009f\rC" })).toEqual({ code: "graph TD\n\tA-->B\nC" });
  });
  it("has no tags for the library, and keeps arrows, line breaks and class marks", () => {
    expect(withoutTags('A["<img src=x onerror=y>"] --> B["<<script x>"]')).toBe(
      'A["#lt;img src=x onerror=y>"] --> B["<#lt;script x>"]',
    );
    const plain = 'A["one<br/>two<BR>"] <--> B\nAnimal <|-- Duck\n<<interface>> Duck\nA <-- B';
    expect(withoutTags(plain)).toBe(plain);
    expect(withoutTags("</text><!--<?x")).toBe("#lt;/text>#lt;!--#lt;?x");
  });
});
