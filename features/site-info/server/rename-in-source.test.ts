import { describe, expect, it } from "vitest";
import { renameInSource } from "./rename-in-source.ts";

const business = [{ from: "Joint & Balance", to: 'Müller "Körper" {neu}' }];
const person = [{ from: "Ana Ruiz", to: "Ana Weber" }];

describe("a new name", () => {
  it.each([
    ["index.html", "<title>Joint &amp; Balance</title>", "<title>Müller &quot;Körper&quot; {neu}</title>"],
    [".slipway/plan.json", '{"name":"Joint & Balance"}', '{"name":"Müller \\"Körper\\" {neu}"}'],
    ["a.ts", "const a = 'Joint & Balance, Freiburg';", 'const a = "Müller \\"Körper\\" {neu}, Freiburg";'],
    ["a.ts", "const a = `Joint & Balance ${b}`;", 'const a = `Müller "Körper" {neu} ${b}`;'],
    ["a.tsx", "const a = <p>Joint & Balance</p>;", "const a = <p>Müller &quot;Körper&quot; &#123;neu&#125;</p>;"],
    ["a.tsx", "const a = <p>Joint &amp; Balance</p>;", "const a = <p>Müller &quot;Körper&quot; &#123;neu&#125;</p>;"],
    ["a.tsx", '<p title="Joint &amp; Balance" />', '<p title="Müller &quot;Körper&quot; {neu}" />'],
    ["README.md", "# Joint & Balance", '# Müller "Körper" {neu}'],
  ])("is spelt as %s needs it", (path, source, expected) =>
    expect(renameInSource(path, source, business)).toBe(expected),
  );

  it("changes whole names only, and nothing but texts", () => {
    const source = 'const AnaRuiz = "Ana Ruizo"; // Ana Ruiz\nexport const b = ["Ana Ruiz", "Susana Ruiz"];\n';
    expect(renameInSource("a.ts", source, person)).toBe(source.replace('["Ana Ruiz"', '["Ana Weber"'));
  });

  it("leaves paths, addresses and modules alone, and words of a sentence that are a name as well", () => {
    const source = [
      'import a from "./Corner";',
      'export * from "Corner";',
      'const b = import("./Corner");',
      'export const c = ["/Corner.png", "https://example.com/Corner", "Corner seats", "Corner"];',
      'export const d = <img src="/Corner.png" alt="Corner" />;',
      "",
    ].join("\n");
    const next = source.replace('"Corner"];', '"Bakery"];').replace('alt="Corner"', 'alt="Bakery"');
    expect(renameInSource("a.tsx", source, [{ from: "Corner", to: "Bakery" }])).toBe(next);
  });

  it("is not replaced again by a second name of the same save", () => {
    const swapped = [
      { from: "Ana", to: "Ben" },
      { from: "Ben", to: "Ana" },
    ];
    expect(renameInSource("a.ts", 'export const a = ["Ana", "Ben"];', swapped)).toBe(
      'export const a = ["Ben", "Ana"];',
    );
  });

  it("leaves a file alone that does not parse, and other kinds of files", () => {
    expect(renameInSource("a.ts", "const a = 'Ana Ruiz", person)).toBe("const a = 'Ana Ruiz");
    expect(renameInSource("a.css", "/* Ana Ruiz */", person)).toBe("/* Ana Ruiz */");
  });

  it("ignores names that are too short to be told from other words", () => {
    expect(renameInSource("a.ts", 'export const a = "Al is here";', [{ from: "Al", to: "Bo" }])).toBe(
      'export const a = "Al is here";',
    );
  });
});
