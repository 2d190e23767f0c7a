import { createCollection } from "@/lib/collection";

export interface Application {
  id: string;
  jobId: string;
  name: string;
  email: string;
  text: string;
  sentAt: string;
}

export const applications = createCollection<Application>("applications", []);
