import { addBaseRule, hasBlock, setDeclarations } from "../../edit/css.ts";
import { contrast } from "../../theme/color.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { declares, stylesheet, wantedColor } from "./stylesheet.ts";

const understood: Wording = { en: "The links in {color}.", de: "Die Links in {color}.", es: "Los enlaces en {color}." };
const did: Wording = { en: "Links in running text: {hex}", de: "Links im Text: {hex}", es: "Enlaces del texto: {hex}" };
export const weak: Wording = {
  en: "{hex} has a contrast of {ratio}:1 on this background; text needs 4.5:1 to read well",
  de: "{hex} hat auf diesem Hintergrund einen Kontrast von {ratio}:1; Text braucht 4,5:1",
  es: "{hex} tiene un contraste de {ratio}:1 sobre este fondo; el texto necesita 4,5:1",
};

/** Links in paragraphs, addresses and the footer, by a token and one rule. */
export const linkColor = operation<{ hex: string }>({
  id: "link-color",
  words: "links link colour color underline farbe enlaces",
  match({ text, language }) {
    const color = wantedColor(text);
    if (!color || !has(text, "links?|enlaces?|vínculos?")) return null;
    return {
      confidence: 0.84,
      values: { hex: color.hex },
      understood: worded(understood, language, { color: color.words }),
    };
  },
  reads: () => [stylesheet],
  change(project, { hex }, { language }) {
    const { plan } = project;
    const css = project.text(stylesheet) ?? "";
    let text = addBaseRule(css, "p a,\n  address a,\n  footer a", "color: var(--link)");
    for (const selector of [":root", ".dark", ".light"]) {
      if (hasBlock(text, selector)) text = setDeclarations(text, selector, { "--link": hex });
    }
    project.write(stylesheet, text);
    const ratio = contrast(hex, plan.theme.background);
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { hex }),
          path: stylesheet,
          holds: (content) => declares(":root", "--link", hex)(content) && content!.includes("color: var(--link)"),
        },
      ],
      notDone: ratio < 4.5 ? [worded(weak, language, { hex, ratio: ratio.toFixed(1) })] : [],
    };
  },
});
