/** The conversation on screen: newest page over HTTP, live changes from its position, older pages on demand. [CH9] [W9.01] */
import { limits } from "@slipway/kernel/limits";
import { api } from "@slipway/ui/api/client";
import { handleError } from "@slipway/ui/errors/handle-error";
import { useLive } from "@slipway/ui/live/use-live";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chatContract, type TrajectoryDocument } from "../contract/index.ts";
import { dropOptimistic, useOptimistic } from "./sending/optimistic-store.ts";
import { mergeConversation, reduceTrajectory, type TrajectoryDocs } from "./trajectory-state.ts";

export interface FirstPage {
  items: readonly TrajectoryDocument[];
  next_cursor: string | null;
  /** With a link to an old message: the messages between this page and the newest ones. */
  newer_cursor?: string | null | undefined;
  seq: number;
}

export interface Conversation {
  documents: readonly TrajectoryDocument[];
  hasOlder: boolean;
  loadingOlder: boolean;
  /** Rests 300 ms between pages. [W9.01] */
  loadOlder: () => void;
}

const asDocs = (items: readonly TrajectoryDocument[]): TrajectoryDocs =>
  new Map(items.map((doc) => [doc.id, doc as Record<string, unknown>]));

interface Older {
  pages: readonly (readonly TrajectoryDocument[])[];
  cursor: string | null;
  loading: boolean;
}

function useOlderPages(projectId: string, first: FirstPage) {
  const [older, setOlder] = useState<Older>({ pages: [], cursor: first.next_cursor, loading: false });
  const restingUntil = useRef(0);
  const load = useCallback(() => {
    if (older.cursor === null || older.loading || Date.now() < restingUntil.current) return;
    const cursor = older.cursor;
    setOlder((now) => ({ ...now, loading: true }));
    api(chatContract.trajectory, { params: { id: projectId }, query: { limit: limits.chatPage, before: cursor } })
      .then((page) =>
        setOlder((now) => ({ pages: [page.items, ...now.pages], cursor: page.next_cursor, loading: false })),
      )
      .catch((error: unknown) => {
        setOlder((now) => ({ ...now, loading: false }));
        handleError(error);
      })
      .finally(() => (restingUntil.current = Date.now() + limits.loadMoreCooldownMs));
  }, [projectId, older.cursor, older.loading]);
  return { older, load };
}

/** The most that one answer contains. */
const NEWER_LIMIT = 100;

type Pages = readonly (readonly TrajectoryDocument[])[];

/** Reads from a page in the middle to the newest one, so that nothing is missing before the live messages. */
function useNewerPages(projectId: string, first: FirstPage): Pages {
  const [read, setRead] = useState<{ of: FirstPage; pages: Pages }>({ of: first, pages: [] });
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async (): Promise<void> => {
      let pages: Pages = [];
      let cursor = first.newer_cursor ?? null;
      while (cursor !== null && !leaving.signal.aborted) {
        const query = { limit: NEWER_LIMIT, after: cursor };
        const page = await api(chatContract.trajectory, { params: { id: projectId }, query });
        if (leaving.signal.aborted) return;
        pages = [...pages, page.items];
        cursor = page.newer_cursor ?? null;
        setRead({ of: first, pages });
      }
    };
    follow().catch(handleError);
    return () => leaving.abort();
  }, [projectId, first]);
  return read.of === first ? read.pages : NONE;
}

const NONE: Pages = [];

export function useConversation(projectId: string, first: FirstPage): Conversation {
  const initial = useMemo(() => asDocs(first.items), [first]);
  const live = useLive(`projects/${projectId}/trajectory`, { initial, since: first.seq, reducer: reduceTrajectory });
  const optimistic = useOptimistic(projectId);
  const { older, load } = useOlderPages(projectId, first);
  const newer = useNewerPages(projectId, first);
  const documents = useMemo(
    () => mergeConversation([...older.pages, first.items, ...newer], live.data, optimistic),
    [older.pages, first.items, newer, live.data, optimistic],
  );
  useEffect(() => {
    const arrived = optimistic.filter((doc) => live.data.has(doc.id)).map((doc) => doc.id);
    if (arrived.length > 0) dropOptimistic(projectId, new Set(arrived));
  }, [projectId, optimistic, live.data]);
  return { documents, hasOlder: older.cursor !== null, loadingOlder: older.loading, loadOlder: load };
}
