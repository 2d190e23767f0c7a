import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSiteInfo, writeSiteInfo } from "./index-html.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <!-- <title>not this one</title> -->
    <META CONTENT='Bread &amp; rolls' NAME=Description>
    <meta name="keywords" content="bread, rolls" />
    <link rel="shortcut icon" type="image/svg+xml" href="/favicon.svg" />
    <title>Golden &quot;Crust&quot;</title>
    <script>document.title = "<title>nor this</title>";</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

describe("the head of index.html", () => {
  it("says title, description, keywords, icon and share image [W3.17]", () => {
    expect(readSiteInfo(PAGE)).toEqual({
      title: 'Golden "Crust"',
      description: "Bread & rolls",
      keywords: "bread, rolls",
      favicon: "/favicon.svg",
      socialImage: null,
    });
  });

  it("is changed in place: nothing else moves, and keywords stay [SI1]", () => {
    const icon = { href: "/favicon.png", type: "image/png" };
    expect(writeSiteInfo(PAGE, { favicon: icon })).toBe(
      PAGE.replace('"image/svg+xml" href="/favicon.svg"', '"image/png" href="/favicon.png"'),
    );
    expect(writeSiteInfo(PAGE, {})).toBe(PAGE);
    const named = writeSiteInfo(PAGE, { title: "New" })!;
    expect(named.split("\n").filter((line) => !PAGE.includes(line))).toEqual([
      "    <title>New</title>",
      '    <meta property="og:title" content="New" />',
    ]);
    expect(readSiteInfo(named)).toMatchObject({ title: "New", keywords: "bread, rolls" });
  });

  it("gets missing tags, once", () => {
    const bare = "<html><head></head><body></body></html>";
    const change = {
      title: "T",
      description: "D",
      favicon: { href: "/favicon.gif", type: "image/gif" },
      socialImage: "https://bakery.example/og-image.png",
    };
    const once = writeSiteInfo(bare, change)!;
    expect(readSiteInfo(once)).toEqual({
      title: "T",
      description: "D",
      keywords: "",
      favicon: "/favicon.gif",
      socialImage: "https://bakery.example/og-image.png",
    });
    expect(writeSiteInfo(once, change)).toBe(once);
  });

  it.each([
    "",
    "<title>x</title>",
    "<html><head></head></html>",
    "<html><head><title>x</title><body></body></html>",
    "<html><head></head><body></body>",
    "<!-- <html><head></head><body></body></html> -->",
  ])("is neither read nor changed if the page is not whole: %j [W5.20]", (html) => {
    expect(readSiteInfo(html)).toBeNull();
    expect(writeSiteInfo(html, { title: "x" })).toBeNull();
  });

  it("holds hostile text as text: it is read back as it was written, and the page stays whole", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.constantFrom(
        "</title><script>alert(1)</script>",
        '" onload="x',
        "&amp;lt;",
        "$& $1 $`",
        "</head>",
        "<!--",
        "]]>",
      ),
    );
    fc.assert(
      fc.property(text, text, (title, description) => {
        const html = writeSiteInfo(PAGE, { title: title.trim(), description })!;
        expect(readSiteInfo(html)).toMatchObject({ title: title.trim(), description, keywords: "bread, rolls" });
        expect(html.match(/<script>/g)).toHaveLength(1);
      }),
    );
  });
});
