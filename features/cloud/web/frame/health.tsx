/** "Healthy · checked 3 s ago · Tiny · 31 MB of 500 MB · asleep after 5 min idle": the state of a backend in one line. */
import { AsleepContext } from "@slipway/ui/api/figures";
import { useRoute } from "@slipway/ui/api/use-route";
import { use, useEffect, useState } from "react";
import { cloudContract, INSTANCE_NAMES } from "../../contract/index.ts";
import { megabytes } from "../connection/connection.tsx";

/** Seconds since `at`, counted by the page's clock. */
function useAge(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - at) / 1000));
}

const duration = (seconds: number): string =>
  seconds < 60
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`;

export interface HealthProps {
  projectId: string;
  /** The state in words. */
  words: string;
  readAt: number;
  takenBytes: number | null;
  maxBytes: number;
}

export function Health({ projectId, words, readAt, takenBytes, maxBytes }: HealthProps) {
  const age = useAge(readAt);
  const isAsleep = use(AsleepContext);
  const { data } = useRoute(cloudContract.compute, { params: { id: projectId } });
  const parts = [
    words,
    age === 0 ? "checked just now" : `checked ${age} s ago`,
    data === undefined ? null : INSTANCE_NAMES[data.instance_type],
    takenBytes === null ? null : `${megabytes(takenBytes)} of ${megabytes(maxBytes)}`,
    data === undefined || isAsleep ? null : `asleep after ${duration(data.idle_seconds)} idle`,
  ];
  return <>{parts.filter((part) => part !== null).join(" · ")}</>;
}
