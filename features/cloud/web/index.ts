/** The project's backend beside the chat: enabling it, its state, its address, its tables and secrets. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Cloud } from "lucide-react";

export const cloudWeb: WebFeature = {
  name: "cloud",
  slots: [
    {
      slot: "project.tool.cloud",
      id: "cloud",
      order: 15,
      label: "Cloud",
      shows: "The project's backend: its tables and rows, users, storage, functions, secrets and logs.",
      words: [
        "database",
        "backend",
        "tables",
        "sql",
        "storage",
        "users",
        "sign-in",
        "secrets",
        "functions",
        "logs",
        "postgres",
      ],
      icon: Cloud,
      key: "b",
      component: lazyNamed(() => import("./cloud-tool.tsx"), "CloudTool"),
      permission: "EditProject",
      place: "pinned",
    },
    {
      slot: "chat.secret",
      id: "cloud-secret",
      order: 0,
      component: lazyNamed(() => import("./pasted/store-secret.tsx"), "StoreSecret"),
    },
  ],
};
