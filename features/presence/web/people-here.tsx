/**
 * Faces of people seen at the project within a day. A click lists everybody with a link to their page, the time and
 * their view. [W4.22] [W9.04]
 */
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { liveConnection } from "@slipway/ui/live/connection";
import { reduceDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { useCodePlace } from "@slipway/ui/code/code-place";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useEffect, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { BEAT_MS, presenceLive, type Presence } from "../contract/index.ts";
import { peopleShown, type People } from "./people.ts";
import { useBeat } from "./use-beat.ts";

// Most people are alone in their project.
const Faces = lazyNamed(() => import("./faces.tsx"), "Faces");

const NOBODY: People = new Map();

/** The server's time, looked at once a minute and with every beat of somebody. */
function useServerNow(): number {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + liveConnection.clockSkew;
}

export function PeopleHere({ projectId }: { projectId: string }) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const { tool } = useNavigation();
  const enabled = project?.permissions.includes("ViewProjectCollaborators") === true;
  useBeat(projectId, { view: tool ?? FIRST_TOOL, place: useCodePlace(projectId), enabled });
  const { data } = useLive(presenceLive.path.replace("{projectId}", projectId), {
    initial: NOBODY,
    reducer: reduceDocs<Presence>,
    enabled,
  });
  const now = useServerNow();
  const people = enabled ? peopleShown(data, { me, now }) : [];
  if (people.length === 0) return null;
  return (
    <Suspense>
      <Faces people={people} now={now} />
    </Suspense>
  );
}
