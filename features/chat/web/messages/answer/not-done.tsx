import { connectRequestIn } from "@slipway/kernel/chat/connect-database";
import { useSay } from "../../language/chat-language.tsx";
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
  const title = useSay()("Not done");
  if (sentences.length === 0) return null;
  return (
    <section className={styles.notDone} aria-label={title}>
      <h3>{title}</h3>
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
