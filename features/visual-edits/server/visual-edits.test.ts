import { describe, expect, it } from "vitest";
import type { Chain, Values } from "../contract/index.ts";
import { link, sourcesOf } from "../testing.ts";
import { classTarget, writeClasses } from "./classes/class-target.ts";
import { classWords } from "./classes/class-words.ts";
import { readTheme } from "./classes/read-theme.ts";
import { inspectElement } from "./inspect-elements.ts";
import { findElement } from "./source/find-element.ts";
import { textPlaces, writtenText, type TextPlace } from "./texts/text-places.ts";

const CSS = `@import "tailwindcss";
@theme inline { --color-primary: var(--primary); --color-muted-foreground: var(--muted); --radius-card: 1rem; }
@utility text-display { font-size: clamp(2rem, 6vw, 5rem); font-weight: 600; }
@utility wrap { width: 100%; padding-inline: 2rem; }`;
const theme = readTheme([CSS]);

interface Look {
  values: Values;
  viewport?: number | undefined;
}

/** The whole file after the classes of one element were changed. */
function styled(texts: Record<string, string>, chain: Chain, { values, viewport = 1440 }: Look): string {
  const files = sourcesOf(texts);
  const target = classTarget(files, chain, findElement(files, chain, 0)!);
  const { path, start, end, text } = writeClasses(target, classWords(values, theme), { theme, viewport });
  return texts[path]!.slice(0, start) + text + texts[path]!.slice(end);
}

const page = (markup: string): string =>
  `export default function Index({ on }) {\n  return (\n    ${markup}\n  );\n}\n`;
/** The opening tag of the only `h1` after its look was changed. */
function tagAfter(tag: string, values: Values, viewport?: number): string {
  const texts = { "src/Index.tsx": page(`${tag}x</h1>`) };
  const after = styled(texts, [link(texts, "src/Index.tsx", "<h1")], { values, viewport });
  return /<h1.*(?=x<\/h1>)/s.exec(after)![0];
}

describe("classes", () => {
  it("replace what they compete with and leave the rest, in its order [W2.12]", () => {
    expect(
      tagAfter(`<h1 className="mt-4 text-lg font-bold text-primary">`, {
        color: "token:muted-foreground",
        marginTop: 24,
      }),
    ).toBe(`<h1 className="text-lg font-bold text-muted-foreground mt-6">`);
    expect(tagAfter("<h1>", { backgroundColor: "#ff0080", textAlign: "center" })).toBe(
      `<h1 className="bg-[#ff0080] text-center">`,
    );
    expect(tagAfter(`<h1 className="p-4">`, { paddingTop: 13, fontWeight: 700, borderRadius: 12 })).toBe(
      `<h1 className="p-4 pt-[13px] font-bold rounded-xl">`,
    );
  });

  it("win over a class of the project that sets the same, which stays", () => {
    expect(tagAfter(`<h1 className="text-display rounded-card">`, { fontSize: 40, borderRadius: 8 })).toBe(
      `<h1 className="text-display text-[2.5rem]! rounded-lg">`,
    );
    expect(tagAfter(`<h1 className="wrap">`, { paddingLeft: 8 })).toBe(`<h1 className="wrap pl-2!">`);
  });

  it("are set where the element has a class for the viewed width", () => {
    const tag = `<h1 className="text-sm lg:text-[6.25rem]">`;
    expect(tagAfter(tag, { fontSize: 80 }, 1440)).toBe(`<h1 className="text-sm lg:text-[5rem]">`);
    expect(tagAfter(tag, { fontSize: 18 }, 390)).toBe(`<h1 className="lg:text-[6.25rem] text-[1.125rem]">`);
    expect(tagAfter(`<h1 className="lg:p-8">`, { paddingTop: 4 }, 1440)).toBe(`<h1 className="lg:p-8 lg:pt-1">`);
  });

  it("are added to classes that code joins, and stay one when they are changed again", () => {
    expect(tagAfter(`<h1 className={cn("a", on && "text-sm")}>`, { fontSize: 32 })).toBe(
      `<h1 className={cn("a", on && "text-sm", "text-[2rem]!")}>`,
    );
    expect(tagAfter(`<h1 className={cn("a", on && "text-sm", "text-[2rem]!")}>`, { fontSize: 16 })).toBe(
      `<h1 className={cn("a", on && "text-sm", "text-[1rem]!")}>`,
    );
    const once = tagAfter(`<h1 className={buttonClass("outline")}>`, { color: "token:primary" });
    expect(once).toBe('<h1 className={`${buttonClass("outline")} text-primary!`}>');
    expect(tagAfter(once, { color: "#000000" })).toBe('<h1 className={`${buttonClass("outline")} text-[#000000]!`}>');
    expect(tagAfter("<h1 className={`w-${on}-px mt-1`}>", { marginTop: 8 })).toBe(
      "<h1 className={`w-${on}-px mt-1 mt-2!`}>",
    );
  });
});

const APP = {
  "src/pages/Index.tsx": `import { Card } from "@/ui/card";
import { Section } from "@/ui/section";
import { site } from "@/content/site";
const note = "Fresh every day";
export default function Index() {
  return (
    <main>
      <h1>Caf\u00e9 &amp; Bar</h1>
      <Section title="Come by">
        <p className="lead">
          Open until
          eight
        </p>
      </Section>
      <h2>{site.name}</h2>
      <h3>{note}</h3>
      <h4>Hello {site.name}</h4>
      <em>{new Date().getFullYear()}</em>
      <ul>
        {site.items.map((item) => (
          <li key={item.title}>{item.title}</li>
        ))}
      </ul>
      <Card className="mt-2">One</Card>
      <Card>Two</Card>
    </main>
  );
}
`,
  "src/ui/card.tsx": `import { cn } from "@/cn";
export function Card({ className, ...props }) {
  return <div className={cn("bg-white p-6", className)} {...props} />;
}
`,
  "src/ui/section.tsx": `export function Section({ title, children }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
`,
  "src/content/site.ts": `export const site = {
  name: "Lora's",
  items: [{ title: "Bread" }, { title: "Cake" }, { title: "Roll" }, { title: "Roll" }],
} as const;
`,
};
const index = "src/pages/Index.tsx";
const at = (path: string, tag: string): Chain[number] => link(APP, path, tag);

function textsOf(chain: Chain, shown: readonly string[]): (string | { path: string; text: string })[] {
  const files = sourcesOf(APP);
  return textPlaces({ files, chain }, findElement(files, chain, 0)!, shown).map((answer: TextPlace | string) =>
    typeof answer === "string"
      ? answer
      : { path: answer.path, text: APP[answer.path as keyof typeof APP].slice(answer.start, answer.end) },
  );
}

describe("texts", () => {
  it("stand between tags, with entities and over lines [W2.12]", () => {
    expect(textsOf([at(index, "<h1>")], ["Caf\u00e9 & Bar"])).toEqual([{ path: index, text: "Caf\u00e9 &amp; Bar" }]);
    expect(textsOf([at(index, "<p ")], ["Open until eight"])).toEqual([
      { path: index, text: "Open until\n          eight" },
    ]);
  });

  it("are followed to the use of a component, a constant and another file", () => {
    const section = at(index, "<Section");
    expect(textsOf([at("src/ui/section.tsx", "<h2"), section], ["Come by"])).toEqual([
      { path: index, text: `"Come by"` },
    ]);
    expect(textsOf([at("src/ui/card.tsx", "<div"), at(index, "<Card className")], ["One"])).toEqual([
      { path: index, text: "One" },
    ]);
    expect(textsOf([at(index, "<h3")], ["Fresh every day"])).toEqual([{ path: index, text: `"Fresh every day"` }]);
    expect(textsOf([at(index, "<h2")], ["Lora's"])).toEqual([{ path: "src/content/site.ts", text: `"Lora's"` }]);
    expect(textsOf([at(index, "<h4")], ["Hello ", "Lora's"])).toEqual([
      { path: index, text: "Hello" },
      { path: "src/content/site.ts", text: `"Lora's"` },
    ]);
  });

  it("of a list are told apart by their words, and left alone if two are equal", () => {
    expect(textsOf([at(index, "<li")], ["Cake"])).toEqual([{ path: "src/content/site.ts", text: `"Cake"` }]);
    expect(textsOf([at(index, "<li")], ["Roll"])).toEqual(["data"]);
  });

  it("that are computed, or differ by now, are not changed", () => {
    expect(textsOf([at(index, "<em")], ["2026"])).toEqual(["data"]);
    expect(textsOf([at(index, "<h1>")], ["Something else"])).toEqual(["moved"]);
  });

  it("are written so that the page shows exactly this text", () => {
    expect(writtenText("markup", "Tom & Jerry")).toBe("Tom & Jerry");
    expect(writtenText("markup", "a < b {c} &amp;")).toBe(`{"a < b {c} &amp;"}`);
    expect(writtenText("attribute", `say "hi"`)).toBe(`{"say \\"hi\\""}`);
    expect(writtenText("string", `it's "x"\u2028`)).toBe(JSON.stringify(`it's "x"\u2028`));
  });
});

describe("a component", () => {
  it("that takes classes is changed in one use only, and wins over its own", () => {
    const chain = [at("src/ui/card.tsx", "<div"), at(index, "<Card className")];
    expect(inspectElement(sourcesOf(APP), chain, ["One"])).toMatchObject({ style_at: 1, shared: null });
    expect(styled(APP, chain, { values: { backgroundColor: "token:primary" } })).toContain(
      `<Card className="mt-2 bg-primary!">One</Card>`,
    );
  });

  it("that takes none says that all its uses change", () => {
    const twice = { ...APP, "src/pages/Other.tsx": `export const Other = () => <Section title="b" />;` };
    const chain = [at("src/ui/section.tsx", "<h2"), at(index, "<Section")];
    expect(inspectElement(sourcesOf(twice), chain, ["Come by"])).toMatchObject({
      style_at: 0,
      shared: { component: "Section", uses: 2 },
    });
  });
});

describe("places invented by a page", () => {
  it.each([
    ["another tag", [{ source: `${index}:8:7`, name: "h6" }], "moved"],
    ["a line beyond the end", [{ source: `${index}:9999:1`, name: "h1" }], "moved"],
    ["a file outside", [{ source: "../../etc/passwd:1:1", name: "h1" }], "outside"],
    ["a name of every object", [{ source: "__proto__:1:1", name: "h1" }], "outside"],
    ["a package", [{ source: "node_modules/react/index.js:1:1", name: "h1" }], "outside"],
  ])("%s: nothing is there", (_name, chain, blocked) => {
    expect(inspectElement(sourcesOf(APP), chain, [])).toMatchObject({ blocked, texts: [], image: false });
  });
});

describe("a drawing", () => {
  const path = "src/art.tsx";
  const places = (text: string, tag: string) =>
    inspectElement(sourcesOf({ [path]: text }), [link({ [path]: text }, path, tag)], []);

  it.each([
    [
      "a shape in it",
      `export const Art = () => <svg viewBox="0 0 1 1" aria-label="Sea"><g><path d="M0 0" /></g></svg>;`,
      "<path",
      "Sea",
    ],
    [
      "one without words",
      `export const Art = () => <svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" /></svg>;`,
      "<svg",
      "",
    ],
    ["an empty one", `export const Art = () => <svg viewBox="0 0 1 1" />;`, "<svg", ""],
  ])("can be replaced by a picture: %s", (_name, text, tag, alt) => {
    expect(places(text, tag)).toMatchObject({ image: true, image_alt: alt });
  });

  it("stays where what it is given would not fit a picture", () => {
    const text = `export const Art = (props: object) => <svg {...props}><path d="M0 0" /></svg>;`;
    expect(places(text, "<svg")).toMatchObject({ image: false, image_alt: null });
  });
});
