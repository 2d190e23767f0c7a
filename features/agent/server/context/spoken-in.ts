/** The language of a conversation, as far as it can be told from its words. Pure. */
import { languageOf, type SpokenLanguage } from "@slipway/kernel/chat/language-of";

/** The conversation so far, as far as its language goes. */
export interface Heard {
  history: readonly { role: "user" | "assistant" | "event"; text: string }[];
  message: string;
}

/** The newest answer whose language can be told decides; before there is one, the newest message. */
export function spokenIn({ history, message }: Heard): SpokenLanguage {
  const newest = history.toReversed();
  const answers = newest.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const asked = newest.filter(({ role }) => role === "user").map(({ text }) => text);
  for (const text of [...answers, message, ...asked]) {
    const language = languageOf(text);
    if (language !== null) return language;
  }
  return "en";
}
