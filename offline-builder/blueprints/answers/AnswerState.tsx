import { useSyncExternalStore } from "react";
import type { Answers } from "@/lib/answers";

const choice = "min-h-6 cursor-pointer font-semibold underline underline-offset-4";

/** Whether what was just written has arrived. Stands inside an element that is read out. */
export function AnswerState({ of }: { of: Answers }) {
  const phase = useSyncExternalStore(of.follow, of.phase);
  switch (phase) {
    case "idle":
      return null;
    case "sending":
      return __("Sending…");
    case "sent":
      return __("Thank you. It has reached us.");
    case "unconnected":
      return __("Saved on this device only. This site cannot send messages yet.");
    case "given-up":
      return (
        <>
          {__("Not sent, and not tried again: this site could not take it. It is still on this device; please reach us another way.")}{" "}
          <button type="button" onClick={of.sendAgain} className={choice}>
            {__("Send it again")}
          </button>{" "}
          <button type="button" onClick={of.discard} className={choice}>
            {__("Delete it here")}
          </button>
        </>
      );
    case "waiting":
    case "refused":
      return (
        <>
          {phase === "waiting"
            ? __("Not sent yet: it is kept on this device and sent as soon as we can be reached.")
            : __("Not sent: this site could not take it. It is kept on this device; please also reach us another way.")}{" "}
          <button type="button" onClick={of.sendAgain} className={choice}>
            {__("Send it again")}
          </button>
        </>
      );
  }
}
