// Frames around what is picked and what is under the pointer: in a tree of their own, out of reach of the page's styles.

const STYLE = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
  div { position: fixed; box-sizing: border-box; border-radius: 2px; }
  .hover { outline: 1px dashed #625cf0; outline-offset: 1px; }
  .picked { outline: 2px solid #4f46e5; outline-offset: 1px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.6); }
  .also { outline: 1px solid rgb(79 70 229 / 0.55); outline-offset: 1px; }
  span { position: absolute; left: -1px; bottom: 100%; margin-bottom: 3px; padding: 1px 6px; border-radius: 3px; background: #4f46e5;
    color: #fff; font: 500 11px/16px ui-sans-serif, system-ui, sans-serif; white-space: nowrap; }
  .below span { bottom: auto; top: 100%; margin: 3px 0 0; }
`;

export function createOutlines() {
  const host = document.createElement("slipway-outlines");
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "closed" });
  root.innerHTML = `<style>${STYLE}</style>`;
  const boxes = [];
  let frame = 0;
  let shown = () => [];

  const draw = () => {
    frame = requestAnimationFrame(draw);
    const wanted = shown().filter(({ node }) => node.isConnected);
    while (boxes.length < wanted.length) boxes.push(root.appendChild(document.createElement("div")));
    while (boxes.length > wanted.length) boxes.pop().remove();
    wanted.forEach(({ node, kind, label }, at) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const key = [left, top, width, height, kind, label].join(" ");
      const box = boxes[at];
      if (box.key === key) return;
      box.key = key;
      box.className = `${kind} ${top < 24 ? "below" : ""}`;
      box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      box.replaceChildren();
      if (!label) return;
      const tag = box.appendChild(document.createElement("span"));
      tag.textContent = label;
    });
  };
  return {
    /** `list` answers what is framed at this moment. */
    show(list) {
      shown = list;
      document.documentElement.append(host);
      if (frame === 0) draw();
    },
    hide() {
      cancelAnimationFrame(frame);
      frame = 0;
      host.remove();
    },
  };
}
