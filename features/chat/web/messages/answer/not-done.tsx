import { connectRequestIn } from "@slipway/kernel/chat/connect-database";
import styles from "../messages.module.css";

/** A sentence that ends with a request puts it into the box. */
function NotDoneLine({ sentence, onRequest }: { sentence: string; onRequest: ((text: string) => void) | null }) {
  const asked = onRequest === null ? null : connectRequestIn(sentence);
  if (onRequest === null || asked === null) return sentence;
  return (
    <>
      {asked.before}
      <button type="button" onClick={() => onRequest(asked.request)}>
        {asked.request}
      </button>
    </>
  );
}

/** Lists what the person asked for and did not get, in plain sentences. */
export function NotDone({
  sentences,
  onRequest,
}: {
  sentences: readonly string[];
  onRequest: ((text: string) => void) | null;
}) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.notDone} aria-label="Not done">
      <h3>Not done</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <NotDoneLine sentence={sentence} onRequest={onRequest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
