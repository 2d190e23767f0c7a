/** Properties of the preview's elements that can be changed, according to the source of a version. */
import type { RouteParsed, RouteResult } from "@slipway/kernel/contract/route";
import type { Chain, InspectedElement, visualEditsContract } from "../contract/index.ts";
import { classTarget } from "./classes/class-target.ts";
import { pictureAt } from "./image-place.ts";
import { componentAround, findElement, placeOf } from "./source/find-element.ts";
import type { RecentSources } from "./source/project-sources.ts";
import type { SourceFiles } from "./source/source-files.ts";
import { textPlaces } from "./texts/text-places.ts";

type Inspect = (typeof visualEditsContract)["inspect"];

export async function inspectElements(
  { sources }: { sources: RecentSources },
  projectId: string,
  { commit_sha: sha, elements }: RouteParsed<Inspect>["body"],
): Promise<RouteResult<Inspect>> {
  const { files, theme } = await sources.at(projectId, sha);
  return {
    elements: elements.map(({ chain, texts }) => inspectElement(files, chain, texts)),
    colors: [...theme.colors],
  };
}

export function inspectElement(files: SourceFiles, chain: Chain, shown: readonly string[]): InspectedElement {
  const found = findElement(files, chain, 0);
  if (found === null) {
    const isOurs = files.source(placeOf(chain[0]!.source).path) !== null;
    return {
      blocked: isOurs ? "moved" : "outside",
      style_at: 0,
      shared: null,
      texts: [],
      image: false,
      image_alt: null,
    };
  }
  const picture = pictureAt(files, chain, found);
  const target = classTarget(files, chain, found);
  const component = componentAround(target.found.parents)?.name ?? null;
  const uses = component === null ? 1 : files.usesOf(component);
  return {
    blocked: null,
    style_at: target.found.at,
    shared: component !== null && uses > 1 ? { component, uses } : null,
    texts: textPlaces({ files, chain }, found, shown).map((answer, index) => ({
      value: shown[index]!,
      blocked: typeof answer === "string" ? answer : null,
      path: typeof answer === "string" ? null : answer.path,
    })),
    image: picture !== null,
    image_alt: picture?.alt ?? null,
  };
}
