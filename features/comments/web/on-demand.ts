/** Everything of the comments that the project page loads once somebody needs it: one file. */
export { CommentsPanel } from "./panel/comments-panel.tsx";
export { Pins } from "./pins/pins.tsx";
export { LineCommentButton, VersionCommentButton } from "./place-buttons.tsx";
