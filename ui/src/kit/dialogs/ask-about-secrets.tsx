/** Asks before a text that looks like a key leaves the browser. Until then it was sent to nobody and kept nowhere. */
import { Button, Group } from "@mantine/core";
import { findSecrets, maskedSecret, withoutSecrets } from "@slipway/kernel/text/secret-text";
import { entriesOf, type WebFeature } from "../../slots/slots.ts";
import { openDialog } from "./dialog-store.ts";

export interface Cleared {
  text: string;
  /** The person says that what looks like a key is none. */
  notASecret: boolean;
}

const sentence = (text: string): string => {
  const [first, ...more] = findSecrets(text);
  const others = more.length === 0 ? "" : ` And ${more.length} more.`;
  return `This looks like ${first!.what} (${maskedSecret(text, first!)}). It was not sent and not saved.${others}`;
};

/** Null: nothing is sent, and the text stays where it is. A text without a secret is answered at once. */
export function askAboutSecrets(
  text: string,
  project: { projectId: string; features: readonly WebFeature[] } | null,
): Promise<Cleared | null> {
  const [first] = findSecrets(text);
  if (first === undefined) return Promise.resolve({ text, notASecret: false });
  // A secret is kept with a project; before there is one, nothing can keep it.
  const Store = project === null ? undefined : entriesOf(project.features, "chat.secret")[0]?.component;
  return new Promise((resolve) => {
    const settle = (answer: Cleared | null): void => {
      resolve(answer);
      close();
    };
    const removed = { text: withoutSecrets(text), notASecret: false };
    const content = (
      <>
        <p style={{ margin: 0, color: "var(--text-2)", overflowWrap: "anywhere", textWrap: "pretty" }}>
          {sentence(text)}
        </p>
        <Group justify="flex-end" gap={8} mt={20}>
          <Button variant="subtle" onClick={() => settle({ text, notASecret: true })}>
            It is not a key
          </Button>
          <Button data-autofocus={Store === undefined || undefined} onClick={() => settle(removed)}>
            Remove and send
          </Button>
          {Store !== undefined && project !== null && (
            <Store
              projectId={project.projectId}
              secret={text.slice(first.start, first.end)}
              onStored={() => settle(removed)}
            />
          )}
        </Group>
      </>
    );
    const close = openDialog({ title: "Not sent", content, onClose: () => resolve(null) });
  });
}
