import { createCollection } from "@/lib/collection";

export interface Message {
  id: string;
  to: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const messages = createCollection<Message>("direct-messages", []);

/** Made up, to show how it works. */
export const people = $$("people").split("|");
