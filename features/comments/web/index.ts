/** Comments: a button in the top bar, a panel beside the tools, pins over the app. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const gates = () => import("./gates.tsx");
const onDemand = () => import("./on-demand.ts");

export const commentsWeb: WebFeature = {
  name: "comments",
  slots: [
    { slot: "project.topbar.right", id: "comments", order: 8, component: lazyNamed(gates, "CommentsButton") },
    { slot: "project.preview.bar", id: "comments", order: 0, component: lazyNamed(gates, "CommentsOnPhone") },
    { slot: "project.side", id: "comments", order: 0, component: lazyNamed(gates, "CommentsSide") },
    { slot: "project.preview.over", id: "comments", order: 0, component: lazyNamed(gates, "CommentsOver") },
    { slot: "project.code.line", id: "comments", order: 0, component: lazyNamed(onDemand, "LineCommentButton") },
    { slot: "project.version", id: "comments", order: 0, component: lazyNamed(onDemand, "VersionCommentButton") },
  ],
};
