/** Chat completions carry no picture in a tool's answer: it follows as a message of the user, after the answers. */
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Message } from "@ai-sdk/provider";

type ToolMessage = Extract<LanguageModelV4Message, { role: "tool" }>;
type ToolPart = ToolMessage["content"][number];
type UserPart = Extract<LanguageModelV4Message, { role: "user" }>["content"][number];
type FilePart = Extract<UserPart, { type: "file" }>;

const WORDS = "Pictures of the results above, in their order.";

function split(part: ToolPart): { part: ToolPart; pictures: FilePart[] } {
  if (part.type !== "tool-result" || part.output.type !== "content") return { part, pictures: [] };
  const pictures: FilePart[] = [];
  const value = part.output.value.filter((piece) => {
    if (piece.type !== "file") return true;
    pictures.push({ type: "file", data: piece.data, mediaType: piece.mediaType });
    return false;
  });
  return { part: pictures.length === 0 ? part : { ...part, output: { ...part.output, value } }, pictures };
}

function moved(prompt: readonly LanguageModelV4Message[]): LanguageModelV4Message[] {
  const messages: LanguageModelV4Message[] = [];
  let waiting: FilePart[] = [];
  const flush = (): void => {
    if (waiting.length > 0) messages.push({ role: "user", content: [{ type: "text", text: WORDS }, ...waiting] });
    waiting = [];
  };
  for (const message of prompt) {
    if (message.role !== "tool") {
      flush();
      messages.push(message);
      continue;
    }
    const parts = message.content.map(split);
    waiting.push(...parts.flatMap(({ pictures }) => pictures));
    messages.push({ ...message, content: parts.map(({ part }) => part) });
  }
  flush();
  return messages;
}

export function withPicturesAfter(model: LanguageModelV4): LanguageModelV4 {
  const given = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...options,
    prompt: moved(options.prompt),
  });
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(given(options)),
    doStream: (options) => model.doStream(given(options)),
  };
}
