/** The outermost elements that reach beyond a page's right edge, at most three: the cause of a page that scrolls sideways. */
export const BEYOND_EDGE = `(() => {
  const MAX_ELEMENTS = 5000;
  const edge = innerWidth + 1;
  const named = (element) => {
    const label = element.getAttribute("aria-label");
    const classes = String(element.getAttribute("class") ?? "").trim().split(/\\s+/).filter(Boolean).slice(0, 6);
    const id = element.id === "" ? "" : "#" + element.id;
    return element.localName + id + classes.map((one) => "." + one).join("") + (label === null ? "" : " \\"" + label + "\\"");
  };
  const clips = (element) => getComputedStyle(element).overflowX !== "visible";
  const found = [];
  const open = [document.body];
  for (let seen = 0; open.length > 0 && seen < MAX_ELEMENTS && found.length < 3; seen += 1) {
    const element = open.shift();
    const right = element.getBoundingClientRect().right;
    if (right > edge) found.push((named(element) + " ends at " + Math.round(right)).slice(0, 200));
    else if (element === document.body || !clips(element)) open.push(...element.children);
  }
  return found;
})()`;
