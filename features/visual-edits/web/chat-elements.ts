/** Picked elements as a message of the chat names them. [W3.02] */
import type { SelectedElement } from "@slipway/ui/session/selected-elements";
import type { PickedElement } from "./messages.ts";

const LONGEST_EXCERPT = 500;

export const chatElements = (elements: readonly PickedElement[]): SelectedElement[] =>
  elements.map(({ tag, chain, text, selector }) => {
    const [, path = "", line, column] = /^([^:]+):(\d+):(\d+)$/.exec(chain[0]!.source) ?? [];
    return {
      tag_name: tag,
      text: text.slice(0, LONGEST_EXCERPT),
      file_path: path,
      line: Number(line),
      column: Number(column),
      selector,
    };
  });
