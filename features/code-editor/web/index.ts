/** The project's code: an editor, and the changes of versions. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { CodeXml, FileDiff } from "lucide-react";
import { LinkWhenUnsaved, NoteWhenUnsaved } from "./showing/when-unsaved.tsx";

export const codeEditorWeb: WebFeature = {
  name: "code-editor",
  slots: [
    {
      slot: "project.tool.codeEditor",
      id: "codeEditor",
      order: 20,
      label: "Code",
      shows: "The project's files in the code editor, where people change them by hand.",
      words: ["files", "editor", "source", "edit"],
      icon: CodeXml,
      key: "c",
      component: lazyNamed(() => import("./code-editor-tool.tsx"), "CodeEditorTool"),
      permission: "EditProject",
      place: "pinned",
      onMobile: false,
    },
    {
      slot: "project.tool.codeViewer",
      id: "codeViewer",
      order: 81,
      label: "Changes",
      shows: "What one version changed in the files, to be read.",
      words: ["diff", "compare"],
      icon: FileDiff,
      key: "x",
      component: lazyNamed(() => import("./viewer/viewer-tool.tsx"), "ViewerTool"),
      permission: "EditProject",
      place: "context",
    },
    { slot: "project.topbar.right", id: "unsaved-code", order: 0, component: LinkWhenUnsaved },
    { slot: "project.preview.sheet", id: "unsaved-code", order: 20, component: NoteWhenUnsaved },
  ],
};
