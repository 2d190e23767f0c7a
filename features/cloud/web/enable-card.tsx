/**
 * A project without a backend. Enabling it is a message in the chat, which shows who did it. [C2.41] [C4.12] [C6.04]
 */
import { Button } from "@mantine/core";
import { Database, ShieldCheck, UsersRound, type LucideIcon } from "lucide-react";
import classes from "./cloud.module.css";
import { OutOfFunds } from "./out-of-funds.tsx";
import { BLOCKED, useEnableCloud } from "./use-enable-cloud.ts";

const BLURBS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Database, title: "Database", text: "Entries are saved permanently, and everybody sees the same." },
  { icon: UsersRound, title: "Sign-in", text: "Accounts with email and password, without a line of code from you." },
  { icon: ShieldCheck, title: "Private rows", text: "Rules in the database itself say who may read and change what." },
];

export interface EnableCardProps {
  projectId: string;
  blockedBy: keyof typeof BLOCKED | null;
}

export function EnableCard({ projectId, blockedBy }: EnableCardProps) {
  const { enable, isPending } = useEnableCloud(projectId);
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
      {blockedBy === "funds" && (
        <OutOfFunds projectId={projectId}>This workspace has no credits left for Cloud.</OutOfFunds>
      )}
      {blockedBy !== null && blockedBy !== "funds" && (
        <p className={classes.blocked} role="status">
          {BLOCKED[blockedBy]}
        </p>
      )}
      <p className={classes.creates}>Creates a database on this server. It takes about a second.</p>
      <Button variant="filled" loading={isPending} disabled={blockedBy !== null} onClick={enable}>
        Enable Cloud
      </Button>
    </div>
  );
}
