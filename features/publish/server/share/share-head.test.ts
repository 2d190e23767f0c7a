import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takesImage, withShareTags } from "./share-head.ts";

const page = (head: string): string =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    ${head}\n  </head>\n  <body>\n    <div id="root"></div>\n  </body>\n</html>\n`;
const image = { url: "https://crust.sites.example/__share/ab.png", width: 1200, height: 630 };
const words = { title: "Fallback", image };

describe("what links to a site show", () => {
  it("is the page's own title and description, and the picture taken of it [W3.17]", () => {
    const html = withShareTags(
      page(`<meta name='description' content='Bread "fresh" &amp; warm'><title>Golden &quot;Crust&quot;</title>`),
      words,
    );
    expect(html).toContain('<meta property="og:title" content="Golden &quot;Crust&quot;" />');
    expect(html).toContain('<meta property="og:description" content="Bread &quot;fresh&quot; &amp; warm" />');
    expect(html).toContain(`<meta property="og:image" content="${image.url}" />`);
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    // The tags are in the head, and nothing else moved.
    expect(html.replace(/ {2}<meta (property="og|name="twitter)[^>]*\/>\n {2}/g, "")).toBe(
      page(`<meta name='description' content='Bread "fresh" &amp; warm'><title>Golden &quot;Crust&quot;</title>`),
    );
    expect(html.indexOf("og:image")).toBeLessThan(html.indexOf("</head>"));
  });

  it.each([
    ['<meta property="og:image" content="/mine.png">'],
    ['<META CONTENT="/mine.png" NAME="Twitter:Image">'],
    ['<meta property="og:image:secure_url" content="https://x.example/y.png">'],
  ])("is the page's own picture if it names one: %s", (own) => {
    expect(takesImage(page(own))).toBe(false);
    expect(withShareTags(page(own), words)).not.toContain(image.url);
  });

  it("never repeats what the page says", () => {
    const html = withShareTags(page('<meta property="og:title" content="Mine"><title>Other</title>'), words);
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).not.toContain('content="Other"');
  });

  it("takes the project's title if the page has none, and no picture before there is one", () => {
    const html = withShareTags(page("<title> </title>"), { title: 'A & "B" <c>', image: null });
    expect(html).toContain('content="A &amp; &quot;B&quot; &lt;c>"');
    expect(html).not.toContain("og:image");
    expect(html).not.toContain("og:description");
  });

  it("ignores comments and scripts", () => {
    const tricks = `<!-- <meta property="og:image" content="/no.png"> </head> --><script>"<meta property='og:title'></head>"</script><title>Yes</title>`;
    expect(takesImage(page(tricks))).toBe(true);
    expect(withShareTags(page(tricks), words)).toContain('<meta property="og:title" content="Yes" />');
  });

  it("leaves everything but whole pages alone", () => {
    expect(withShareTags("<title>Built</title>", words)).toBe("<title>Built</title>");
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const html = withShareTags(page(`<title>${text}</title>`), words);
        expect(html.length).toBeGreaterThanOrEqual(page(`<title>${text}</title>`).length);
      }),
      { numRuns: 50 },
    );
  });
});
