import { createCollection } from "@/lib/collection";

export interface Comment {
  id: string;
  postId: string;
  name: string;
  text: string;
}

export const comments = createCollection<Comment>("comments", []);
