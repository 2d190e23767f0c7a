import { createCollection } from "@/lib/collection";

export interface Channel {
  id: string;
  name: string;
  topic: string;
}

export interface ChatMessage {
  id: string;
  channelId: string;
  author: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const channels = createCollection<Channel>("channels", sampleChannels());
export const chatMessages = createCollection<ChatMessage>("chat-messages", sampleMessages());

/** The name this browser writes under. */
export const writer = createCollection<{ id: string; name: string }>("writer", []);

/** Made up, to show how it works. */
function sampleChannels(): Channel[] {
  return [
    { id: "sample-channel-1", name: __("general"), topic: __("What concerns everybody") },
    { id: "sample-channel-2", name: __("planning"), topic: __("Dates, rooms and who does what") },
    { id: "sample-channel-3", name: __("random"), topic: __("Everything else") },
  ];
}

function sampleMessages(): ChatMessage[] {
  const minutes = 60_000;
  const said = (number: number, channel: number, author: string, text: string): ChatMessage => ({
    id: `sample-message-${number}`,
    channelId: `sample-channel-${channel}`,
    author,
    text,
    at: Date.now() - (200 - number * 17) * minutes,
  });
  return [
    said(1, 1, "Nora", __("Good morning. The room is free from ten.")),
    said(2, 1, "Tom", __("I bring the projector.")),
    said(3, 2, "Ines", __("Thursday works for four of us, Friday for three.")),
    said(4, 2, "Leo", __("Then Thursday. I write it into the calendar.")),
    said(5, 3, "Ada", __("There is cake in the kitchen.")),
    said(6, 1, "Nora", __("Notes of yesterday are in the folder.")),
  ];
}
