/** Places of threads in words. */
import type { SelectedElement } from "@slipway/ui/session/selected-elements";
import type { NewPlace, Place } from "../../contract/index.ts";

const MAX_QUOTE = 60;
const short = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE - 1).trimEnd()}…` : text);

/** "“Order now” on /menu", "src/App.tsx, line 12", "Version 7: Add a menu". */
export function placeWords(place: NewPlace | Place): string {
  switch (place.kind) {
    case "element":
      return place.quote === "" ? `${place.tag} on ${place.page}` : `“${short(place.quote)}” on ${place.page}`;
    case "line":
      return `${place.path}, line ${place.line}`;
    case "version":
      return "version" in place ? `Version ${place.version}: ${short(place.title)}` : "This version";
  }
}

/** The same for the agent, who needs to find it: as what is selected in the preview. */
export function placeForAgent(place: Place): SelectedElement {
  switch (place.kind) {
    case "element":
      return { tag_name: place.tag, text: place.quote, selector: place.selector, page: place.page };
    case "line":
      return { tag_name: `line ${place.line}`, text: place.quote, file_path: place.path, line: place.line };
    case "version":
      return { tag_name: `version ${place.version}`, text: place.title };
  }
}
