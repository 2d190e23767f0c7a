/**
 * The app inside a shell of a phone: `?embedded=mobile-ios` or `mobile-android`, kept for the tab. Stores of phones want
 * purchases to be theirs, so none is offered; a shell has no tabs, so what leads elsewhere is opened outside. [W9.14] [V3]
 */
const DEVICES = ["mobile-ios", "mobile-android"] as const;
export type EmbeddedDevice = (typeof DEVICES)[number];

const KEY = "slipway-embedded";
const PARAMETER = "embedded";

const deviceNamed = (name: string | null): EmbeddedDevice | null => DEVICES.find((device) => device === name) ?? null;

let device: EmbeddedDevice | null = null;

/** Null in a browser of one's own. */
export const embeddedDevice = (): EmbeddedDevice | null => device;

/** No plan, no credits to buy, and no word about them. */
export const hidesPurchases = (): boolean => device !== null;

function remembered({ location, sessionStorage }: Window): EmbeddedDevice | null {
  const given = deviceNamed(new URLSearchParams(location.search).get(PARAMETER));
  try {
    if (given !== null) sessionStorage.setItem(KEY, given);
    return given ?? deviceNamed(sessionStorage.getItem(KEY));
  } catch {
    // A page without a store of its own has the address only.
    return given;
  }
}

/** Once, before anything is drawn. Until it is disposed links to other places open outside. */
export function noteEmbedding(page: Window): Disposable {
  device = remembered(page);
  if (device === null) return { [Symbol.dispose]: () => undefined };
  const { document, location } = page;
  document.documentElement.dataset["embedded"] = device;
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null | undefined;
    if (event.defaultPrevented || event.button !== 0 || !link || !/^https?:$/.test(link.protocol)) return;
    if (link.origin === location.origin) return;
    event.preventDefault();
    page.open(link.href, "_blank", "noopener");
  };
  document.addEventListener("click", onClick);
  return {
    [Symbol.dispose]() {
      document.removeEventListener("click", onClick);
      delete document.documentElement.dataset["embedded"];
      device = null;
    },
  };
}
