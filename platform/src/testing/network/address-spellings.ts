/** One address in the many ways that URLs, resolvers and people write it. Every spelling means a place that is not public. */
import type { Dice } from "../dice.ts";

type Bytes = readonly [number, number, number, number];

/** This machine, its networks, and where clouds keep their secrets. */
const INNER_4: readonly Bytes[] = [
  [127, 0, 0, 1],
  [127, 0, 0, 1],
  [127, 1, 2, 3],
  [127, 255, 255, 254],
  [0, 0, 0, 0],
  [10, 0, 0, 1],
  [10, 255, 0, 7],
  [172, 16, 0, 1],
  [172, 31, 255, 255],
  [192, 168, 0, 1],
  [169, 254, 169, 254],
  [169, 254, 170, 2],
  [100, 64, 0, 1],
  [100, 100, 100, 200],
  [168, 63, 129, 16],
  [192, 0, 0, 192],
  [198, 18, 0, 1],
  [224, 0, 0, 1],
  [255, 255, 255, 255],
];

const INNER_6 = [
  "::1",
  "::",
  "0:0:0:0:0:0:0:1",
  "0000:0000:0000:0000:0000:0000:0000:0001",
  "fe80::1",
  "fe80::1%25lo",
  "fe80::1%lo",
  "fc00::1",
  "fd00:ec2::254",
  "FD00:EC2::254",
  "ff02::1",
  "::ffff:0:127.0.0.1",
  "2001::7f00:1",
  "2001:db8::1",
  "fec0::1",
  "100::1",
  "5f00::1",
];

const INNER_NAMES = [
  "localhost",
  "LOCALHOST",
  "LocalHost.",
  "localhost.localdomain",
  "ip6-localhost",
  "ip6-loopback",
  "foo.localhost",
  "slipway.localhost",
  "a.preview.localhost",
  "metadata",
  "metadata.google.internal",
  "METADATA.GOOGLE.INTERNAL.",
  "instance-data",
  "instance-data.ec2.internal",
  "kubernetes.default.svc.cluster.local",
  "host.docker.internal",
  "router.lan",
  "printer.local",
  "1.0.0.127.in-addr.arpa",
];

const hex = (value: number, digits = 0): string => value.toString(16).padStart(digits, "0");
const octal = (value: number): string => `0${value.toString(8)}`;
const whole = ([a, b, c, d]: Bytes): number => ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;

/** inet_aton's forms: one to four numbers, each decimal, octal or hexadecimal. */
function numbers(bytes: Bytes, dice: Dice): string {
  const [a, b, c, d] = bytes;
  const parts = dice.of([[whole(bytes)], [a, whole([0, b, c, d])], [a, b, (c << 8) | d], [a, b, c, d], [a, b, c, d]]);
  const style = dice.below(5);
  const spell = (value: number): string =>
    [
      String(value),
      octal(value),
      `0x${hex(value)}`,
      `0X${hex(value).toUpperCase()}`,
      `${"0".repeat(1 + dice.below(4))}${value.toString(8)}`,
    ][style === 4 ? dice.below(5) : style]!;
  return parts.map(spell).join(".");
}

const FULL_WIDTH = 0xfee0;
const CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨";
const BOLD = 0x1d7ce;

/** The same digits and dots in other scripts, which URLs fold. */
function folded(text: string, dice: Dice): string {
  const dot = dice.of([".", "。", "．", "｡"]);
  const style = dice.below(4);
  return [...text]
    .map((letter) => {
      if (letter === ".") return dot;
      if (!/\d/.test(letter)) return style === 0 ? String.fromCodePoint(letter.codePointAt(0)! + FULL_WIDTH) : letter;
      if (style === 0) return String.fromCodePoint(letter.codePointAt(0)! + FULL_WIDTH);
      if (style === 1) return CIRCLED[Number(letter)]!;
      return style === 2 ? String.fromCodePoint(BOLD + Number(letter)) : letter;
    })
    .join("");
}

/** An IPv4 address in each of the clothes that IPv6 has for one. */
function dressed(bytes: Bytes, dice: Dice): string {
  const [a, b, c, d] = bytes;
  const words = `${hex((a << 8) | b)}:${hex((c << 8) | d)}`;
  const dotted = bytes.join(".");
  return dice.of([
    `::ffff:${dotted}`,
    `::FFFF:${dotted}`,
    `::ffff:${words}`,
    `0:0:0:0:0:ffff:${words}`,
    `::${dotted}`,
    `::${words}`,
    `64:ff9b::${dotted}`,
    `64:ff9b::${words}`,
    `64:ff9b:1::${words}`,
    `2002:${words}::1`,
    `2001:0:${words}::`,
    `fe80::5efe:${dotted}`,
    `::ffff:0:${words}`,
  ]);
}

function hostOf(dice: Dice): string {
  const bytes = dice.of(INNER_4);
  switch (dice.below(8)) {
    case 0:
      return `[${dice.of(INNER_6)}]`;
    case 1:
      return dice.of(INNER_NAMES);
    case 2:
      return `[${dressed(bytes, dice)}]`;
    case 3:
      return folded(numbers(bytes, dice), dice);
    case 4:
      return [...bytes.join(".")]
        .map((letter) => (dice.chance(0.4) ? `%${hex(letter.codePointAt(0)!, 2)}` : letter))
        .join("");
    case 5:
      return `${numbers(bytes, dice)}.`;
    default:
      return numbers(bytes, dice);
  }
}

/** A whole URL; `port` is what a listener of the test has. */
export function addressSpelling(dice: Dice, port: number): string {
  const host = hostOf(dice);
  const user = dice.chance(0.12)
    ? dice.of(["public.dev@", "public.dev:443@", "a:b@", "public.dev%2f@", "public.dev#@", "public.dev\\@", "@"])
    : "";
  const scheme = dice.chance(0.1)
    ? dice.of(["HTTP://", "http:", "http:/", "http:\\\\", "\thttp://", "ht\ntp://", "https://"])
    : "http://";
  const place = dice.chance(0.1) ? dice.of([`:${port}`, `:0${port}`, `:${port}\t`, ""]) : `:${port}`;
  return `${scheme}${user}${host}${place}${dice.of(["/", "", "/latest/meta-data/", "?x", "/#@public.dev/"])}`;
}
