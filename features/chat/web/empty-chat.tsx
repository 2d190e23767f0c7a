/** Before the first message: examples, or, if an app exists already, possible changes of it. */
import { useRoute } from "@slipway/ui/api/use-route";
import { previewContract } from "../../preview/contract/index.ts";
import { proposeDraft } from "./composer/draft.ts";
import styles from "./chat-panel.module.css";
import messages from "./messages/messages.module.css";

/** Each is a change that any app can take. */
const FIRST_CHANGES = [
  { label: "Change the title…", message: "Change the title to " },
  { label: "Make it dark green", message: "Make it dark green" },
  { label: "Use a serif font", message: "Use a serif font" },
];

/** A copy's title names the original until somebody renames it. */
const originOf = (title: string): string | null => /^Copy of (.+)$/.exec(title)?.[1] ?? null;

export function EmptyChat({ projectId, title }: { projectId: string; title: string }) {
  const { data: preview } = useRoute(previewContract.status, { params: { id: projectId } });
  if (preview === undefined) return null;
  // Only a copy has a picture before the first message; a new project has none.
  if (preview.screenshot_url === null) return <FirstMessage />;
  return <FirstChange projectId={projectId} origin={originOf(title)} />;
}

function FirstMessage() {
  return (
    <div className={styles.empty}>
      <p>What should this app do?</p>
      <p>Say it in your own words, in one sentence or ten. You can change everything afterwards.</p>
    </div>
  );
}

function FirstChange({ projectId, origin }: { projectId: string; origin: string | null }) {
  return (
    <div className={styles.empty}>
      <p>{origin === null ? "This app is a copy" : `A copy of “${origin}”`}</p>
      <p>
        The pages came along; the conversation, the history and anything people entered did not. What you change here
        leaves the original as it is.
      </p>
      <div className={messages.chips} role="group" aria-label="First changes">
        {FIRST_CHANGES.map(({ label, message }) => (
          <button key={label} type="button" className={messages.chip} onClick={() => proposeDraft(projectId, message)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
