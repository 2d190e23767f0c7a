/** The code editor, a tool of the project. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { CodeXml } from "lucide-react";

export const codeEditorWeb: WebFeature = {
  name: "code-editor",
  slots: [
    {
      slot: "project.tool.codeEditor",
      id: "codeEditor",
      order: 20,
      label: "Code",
      icon: CodeXml,
      key: "c",
      component: lazyNamed(() => import("./code-editor-tool.tsx"), "CodeEditorTool"),
      permission: "EditProject",
      place: "pinned",
      onMobile: false,
    },
  ],
};
