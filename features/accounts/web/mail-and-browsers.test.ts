import { expect, it } from "vitest";
import { browserName } from "./settings/browser-name.ts";
import { firstLink } from "./staff/first-link.ts";

it.each([
  [
    "Open this link to join:\nhttp://slipway.localhost:4300/signup?invite=3k9x.\n",
    "http://slipway.localhost:4300/signup?invite=3k9x",
  ],
  ["(see https://example.com/a_b)", "https://example.com/a_b"],
  ["no address here", null],
])("finds the link of a mail", (text, link) => expect(firstLink(text)).toBe(link));

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "Chrome on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0", "Edge on Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iOS"],
  ["curl/8.5", "Unknown browser"],
  [null, "Unknown browser"],
])("recognises a browser", (agent, name) => expect(browserName(agent)).toBe(name));
