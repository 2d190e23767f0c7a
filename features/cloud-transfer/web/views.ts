/** Data in and out, as views of the Cloud area. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { ArrowLeftRight, FileUp } from "lucide-react";

export const cloudTransferViews: readonly AreaView[] = [
  {
    id: "move-data",
    label: "Move data",
    icon: ArrowLeftRight,
    order: 78,
    component: lazyNamed(() => import("./move-data-view.tsx"), "MoveDataView"),
  },
  {
    id: "import-csv",
    label: "Import CSV",
    icon: FileUp,
    order: 79,
    inRail: false,
    component: lazyNamed(() => import("./csv/csv-view.tsx"), "CsvView"),
  },
];
