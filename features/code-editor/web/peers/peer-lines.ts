/** Marks the lines at which other people are, with their names at the end of the line. */
import { StateEffect, StateField, type EditorState } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";
import { groundOf } from "@slipway/ui/kit/person-avatar.tsx";
import type { Peer } from "./peers.ts";

const showPeers = StateEffect.define<readonly Peer[]>();

class PeerName extends WidgetType {
  readonly #peer: Peer;
  constructor(peer: Peer) {
    super();
    this.#peer = peer;
  }
  override eq(other: PeerName): boolean {
    return other.#peer.id === this.#peer.id && other.#peer.name === this.#peer.name;
  }
  override toDOM(): HTMLElement {
    const name = document.createElement("span");
    name.className = "cm-peerName";
    name.textContent = this.#peer.name;
    name.style.background = groundOf(this.#peer.id);
    // The status line says the same as text.
    name.ariaHidden = "true";
    return name;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/** A version with fewer lines may not have arrived at the other person yet: the last line stands for those beyond. */
function marksOf(state: EditorState, peers: readonly Peer[]): DecorationSet {
  const marks = peers.flatMap((peer) => {
    const line = state.doc.line(Math.min(peer.line, state.doc.lines));
    const ground = { style: `box-shadow: inset 2px 0 ${groundOf(peer.id)}` };
    return [
      Decoration.line({ class: "cm-peerLine", attributes: ground }).range(line.from),
      Decoration.widget({ widget: new PeerName(peer), side: 1 }).range(line.to),
    ];
  });
  return Decoration.set(marks, true);
}

const peerLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) if (effect.is(showPeers)) return marksOf(transaction.state, effect.value);
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The first call in a file adds the marks to its state. */
export function putPeers(view: EditorView, peers: readonly Peer[]): void {
  if (view.state.field(peerLines, false) === undefined)
    view.dispatch({ effects: StateEffect.appendConfig.of(peerLines) });
  view.dispatch({ effects: showPeers.of(peers) });
}
