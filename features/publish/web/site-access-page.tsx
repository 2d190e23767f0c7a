/** Way into a private site: signed-in people who may open it are sent on with a one-use ticket. [PB6] */
import { Loader } from "@mantine/core";
import { api } from "@slipway/ui/api/client";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { AppError } from "@slipway/kernel/errors";
import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useEffect } from "react";
import { publishContract } from "../contract/index.ts";
import styles from "./panel/publish-panel.module.css";

/** Query parameters that the site's own host added. */
function wanted(): { site: string; path: string } {
  const query = new URLSearchParams(window.location.search);
  return { site: query.get("site") ?? "", path: query.get("to") ?? "/" };
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 404 || error.status === 400);

export function SiteAccessPage() {
  const place = wanted();
  const access = useQuery({
    queryKey: ["site-access", place.site, place.path],
    queryFn: ({ signal }) => api(publishContract.siteAccess, { body: place }, { signal }),
    retry: false,
    gcTime: 0,
  });
  const url = access.data?.url;
  useEffect(() => {
    if (url !== undefined) window.location.replace(url);
  }, [url]);
  if (access.error === null) {
    return (
      <div className={styles.gate} role="status">
        <Loader size={20} />
        <p>Opening {place.site}…</p>
      </div>
    );
  }
  return (
    <div className={styles.gate}>
      {isMissing(access.error) ? (
        <EmptyState icon={LockKeyhole} title="Nothing here, or you don't have access.">
          This site is open to members of its workspace only. Ask the person who sent you the link.
        </EmptyState>
      ) : (
        <ErrorState error={access.error} onRetry={() => void access.refetch()} />
      )}
    </div>
  );
}
