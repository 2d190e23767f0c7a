import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../language/detect.ts";
import { typeCheck } from "../../type-check.ts";
import { followUps } from "../testing.ts";

const css = "src/index.css";

describe("headings of another size", () => {
  it("grow once, and go back over the size they had", async () => {
    const { files, finish } = await followUps("gym", ["bigger headings"]);
    expect(finish?.did.join(" ")).toContain("Headings on every page: larger");
    expect(files.get(css)).toMatch(/\n\.text-title \{\n {2}font-size: clamp\(2\.125rem, 4\.4vw, 3\.75rem\);/);
    const more = await followUps("gym", ["bigger headings", "make the headings bigger"]);
    expect(more.texts.join(" ")).toContain("as far that way as they fit a phone");
    const back = await followUps("gym", ["bigger headings", "smaller headings"]);
    expect(back.files.get(css)).toMatch(/\n\.text-title \{\n {2}font-size: clamp\(1\.875rem, 3\.6vw, 3rem\);/);
    expect((await followUps("workshop", ["die Überschriften sind zu groß"])).finish?.did.join(" ")).toContain(
      "kleiner",
    );
  });
});

describe("how long a post takes", () => {
  it("is worked out from its words, in the list and above it", async () => {
    const { files, changed } = await followUps("blog", ["show the reading time of every post"]);
    expect(changed).toContain("src/lib/reading-time.ts");
    expect(files.get("src/pages/Post.tsx")).toContain("{minutesToRead(post.paragraphs)} min read");
    expect(typeCheck([files])).toBe("");
    const { finish } = await followUps("bakery", ["show the reading time"]);
    expect(finish?.did).toEqual([]);
  });
});

describe("a feeling about the app", () => {
  it("is asked about, with changes that this builder knows", async () => {
    const { question, changed } = await followUps("bakery", ["it looks empty"]);
    expect(question?.options).toContain("Add a gallery");
    expect(changed).toEqual([]);
    const lists = await followUps("expenses", ["it looks so boring"]);
    expect(lists.question?.options).toContain("Show Expenses as cards");
    for (const option of [...question!.options.slice(0, 2), lists.question!.options[1]!]) {
      const { finish } = await followUps(option.includes("Expenses") ? "expenses" : "bakery", [option]);
      expect(finish?.did, option).not.toEqual([]);
    }
  });
});

it("tells French from Spanish in the words of a change", () => {
  expect(detectLanguage("trie par note et masque ceux que j'ai lus").language).toBeNull();
  expect(detectLanguage("ordena por nota y oculta los que ya leí").language).toBe("es");
});
