/** The tool that is on screen, as it goes along with a message: the words may be about it. [W3.02] */
import { FIRST_TOOL, useNavigation } from "./navigation.ts";
import { toolId, toolsOf, useWebFeatures } from "../slots/slots.ts";

export interface OpenView {
  view: string;
  view_description?: string;
}

export function useOpenView(): OpenView {
  const { tool } = useNavigation();
  const features = useWebFeatures();
  const view = tool ?? FIRST_TOOL;
  const found = toolsOf(features).find((entry) => toolId(entry) === view);
  return found === undefined ? { view } : { view, view_description: `${found.label}: ${found.shows}` };
}
