/** Texts that call `ran()` in a page that takes them for markup, or leave an element with `data-p` or an address that runs. */
import { diceOf, type Dice } from "./dice.ts";

/** Leave whatever the text was put into. */
const BEFORE = [
  ...[
    "",
    "",
    "",
    `">`,
    `'>`,
    "`>",
    `"/>`,
    `x" `,
    "</title>",
    "</script>",
    "</textarea>",
    "</style>",
    "</noscript>",
    "-->",
  ],
  ...[
    "]]>",
    "</svg>",
    "</math>",
    "</a>",
    "</template>",
    "</select>",
    "**",
    "_",
    "> ",
    "# ",
    "- ",
    "| a |\n|--|\n| ",
    "\n\n",
  ],
];
const AFTER = ["", "", "", ">", "<!--", "</p>", "//", `"`, "'", "*/", " |", "**", "`", "<br>", "\u200b", "<x"];

const CALLS = [
  ...[
    "ran()",
    "ran``",
    "window['ran']()",
    "top.ran()",
    "parent.ran()",
    "self.ran(1)",
    "(ran)()",
    "ran?.()",
    "void ran()",
  ],
  ...["&#114;an()", "&#x72;an()", "\\u0072an()", "setTimeout('ran()')", "eval('ran()')", "Function('ran()')()"],
];

const EVENTS: readonly (readonly [tag: string, event: string])[] = [
  ...(
    [
      "img src=x",
      "image src=x",
      "video src=x",
      "audio src=x",
      "input type=image src=x",
      "link rel=stylesheet href=x",
    ] as const
  ).map((tag) => [tag, "onerror"] as const),
  ...(["svg", "body", "style", "iframe", "embed src=/", "object data=/", "frameset"] as const).map(
    (tag) => [tag, "onload"] as const,
  ),
  ...(
    [
      "input autofocus",
      "textarea autofocus",
      "select autofocus",
      "a href=# autofocus",
      "div tabindex=0 autofocus contenteditable",
    ] as const
  ).map((tag) => [tag, "onfocus"] as const),
  ["details open", "ontoggle"],
  ["marquee", "onstart"],
  ["video autoplay", "oncanplay"],
  ["svg><animate attributeName=x dur=1s", "onbegin"],
  ["svg><set attributeName=x", "onbegin"],
  ["svg><image href=x", "onerror"],
  ["math><mtext><img src=x", "onerror"],
  ["table><td background=x", "onclick"],
  ["div style=animation-name:x", "onanimationstart"],
  ["p style=transition:1s", "ontransitionend"],
  ["dialog open", "onpointerover"],
  ["noscript><p title='</noscript><img src=x", "onerror"],
];

const SCHEMES = [
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "\u0001javascript:",
  " javascript:",
  "javascript&colon;",
  "vbscript:",
  "&#106;avascript:",
  "data:text/html,",
];
const BODIES = (call: string): string[] => [call, `//%0a${call}`, `<script>${call}</script>`, `/*x*/${call}`];

/** Ways to spell a tag that some parsers see and others do not. */
const SPELLINGS: readonly ((tag: string) => string)[] = [
  ...Array<(tag: string) => string>(4).fill((tag) => tag),
  (tag) => tag.replace(/^<(\w+)/, (_, name: string) => `<${name.toUpperCase()}`),
  (tag) => tag.replace(/ /g, "/"),
  (tag) => tag.replace(/ /g, "\t"),
  (tag) => tag.replace(/ /g, "\n"),
  (tag) => tag.replaceAll("<", "&lt;"),
  (tag) => tag.replaceAll("<", "\\u003c"),
  (tag) => tag.replaceAll("<", "%3C"),
  (tag) => tag.replaceAll("<", "\uff1c"),
  (tag) => tag.replaceAll("<", "<<"),
  (tag) => tag.replace("<", "<\u000c"),
];

const element = (dice: Dice): string => {
  const call = dice.of(CALLS);
  const quote = dice.of(["", `"`, "'"]);
  const [tag, event] = dice.of(EVENTS);
  const name = dice.of([event, event, event.toUpperCase(), `x=y ${event}`]);
  return dice.of(SPELLINGS)(`<${tag} data-p ${name}=${quote}${call}${quote}>`);
};

const script = (dice: Dice): string => {
  const call = dice.of(CALLS);
  return dice.of([
    `<script data-p>${call}</script>`,
    `<script data-p src="data:text/javascript,${call}"></script>`,
    `<svg data-p><script>${call}</script></svg>`,
    `<svg data-p><script href="data:,${call}"/></svg>`,
    `<iframe data-p srcdoc="<script>parent.${call}</script>"></iframe>`,
    `<object data-p data="data:text/html,<script>${call}</script>"></object>`,
    `<template data-p><script>${call}</script></template>`,
    `<meta data-p http-equiv=refresh content="0;url=javascript:${call}">`,
    `<base data-p href="javascript:${call}//">`,
    `<svg data-p><use href="data:image/svg+xml,<svg id=x onload=${call}>#x"/></svg>`,
    `<svg data-p><foreignObject><body onload=${call}></foreignObject></svg>`,
    `<?xml version="1.0"?><x data-p xmlns="http://www.w3.org/1999/xhtml"><script>${call}</script></x>`,
    `<style data-p>@import "javascript:${call}"; *{background:url(javascript:${call})}</style>`,
  ]);
};

const link = (dice: Dice): string => {
  const address = `${dice.of(SCHEMES)}${dice.of(BODIES(dice.of(CALLS)))}`;
  return dice.of([
    `[go](${address})`,
    `[go](<${address}>)`,
    `![x](${address})`,
    `[![x](${address})](${address})`,
    `<${address}>`,
    `[go][r]\n\n[r]: ${address}`,
    `[r]: <${address}> "x"\n[r]`,
    `![x](x"onerror="${dice.of(CALLS)})`,
    `[x](x 'y" onmouseover="${dice.of(CALLS)}')`,
    `<a data-p href="${address}">go</a>`,
    `<form data-p action="${address}"><button>go</button></form>`,
    `<button data-p formaction="${address}">go</button>`,
    `<svg data-p><a xlink:href="${address}"><text>go</text></a></svg>`,
    `<math data-p href="${address}">go</math>`,
    `<iframe data-p src="${address}"></iframe>`,
    `<embed data-p src="${address}">`,
    `<video data-p poster="${address}"></video>`,
    `\`\`\`html" onload="${dice.of(CALLS)}\n<img data-p src=x onerror=${dice.of(CALLS)}>\n\`\`\``,
    `[^x]\n\n[^x]: <img data-p src=x onerror=${dice.of(CALLS)}>`,
    `https://x.example/"onmouseover="${dice.of(CALLS)}`,
  ]);
};

/** Different texts, the same for the same seed. */
export function hostileMarkup(count: number, seed: number): string[] {
  const dice = diceOf(seed);
  const texts = new Set<string>();
  while (texts.size < count) {
    const core = dice.of([element, element, script, link])(dice);
    texts.add(`${dice.of(BEFORE)}${core}${dice.of(AFTER)}`);
  }
  return [...texts];
}
