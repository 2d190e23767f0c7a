/** WCAG 2 contrast over the tokens, translucent ones laid over what is below them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`, or `rgb(r g b / a)` over `below`. */
export function resolveColor(value: string, below: Rgb): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16)];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (!rgb) throw new Error(`cannot read the colour ${value}`);
  const alpha = Number(rgb[4]);
  const over = (at: 1 | 2 | 3) => Number(rgb[at]) * alpha + below[at - 1]! * (1 - alpha);
  return [over(1), over(2), over(3)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The custom properties of the block whose selector list holds `selector`. */
export function tokensOf(css: string, selector: string): Record<string, string> {
  const blocks = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const tokens: Record<string, string> = {};
  for (const [, selectors, body] of blocks) {
    if (!selectors!.includes(selector)) continue;
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens[name!] = value!.trim();
  }
  return tokens;
}
