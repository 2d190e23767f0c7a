import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";

/** Features offer beginnings of a project here, such as the templates of the workspace. */
export function HomeSections() {
  const sections = entriesOf(useWebFeatures(), "home.section");
  return sections.map(({ id, component: Section }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Section />
    </SlotBoundary>
  ));
}
