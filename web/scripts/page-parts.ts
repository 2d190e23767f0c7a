/** Parts that are on the project page once it has settled: counted by its budget, and bundled together. */

/** The app around every page. */
export const APP = "index.html";

/** Names as in the build's manifest, from the folder of the web app. */
export const PAGE_PARTS: readonly string[] = [
  "src/workspace/project-page.tsx",
  "../features/billing/web/credits/credit-pill.tsx",
  "../features/chat/web/chat-panel.tsx",
  "../features/chat/web/messages/turn/site-details-card.tsx",
  "../features/comments/web/gates.tsx",
  "../features/edits/web/versions-button.tsx",
  "../features/errors/web/errors-button.tsx",
  "../features/errors/web/preview-sheet.tsx",
  "../features/errors/web/replay/recording-note.tsx",
  "../features/presence/web/people-here.tsx",
  "../features/preview/web/preview-tool.tsx",
  "../features/projects/web/workspace/project-title.tsx",
  "../features/projects/web/workspace/remix-button.tsx",
  "../features/publish/web/publish-button.tsx",
  "../features/sharing/web/share-button.tsx",
  "../features/visual-edits/web/visual-edits-button.tsx",
  "../features/visual-edits/web/visual-edits-side.tsx",
  "../ui/src/markdown/markdown.tsx",
];

/**
 * Pages people come from: modules they share with the page are a file of their own, so that these pages load no more
 * than that.
 */
export const OTHER_PAGES: readonly string[] = [
  "src/settings/settings-frame.tsx",
  "../features/accounts/web/sign-in/sign-in-page.tsx",
  "../features/projects/web/dashboard/dashboard-page.tsx",
  "../features/projects/web/home/home-page.tsx",
];
