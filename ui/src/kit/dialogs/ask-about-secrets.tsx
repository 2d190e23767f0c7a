/** Asks before a text that looks like a key leaves the browser. Until then it was sent to nobody and kept nowhere. */
import { findSecrets } from "@slipway/kernel/text/secret-text";
import { handleError } from "../../errors/handle-error.ts";
import { entriesOf, type WebFeature } from "../../slots/slots.ts";
import { openDialog } from "./dialog-store.ts";

/** Most people never see the question. */
const loadQuestion = () => import("./secret-question.tsx");

export interface Cleared {
  text: string;
  /** The person says that what looks like a key is none. */
  notASecret: boolean;
}

/** Null: nothing is sent, and the text stays where it is. A text without a secret is answered at once. */
export async function askAboutSecrets(
  text: string,
  project: { projectId: string; features: readonly WebFeature[] } | null,
): Promise<Cleared | null> {
  if (findSecrets(text).length === 0) return { text, notASecret: false };
  const loaded = await loadQuestion().catch(handleError);
  if (loaded === undefined) return null;
  const { SecretQuestion } = loaded;
  // A secret is kept with a project; before there is one, nothing can keep it.
  const Store = project === null ? undefined : entriesOf(project.features, "chat.secret")[0]?.component;
  return new Promise((resolve) => {
    const onAnswer = (answer: Cleared): void => {
      resolve(answer);
      close();
    };
    const content = (
      <SecretQuestion text={text} projectId={project?.projectId ?? null} Store={Store} onAnswer={onAnswer} />
    );
    const close = openDialog({ title: "Not sent", content, onClose: () => resolve(null) });
  });
}
