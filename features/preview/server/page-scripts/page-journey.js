// Runs in previewed pages while somebody records a journey: tells each click, input and expectation by the words on the
// page, as the format of journeys names them.
// Message in: { action: "record", on, expecting }; while `expecting`, the next click names a text and does nothing else.
// Messages out: { event: "here", page }, { event: "step", kind, role, name, value }, { event: "nameless" } for an element
// that nobody could name, and { event: "secret" } for a password, which is never told.
(() => {
  const MAX_TEXT = 120;
  const MAX_VALUE = 300;
  const SWALLOWED = ["pointerdown", "pointerup", "mousedown", "mouseup", "dblclick", "auxclick", "contextmenu", "submit"];
  const PRESSABLE = "a[href], button, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=option], input[type=checkbox], input[type=radio], input[type=submit], input[type=button]";
  const TYPED = "input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=file], [type=hidden]), textarea";
  const send = (data) => window.__slipwaySend("journey", data);
  const page = () => (location.pathname + location.search + (location.hash.startsWith("#/") ? location.hash : "")).slice(0, 400);

  const firstLine = (text) =>
    ((text ?? "").slice(0, 2_000).trim().split("\n")[0] ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_TEXT).toWellFormed();
  const byIds = (ids) => (ids ?? "").split(/\s+/).flatMap((id) => (id && document.getElementById(id)) || []).map((node) => node.innerText).join(" ");
  /** The name that assistive technology has for it, or nearly so. */
  function nameOf(node) {
    const label = byIds(node.getAttribute("aria-labelledby")) || node.getAttribute("aria-label");
    const own = node.matches("input, select, textarea")
      ? node.labels?.[0]?.innerText || node.placeholder || (/^(?:submit|button)$/.test(node.type) ? node.value : "")
      : node.innerText || node.querySelector("img[alt]")?.alt;
    return firstLine(label || own || node.title);
  }
  function roleOf(node) {
    const stated = node.getAttribute("role");
    if (stated) return stated;
    if (node.localName === "a") return "link";
    if (node.localName === "input" && /^(?:checkbox|radio)$/.test(node.type)) return node.type;
    return "button";
  }
  const tell = (step) => send(step.name === "" ? { event: "nameless" } : { event: "step", ...step });

  let recording = null;
  let expecting = false;
  const swallow = (event) => {
    if (!expecting) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  function onClick(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target === null) return;
    if (expecting) {
      swallow(event);
      expecting = false;
      return tell({ kind: "see", name: firstLine(target.innerText || target.value || target.closest("[aria-label]")?.getAttribute("aria-label")) });
    }
    // A click of the script's own, such as the one that a label hands on to its field.
    if (event.detail === 0 && !event.isTrusted) return;
    const labelled = target.closest("label")?.control;
    const node = target.closest(PRESSABLE) ?? (labelled?.matches("input[type=checkbox], input[type=radio]") ? labelled : null);
    if (node !== null) {
      // The label's click comes again at its field.
      if (node === labelled && target !== node) return;
      return tell({ kind: "click", role: roleOf(node), name: nameOf(node) });
    }
    if (target.closest(TYPED) || target.closest("select, label, option")) return;
    const text = firstLine(target.innerText);
    if (text !== "" && target.children.length < 4) tell({ kind: "click", name: text });
  }
  function onChange({ target }) {
    if (!(target instanceof Element)) return;
    if (target.localName === "select")
      return tell({ kind: "choose", name: nameOf(target), value: firstLine(target.selectedOptions[0]?.innerText) });
    if (!target.matches(TYPED)) return;
    if (target.type === "password") return send({ event: "secret" });
    tell({ kind: "type", name: nameOf(target), value: target.value.slice(0, MAX_VALUE).toWellFormed() });
  }
  function onKey({ key, target, isComposing }) {
    // The field tells its value first, and a textarea takes the key as a line.
    if (key !== "Enter" || isComposing || !(target instanceof Element) || !target.matches("input") || !target.matches(TYPED)) return;
    const name = nameOf(target);
    setTimeout(() => tell({ kind: "press", name, value: key }), 0);
  }

  function start() {
    if (recording) return;
    recording = new AbortController();
    const options = { capture: true, signal: recording.signal };
    for (const name of SWALLOWED) window.addEventListener(name, swallow, options);
    window.addEventListener("click", onClick, options);
    window.addEventListener("change", onChange, options);
    window.addEventListener("keydown", onKey, options);
    send({ event: "here", page: page() });
  }
  window.__slipwayJourney = (message) => {
    if (message.action !== "record") return;
    expecting = message.on === true && message.expecting === true;
    if (message.on === true) return start();
    recording?.abort();
    recording = null;
  };
  send({ event: "begin" });
})();
