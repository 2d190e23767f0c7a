/** Runs inside the measured page: what is visible, which things repeat, and when nothing moves any more. */

export interface ListedItem {
  title: string;
  text: string;
  /** Left edge in pixels: a board's column shows in it. */
  left: number;
}

export interface Probe {
  visible(element: Element): boolean;
  /** Rows, cards and entries of lists in the main part, each by its title. */
  items(): ListedItem[];
  /** Resolves when something is shown and has been still for a moment, after two seconds at the latest. */
  settled(): Promise<void>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** An init script: it must not use anything outside itself. */
export function installProbe(): void {
  const OUTSIDE =
    "nav, footer, thead, form, [role=navigation], [role=status], [role=menu], [role=tablist], [aria-hidden=true]";
  const STRONG = "tr, li, article, figure, [role=listitem], [role=row], [role=article]";
  const TALL = 460;

  const visible = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const textOf = (element: Element): string => (element as HTMLElement).innerText?.trim() ?? "";
  const titleOf = (element: Element): string => {
    const named =
      element.querySelector("h1, h2, h3, h4, h5, h6") ?? element.querySelector("th, td, a, strong, summary, p");
    const text = named === null ? "" : textOf(named);
    return (text === "" ? textOf(element) : text).split("\n")[0]!.trim().slice(0, 80);
  };
  const strong = (scope: Element): Element[] => {
    const all = [...scope.querySelectorAll(STRONG)].filter(
      (one) =>
        one.closest(OUTSIDE) === null &&
        visible(one) &&
        one.getBoundingClientRect().height <= TALL &&
        !(one.closest("header") !== null && one.closest("main") === null),
    );
    const known = new Set(all);
    return all.filter((one) => {
      for (let up = one.parentElement; up !== null; up = up.parentElement) if (known.has(up)) return false;
      return true;
    });
  };
  const grouped = (scope: Element): Element[] => {
    const found: Element[] = [];
    for (const parent of scope.querySelectorAll("div, section, ul")) {
      if (parent.closest(OUTSIDE) !== null) continue;
      const alike = Map.groupBy(
        [...parent.children].filter((one) => visible(one) && textOf(one).length > 2),
        (one) => `${one.tagName} ${one.getAttribute("class") ?? ""}`,
      );
      for (const [, group] of alike)
        if (group.length >= 2 && /^(DIV|A|BUTTON|SECTION)$/.test(group[0]!.tagName))
          found.push(...group.filter((one) => one.getBoundingClientRect().height <= TALL));
    }
    const known = new Set(found);
    return found.filter((one) => {
      for (let up = one.parentElement; up !== null; up = up.parentElement) if (known.has(up)) return false;
      return true;
    });
  };
  /** Nothing is shown yet: the script has not run, or the page within the frame is still being fetched. */
  const blank = (): boolean => {
    const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    const wanted = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]")];
    if (wanted.some(({ href }) => href !== "" && !fetched.has(href))) return true;
    const main = document.querySelector<HTMLElement>("main, [role=main]");
    return (main ?? document.body).innerText.trim() === "" && main?.querySelector("canvas, svg, img, input") == null;
  };
  window.probe = {
    visible,
    items() {
      const scope = document.querySelector("main, [role=main]") ?? document.body;
      const rows = strong(scope);
      return (rows.length >= 2 ? rows : [...rows, ...grouped(scope)])
        .map((one) => ({ title: titleOf(one), text: textOf(one), left: one.getBoundingClientRect().left }))
        .filter(({ title }) => title.length > 1)
        .slice(0, 300);
    },
    settled: () =>
      new Promise((resolve) => {
        const started = performance.now();
        let last = started;
        const observer = new MutationObserver(() => (last = performance.now()));
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = (): void => {
          const now = performance.now();
          const empty = blank() && now - started < 5000;
          if (empty || (now - last < 90 && now - started < 2000)) return void setTimeout(look, 20);
          observer.disconnect();
          resolve();
        };
        setTimeout(look, 30);
      }),
  };
}
