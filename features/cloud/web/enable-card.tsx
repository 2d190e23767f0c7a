/** A project without a backend. Enabling it is a message in the chat, which then says who did it. [C2.41] [C4.12] [C6.04] */
import { Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { Database, ShieldCheck, UsersRound, type LucideIcon } from "lucide-react";
import { chatContract } from "../../chat/contract/index.ts";
import { ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "../contract/index.ts";
import classes from "./cloud.module.css";

const BLURBS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Database, title: "Database", text: "What people enter is saved for good, and everybody sees the same." },
  { icon: UsersRound, title: "Sign-in", text: "Accounts with email and password, without a line of code from you." },
  { icon: ShieldCheck, title: "Private rows", text: "Rules in the database itself say who may read and change what." },
];

const BLOCKED = {
  workspace: "The cloud backend has been disabled by the workspace admin.",
  preference: "Enabling Cloud is switched off in your tool preferences.",
} as const;

export interface EnableCardProps {
  projectId: string;
  blockedBy: keyof typeof BLOCKED | null;
}

export function EnableCard({ projectId, blockedBy }: EnableCardProps) {
  const send = useRouteMutation(chatContract.send, { invalidates: () => [`/projects/${projectId}`] });
  const enable = (): void =>
    send.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message: ENABLE_CLOUD_MESSAGE,
        view: ENABLE_CLOUD_VIEW,
        chat_only: false,
        mode: "agent",
        // A tool does it: no model is asked, and nothing is charged.
        use_offline_builder: true,
      },
    });
  return (
    <div className={classes.enable}>
      <h2>Give this app a backend</h2>
      <ul>
        {BLURBS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {blockedBy !== null && (
        <p className={classes.blocked} role="status">
          {BLOCKED[blockedBy]}
        </p>
      )}
      <Button variant="filled" loading={send.isPending} disabled={blockedBy !== null} onClick={enable}>
        Enable Cloud
      </Button>
    </div>
  );
}
