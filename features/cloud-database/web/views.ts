/** The database's tables, as views of the Cloud area. [C2.05] [C2.11] [C2.12] [C2.17] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Columns3Cog, Database, ListOrdered, ShieldCheck, Table2, Workflow } from "lucide-react";

export const cloudDatabaseViews: readonly AreaView[] = [
  {
    id: "database",
    label: "Database",
    icon: Database,
    order: 10,
    component: lazyNamed(() => import("./list/database-view.tsx"), "DatabaseView"),
    card: lazyNamed(() => import("./list/database-card.tsx"), "DatabaseCard"),
  },
  {
    id: "table",
    label: "Viewing table",
    icon: Table2,
    order: 11,
    inRail: false,
    component: lazyNamed(() => import("./table/table-view.tsx"), "TableView"),
  },
  {
    id: "structure",
    label: "Structure",
    icon: Columns3Cog,
    order: 13,
    inRail: false,
    component: lazyNamed(() => import("./schema/structure-view.tsx"), "StructureView"),
  },
  {
    id: "policies",
    label: "RLS Policies",
    icon: ShieldCheck,
    order: 12,
    inRail: false,
    component: lazyNamed(() => import("./policies/policies-view.tsx"), "PoliciesView"),
  },
  {
    id: "enums",
    label: "Enums",
    icon: ListOrdered,
    order: 14,
    inRail: false,
    component: lazyNamed(() => import("./enums/enums-view.tsx"), "EnumsView"),
  },
  {
    id: "schema",
    label: "Schema",
    icon: Workflow,
    order: 15,
    inRail: false,
    component: lazyNamed(() => import("./diagram/schema-view.tsx"), "SchemaView"),
  },
];
