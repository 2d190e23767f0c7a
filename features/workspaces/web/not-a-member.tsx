import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { LockKeyhole } from "lucide-react";

/** Over a project one only collaborates on: its workspace's settings are its members' business. */
export function NotAMember() {
  return (
    <EmptyState icon={LockKeyhole} title="You are not in this project's workspace">
      You were invited to the project alone. Its workspace is managed by its members.
    </EmptyState>
  );
}
