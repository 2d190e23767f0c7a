/** Why something cannot be used, or what it does. A finger opens the first; the name of a button would stay behind its tap. */
import { Tooltip, type TooltipProps } from "@mantine/core";

export const TAPPED_TOO = { hover: true, focus: true, touch: true } as const;

export interface ReasonTooltipProps extends Omit<TooltipProps, "label" | "events" | "disabled"> {
  /** Null: it can be used. */
  reason: string | null;
  /** While it can be used. Left out: nothing. */
  label?: string;
}

export function ReasonTooltip({ reason, label, ...props }: ReasonTooltipProps) {
  return (
    <Tooltip
      label={reason ?? label ?? ""}
      disabled={reason === null && label === undefined}
      {...(reason === null ? {} : { events: TAPPED_TOO, multiline: true, maw: 280 })}
      {...props}
    />
  );
}
