// Runs in the page that is looked at and answers its state over two frames: what it still waits for, whether its own
// content is visible, and whether it still moves. `page-readiness.ts` decides with it whether the page is ready.
(async () => {
  /** Time between the frames that are compared. Errors of effects come just after the first paint, within this time. */
  const FRAME_GAP_MS = 50;
  /** Bounds of what one answer reads of a page. */
  const MAX_TEXTS = 2_000;
  const MAX_ELEMENTS = 500;
  const MAX_COMPONENTS = 50_000;
  const LONGEST_TEXT = 20_000;
  /** A larger picture that moves is content; a smaller one stands for something that loads. */
  const LARGEST_SPINNER = 96;
  /** A page that loads says less than this beside its spinner. */
  const LONGEST_LOADING_TEXT = 300;
  /** A header, menu or picture that fills this much of the screen is content: a hero, a list of links, a game. */
  const LARGE = { width: 0.6, height: 0.4 };

  const FRAME =
    "header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary]";
  const DIALOGS = "dialog[open], [role=dialog], [role=alertdialog]";
  const PICTURES = "img, svg, canvas, video, iframe, object, input, select, textarea, button";
  // A place for messages is there from the beginning, and says nothing of the page.
  const MESSAGES = "[aria-live], [role=status], [popover]:not(:popover-open), script, style, noscript, template";
  const LOADING = "[aria-busy=true], [role=progressbar]:not([aria-valuenow])";

  const body = document.body ?? document.documentElement;
  const all = (root, selector) => [...root.querySelectorAll(selector)].slice(0, MAX_ELEMENTS);
  const isVisible = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const fillsScreen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= innerWidth * LARGE.width && height >= innerHeight * LARGE.height;
  };

  const mains = all(document, "main, [role=main]").filter((main) => main.checkVisibility());
  const roots = mains.length > 0 ? [...mains, ...all(document, DIALOGS).filter(isVisible)] : [body];
  const isFrame = (element) => {
    const frame = mains.length > 0 ? null : element.closest(FRAME);
    return frame !== null && !fillsScreen(frame);
  };

  // Animations that follow the scroll position have no end in time.
  const moving = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline);
  const isEndless = ({ effect }) => effect?.getComputedTiming().endTime === Infinity;
  const spinners = moving.flatMap((animation) => {
    const target = isEndless(animation) ? animation.effect.target : null;
    if (!target || !isVisible(target)) return [];
    const { width, height } = target.getBoundingClientRect();
    const isSmall = width <= LARGEST_SPINNER && height <= LARGEST_SPINNER;
    return isSmall || !/\S/.test(target.textContent) ? [target] : [];
  });
  const isContent = (element) =>
    element !== null &&
    element.closest(MESSAGES) === null &&
    !isFrame(element) &&
    !spinners.some((spinner) => spinner.contains(element)) &&
    isVisible(element);

  /** Names for screen readers only are cut to one pixel. */
  const isClipped = (element) => {
    for (let at = element, up = 0; at !== null && up < 3; at = at.parentElement, up += 1)
      if (at.offsetWidth === 1 && at.offsetHeight === 1) return true;
    return false;
  };
  const hasArea = ({ width, height }) => width > 1 && height > 1;
  const range = document.createRange();
  const hasText = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let read = 0; read < MAX_TEXTS && texts.nextNode(); read += 1) {
      const text = texts.currentNode;
      if (!/\S/.test(text.data) || !isContent(text.parentElement) || isClipped(text.parentElement)) continue;
      range.selectNodeContents(text);
      if (hasArea(range.getBoundingClientRect())) return true;
    }
    return false;
  };
  const isPicture = (element) =>
    hasArea(element.getBoundingClientRect()) &&
    !(element instanceof HTMLImageElement && element.naturalWidth === 0) &&
    isContent(element);
  const hasPicture = (root) =>
    all(root, PICTURES).some(isPicture) ||
    all(root, "*").some((one) => getComputedStyle(one).backgroundImage.includes("url(") && isPicture(one));
  const hasContent = () =>
    roots.some((root) => hasText(root) || hasPicture(root)) ||
    // A game may draw beside the main region.
    all(body, "canvas, video, iframe, img").some((one) => isPicture(one) && fillsScreen(one));

  /** React keeps a boundary that shows its fallback as a component (tag 13) with a state. Hidden parts (22) do not count. */
  const showsFallback = (container) => {
    const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
    const top = key === undefined ? null : (container[key].stateNode?.current ?? container[key]);
    const open = [top];
    for (let read = 0; read < MAX_COMPONENTS && open.length > 0; read += 1) {
      const component = open.pop();
      if (!component) continue;
      const isSet = component.memoizedState !== null;
      if (component.tag === 13 && isSet) return true;
      open.push(component === top ? null : component.sibling, component.tag === 22 && isSet ? null : component.child);
    }
    return false;
  };

  const isOnScreen = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom >= 0 && top <= innerHeight;
  };
  const waitsFor = () => {
    if (document.readyState !== "complete") return "document";
    if (document.fonts.status === "loading") return "fonts";
    const missing = [...document.images].filter(({ complete }) => !complete).slice(0, MAX_ELEMENTS);
    if (missing.some((image) => image.loading !== "lazy" || isOnScreen(image))) return "pictures";
    return [body, ...all(body, ":scope > *, #root, #app")].some(showsFallback) ? "part" : null;
  };

  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  };
  const frameOf = () =>
    [
      body.scrollWidth,
      body.scrollHeight,
      ...roots.flatMap((root) => [root.textContent.slice(0, LONGEST_TEXT), ...all(root, "*").map(boxOf)]),
    ].join("\n");
  const saysItLoads = (element) => element.matches(LOADING) && isVisible(element);
  const saysLittle = () => roots.reduce((sum, root) => sum + root.textContent.trim().length, 0) < LONGEST_LOADING_TEXT;

  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = frameOf();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), FRAME_GAP_MS)));
  changes += observer.takeRecords().length;
  observer.disconnect();
  return {
    waitsFor: waitsFor(),
    hasContent: hasContent(),
    hasFrame: body.innerText.trim() !== "",
    isLoading:
      roots.some((root) => [root, ...all(root, LOADING)].some(saysItLoads)) || (spinners.length > 0 && saysLittle()),
    isSteady: changes === 0 && before === frameOf() && moving.every(isEndless),
  };
})();
