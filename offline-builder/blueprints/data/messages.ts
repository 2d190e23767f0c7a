import { createCollection } from "@/lib/collection";

export interface Message {
  id: string;
  name: string;
  email: string;
  text: string;
  writtenAt: string;
}

export const messages = createCollection<Message>("messages", []);
