export interface Wifi {
  name: string;
  password: string;
  /** As the codes write it; without a password anybody may join. */
  lock: "WPA" | "WEP" | "nopass";
  hidden: boolean;
}

/** Signs that part the fields of such a code are written with a stroke before them. */
const masked = (text: string): string => text.replace(/[\\;,:"]/g, "\\$&");

export function wifiText({ name, password, lock, hidden }: Wifi): string {
  const secret = lock === "nopass" ? "" : `P:${masked(password)};`;
  return `WIFI:T:${lock};S:${masked(name)};${secret}${hidden ? "H:true;" : ""};`;
}

/** With https where nothing stands in front; null when it is no address. */
export function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d+(?:\/|$)/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(trimmed) || !URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  if (!/^https?:$/.test(protocol)) return whole;
  return hostname === "localhost" || hostname.includes(".") ? whole : null;
}

/** One path for all dark squares, each row's runs as one. */
export function svgOf(matrix: boolean[][], margin: number, color: string): string {
  const size = matrix.length + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="${color}" d="${pathOf(matrix, margin)}"/></svg>`;
}

export function pathOf(matrix: boolean[][], margin: number): string {
  const runs: string[] = [];
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${from + margin} ${y + margin}h${x - from + 1}v1H${from + margin}z`);
    }
  });
  return runs.join("");
}
