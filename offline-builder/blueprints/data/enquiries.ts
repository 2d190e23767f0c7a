import { createCollection } from "@/lib/collection";

export interface Enquiry {
  id: string;
  name: string;
  email: string;
  phone: string;
  about: string;
  text: string;
  writtenAt: string;
}

export const enquiries = createCollection<Enquiry>("enquiries", []);
