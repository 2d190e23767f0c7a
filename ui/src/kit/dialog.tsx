import { modals } from "@mantine/modals";
import type { ReactNode } from "react";

/** A dialog opened from code rather than from what is rendered. */
export function openDialog({ title, content, width }: { title: string; content: ReactNode; width?: number }): void {
  modals.open({ title, children: content, size: width });
}

/** Closes what `openDialog` opened. */
export const closeDialog = (): void => modals.closeAll();
