/** Places of threads in words. */
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

/** The same for the agent, who needs to find it. */
export function placeForAgent(place: Place): string {
  switch (place.kind) {
    case "element": {
      const text = place.quote === "" ? "" : ` with the text “${place.quote}”`;
      return `the element <${place.tag}>${text} on the page ${place.page} (CSS selector: ${place.selector})`;
    }
    case "line": {
      const text = place.quote === "" ? "" : `, which reads \`${place.quote}\``;
      return `line ${place.line} of ${place.path}${text}`;
    }
    case "version":
      return `version ${place.version} (${place.title})`;
  }
}
