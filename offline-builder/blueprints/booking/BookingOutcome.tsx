import { useEffect, useRef, type ReactNode } from "react";
import { ReachUs } from "@/components/booking/ReachUs";
import type { Outcome } from "@/data/bookings";

/** Said before anything is entered, where bookings reach nobody. */
export function NotSentNotice() {
  return (
    <p className="rounded-control border border-dashed p-4">
      {__("Not sent: bookings on this page don't reach us yet. Please call or write to us.")} <ReachUs />
    </p>
  );
}

const problems: Partial<Record<Outcome, string>> = {
  taken: __("Not booked: somebody has just taken this time. Please choose another."),
  refused: __("Not booked: this site could not take it. Please call or write to us."),
  failed: __("Not booked: we could not be reached. Please try again, or call us."),
};

/** Why a booking did not arrive. */
export function BookingProblem({ outcome }: { outcome: Outcome | null }): ReactNode {
  const problem = outcome && problems[outcome];
  if (!problem) return null;
  return (
    <p role="alert" className="text-sm text-destructive">
      {problem} {outcome !== "taken" && <ReachUs />}
    </p>
  );
}

/** The outcome of a booking, shown after it was sent. */
export function BookingState({ outcome }: { outcome: Outcome }): ReactNode {
  const told = useRef<HTMLParagraphElement>(null);
  // The button stood at the end of a long form and is gone, the outcome begins at the top.
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    told.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p role="status" ref={told} tabIndex={-1} className="max-w-xl font-medium outline-none">
      {outcome === "sent" ? (
        __("We have your booking. If you cannot come, cancel it here or call us.")
      ) : (
        <>
          {__("Not sent: we have not received it. It is noted on this device only. Please call or write to us.")} <ReachUs />
        </>
      )}
    </p>
  );
}
