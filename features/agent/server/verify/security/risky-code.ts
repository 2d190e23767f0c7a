/** Finds insecure code by its syntax: it judges only what is done with a value, not what the value may be. Pure. */
import { findSecrets } from "@slipway/kernel/text/secret-text";
import type { Node } from "oxc-parser";
import { isCode } from "../../overlay/module-records.ts";
import { nodesOf, openSource, textOf, type Source } from "../../repair/source.ts";

/** The security view's names of the levels. [T5.09] */
export type RiskLevel = "error" | "warn";

export interface Risk {
  rule: string;
  level: RiskLevel;
  path: string;
  /** Counts from 1. */
  line: number;
  /** The possible consequence, in one sentence. */
  says: string;
}

interface Rule {
  rule: string;
  level: RiskLevel;
  says: string;
}

const RULES = {
  secret: { rule: "secret-in-code", level: "error", says: "Everybody who opens the app can read this key." },
  hiddenValue: {
    rule: "secret-in-bundle",
    level: "error",
    says: "Values whose names begin with VITE_ are part of the app, so everybody who opens it can read this one.",
  },
  runsText: {
    rule: "text-as-code",
    level: "error",
    says: "Text is run as code: anyone who can change that text can run their own code.",
  },
  html: {
    rule: "text-as-html",
    level: "warn",
    says: "Text becomes HTML: what somebody else wrote may run as a script.",
  },
  address: { rule: "script-address", level: "warn", says: "The address runs as a script when it is opened." },
  anyWindow: { rule: "any-window", level: "warn", says: "The message goes to whatever window stands there." },
  anySender: {
    rule: "any-sender",
    level: "warn",
    says: "Messages of any window are believed: the handler does not look at their origin.",
  },
  plainRequest: { rule: "plain-http", level: "warn", says: "The request goes unencrypted through the network." },
  keptPassword: { rule: "password-kept", level: "warn", says: "The password stays readable in the browser's store." },
} as const satisfies Record<string, Rule>;

/** Generic names also match colours and keys of stores, so in code only values with a recognisable form count. */
const GENERIC = "a secret value";
const NOT_WRITTEN = /^(?:package-lock\.json|\.slipway\/)|\.(?:lock|md|map|svg)$/;
const MAX_PER_FILE = 20;

export function risksIn(path: string, text: string): Risk[] {
  if (NOT_WRITTEN.test(path)) return [];
  const source = isCode(path) ? openSource(path, text) : null;
  const found = [...secretsIn(text), ...(source === null ? [] : codeRisks(source))];
  return inLines(path, text, found.toSorted((one, other) => one.start - other.start).slice(0, MAX_PER_FILE));
}

interface Place extends Rule {
  start: number;
}

/** `found` in the order of the text, which is read once. */
function inLines(path: string, text: string, found: readonly Place[]): Risk[] {
  let [line, at] = [1, 0];
  return found.map(({ start, ...rule }) => {
    for (let next = text.indexOf("\n", at); next !== -1 && next < start; next = text.indexOf("\n", at)) {
      line += 1;
      at = next + 1;
    }
    return { ...rule, path, line };
  });
}

const secretsIn = (text: string): Place[] =>
  findSecrets(text)
    .filter(({ what }) => what !== GENERIC)
    .map(({ what, start }) => ({
      ...RULES.secret,
      start,
      says: `${what.charAt(0).toUpperCase()}${what.slice(1)}. ${RULES.secret.says}`,
    }));

function codeRisks(source: Source): Place[] {
  const found: Place[] = [];
  for (const { node } of nodesOf(source.program)) {
    const rule = ruleOf(node, source);
    if (rule !== null) found.push({ ...rule, start: node.start });
    if (found.length === MAX_PER_FILE) break;
  }
  return found;
}

function ruleOf(node: Node, source: Source): Rule | null {
  switch (node.type) {
    case "CallExpression":
      return callRule(node, source);
    case "NewExpression":
      return node.callee.type === "Identifier" && node.callee.name === "Function" && node.arguments.length > 0
        ? RULES.runsText
        : null;
    case "AssignmentExpression":
      return /^(?:innerHTML|outerHTML)$/.test(propertyOf(node.left) ?? "") && !isFixedText(node.right)
        ? RULES.html
        : null;
    case "JSXAttribute":
      return attributeRule(node, source);
    case "MemberExpression":
      return /^import\.meta\.env\.VITE_\w*(?:SECRET|SERVICE_ROLE|PASSWORD|PRIVATE)/.test(textOf(source, node))
        ? RULES.hiddenValue
        : null;
    default:
      return null;
  }
}

/** Rules by callee: `a.b.c(...)` is `c` of `a.b`. */
function callRule(node: Extract<Node, { type: "CallExpression" }>, source: Source): Rule | null {
  const { callee, arguments: given } = node;
  const [first, second] = given;
  const name = callee.type === "Identifier" ? callee.name : (propertyOf(callee) ?? "");
  switch (name) {
    case "eval":
      return callee.type === "Identifier" && first !== undefined ? RULES.runsText : null;
    case "write":
    case "writeln":
      return callee.type === "MemberExpression" && textOf(source, callee.object) === "document" && !isFixedText(first)
        ? RULES.html
        : null;
    case "insertAdjacentHTML":
      return isFixedText(second) ? null : RULES.html;
    case "postMessage":
      return fixedText(second) === "*" ? RULES.anyWindow : null;
    case "addEventListener":
      return fixedText(first) === "message" && second !== undefined && believesAnybody(node, second, source)
        ? RULES.anySender
        : null;
    case "fetch":
      return /^http:\/\/(?!localhost\b|127\.|\[::1\])/i.test(fixedText(first) ?? "") ? RULES.plainRequest : null;
    case "setItem":
      return /passw(?:or)?d|passphrase/i.test(fixedText(first) ?? "") ? RULES.keptPassword : null;
    default:
      return null;
  }
}

function attributeRule(node: Extract<Node, { type: "JSXAttribute" }>, source: Source): Rule | null {
  const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
  const { value } = node;
  if (name === "dangerouslySetInnerHTML") return isFixedMarkup(value) ? null : RULES.html;
  if (name !== "href" && name !== "src" && name !== "action") return null;
  return value !== null && /^["'{`\s]*javascript:/i.test(textOf(source, value)) ? RULES.address : null;
}

/** An own worker or port has only one sender, but everybody can post to the window. */
function believesAnybody(call: Extract<Node, { type: "CallExpression" }>, handler: Node, source: Source): boolean {
  const { callee } = call;
  const target = callee.type === "MemberExpression" ? textOf(source, callee.object) : "window";
  if (!/^(?:window|self|globalThis)$/.test(target)) return false;
  if (handler.type !== "Identifier") return !textOf(source, handler).includes("origin");
  // A named handler is defined elsewhere. If the file never mentions an origin, none is checked.
  return !/\borigin\b/.test(source.text);
}

function propertyOf(node: Node): string | null {
  if (node.type !== "MemberExpression") return null;
  return node.property.type === "Identifier" ? node.property.name : null;
}

function fixedText(node: Node | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return null;
  return node.quasis[0]?.value.cooked ?? null;
}

const isFixedText = (node: Node | undefined): boolean =>
  (node?.type === "Literal" && typeof node.value === "string") ||
  (node?.type === "TemplateLiteral" && node.expressions.length === 0);

/** Such as `{{ __html: "…" }}`. */
function isFixedMarkup(value: Extract<Node, { type: "JSXAttribute" }>["value"]): boolean {
  if (value?.type !== "JSXExpressionContainer" || value.expression.type !== "ObjectExpression") return false;
  return value.expression.properties.every((property) => property.type === "Property" && isFixedText(property.value));
}
