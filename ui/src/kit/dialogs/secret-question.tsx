/** The question about a text that looks like a key, with its three answers. */
import { Button, Group } from "@mantine/core";
import { findSecrets, maskedSecret, withoutSecrets } from "@slipway/kernel/text/secret-text";
import { Suspense, useState, type ComponentType } from "react";
import type { PastedSecret, SecretSlotProps } from "../../slots/slots.ts";
import { SkeletonLines } from "../status/states.tsx";
import type { Cleared } from "./ask-about-secrets.tsx";

const sentence = (text: string): string => {
  const [first, ...more] = findSecrets(text);
  const others = more.length === 0 ? "" : ` And ${more.length} more.`;
  return `This looks like ${first!.what} (${maskedSecret(text, first!)}). It was not sent and not saved.${others}`;
};

/** Pasted twice it is still one. */
function pastedSecrets(text: string): PastedSecret[] {
  const byValue = new Map<string, PastedSecret>();
  for (const found of findSecrets(text)) {
    const value = text.slice(found.start, found.end);
    if (byValue.has(value)) continue;
    byValue.set(value, {
      what: found.what,
      value,
      masked: maskedSecret(text, found),
      before: text.slice(0, found.start),
    });
  }
  return [...byValue.values()];
}

/** Whoever reads the text, the agent too, is told the name and not the value. */
function namedInstead(text: string, secrets: readonly PastedSecret[], names: readonly string[]): string {
  const nameOf = new Map(secrets.map(({ value }, at) => [value, names[at]!]));
  return withoutSecrets(text, (value) => `[secret ${nameOf.get(value)}]`);
}

export interface SecretQuestionProps {
  text: string;
  projectId: string | null;
  Store: ComponentType<SecretSlotProps> | undefined;
  onAnswer: (answer: Cleared) => void;
}

export function SecretQuestion({ text, projectId, Store, onAnswer }: SecretQuestionProps) {
  const [isStoring, setStoring] = useState(false);
  const [secrets] = useState(() => pastedSecrets(text));
  const isOffered = Store !== undefined && projectId !== null;
  return (
    <>
      <p style={{ margin: 0, color: "var(--text-2)", overflowWrap: "anywhere", textWrap: "pretty" }}>
        {sentence(text)}
      </p>
      {isStoring && isOffered ? (
        <Suspense fallback={<SkeletonLines widths={["100%", "60%"]} height={32} />}>
          <Store
            projectId={projectId}
            secrets={secrets}
            onStored={(names) => onAnswer({ text: namedInstead(text, secrets, names), notASecret: false })}
            onBack={() => setStoring(false)}
          />
        </Suspense>
      ) : (
        <Group justify="flex-end" gap={8} mt={20}>
          <Button variant="subtle" onClick={() => onAnswer({ text, notASecret: true })}>
            It is not a key
          </Button>
          <Button
            data-autofocus={!isOffered || undefined}
            onClick={() => onAnswer({ text: withoutSecrets(text), notASecret: false })}
          >
            Remove and send
          </Button>
          {isOffered && (
            <Button variant="filled" data-autofocus onClick={() => setStoring(true)}>
              Store as a secret
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
