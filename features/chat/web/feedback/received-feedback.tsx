/** `?settings=staff-feedback`: negative feedback on answers. (product page, operator) */
import { useRoute } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import {
  chatContract,
  FEEDBACK_CATEGORIES,
  type FeedbackCategory,
  type ReceivedFeedback,
} from "../../contract/index.ts";
import classes from "./received-feedback.module.css";

export function ReceivedFeedbackPage() {
  const received = useRoute(chatContract.receivedFeedback, {});
  const { data } = received;
  return (
    <SettingsGroup
      title="What was wrong"
      hint="Comments on answers that people disliked, newest first. Conversations are not shown."
    >
      {received.isPending && (
        <div role="status" aria-label="Reading the feedback">
          <SkeletonLines widths={["100%", "100%", "100%"]} height={52} />
        </div>
      )}
      {received.isError && <ErrorState error={received.error} onRetry={() => void received.refetch()} />}
      {data !== undefined && (
        <p className={classes.sum}>
          Last 30 days: {data.positive} liked, {data.negative} not liked.
        </p>
      )}
      {data?.items.length === 0 && <SettingsRow title="No negative feedback yet." />}
      {data?.items.map((item) => (
        <SettingsRow
          key={`${item.project_id} ${item.message_id}`}
          title={<p className={classes.words}>{wordsOf(item)}</p>}
          facts={<Facts item={item} />}
        />
      ))}
      {data?.has_more && <p className={classes.sum}>Older ones are not listed.</p>}
    </SettingsGroup>
  );
}

const labelOf = (category: string | null): string | null =>
  category === null ? null : (FEEDBACK_CATEGORIES[category as FeedbackCategory] ?? category);

const wordsOf = ({ content, category }: ReceivedFeedback): string =>
  content ?? labelOf(category) ?? "Not liked, without a word";

function Facts({ item }: { item: ReceivedFeedback }) {
  const category = item.content === null ? null : labelOf(item.category);
  const known = [category, item.project_name, item.model_label].filter((fact) => fact !== null && fact !== "");
  return (
    <>
      {known.join(" · ")} · <RelativeTime at={item.given_at} />
    </>
  );
}
