/** Files of the backend, as views of the Cloud area. [C2.07] [C2.28] [C2.29] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Archive } from "lucide-react";

export const cloudStorageViews: readonly AreaView[] = [
  {
    id: "storage",
    label: "Storage",
    icon: Archive,
    order: 30,
    component: lazyNamed(() => import("./buckets/buckets-view.tsx"), "BucketsView"),
    card: lazyNamed(() => import("./buckets/storage-card.tsx"), "StorageCard"),
  },
  {
    id: "bucket",
    label: "Files",
    icon: Archive,
    order: 31,
    inRail: false,
    component: lazyNamed(() => import("./browser/bucket-view.tsx"), "BucketView"),
  },
  {
    id: "bucket-settings",
    label: "Bucket settings",
    icon: Archive,
    order: 32,
    inRail: false,
    component: lazyNamed(() => import("./buckets/bucket-settings.tsx"), "BucketSettings"),
  },
];
