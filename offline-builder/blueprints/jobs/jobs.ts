import { sampleJobs } from "@/content/sample-jobs";
import { createCollection } from "@/lib/collection";

export const contracts = [__("Full-time"), __("Part-time"), __("Temporary")] as const;

export interface Job {
  id: string;
  title: string;
  employer: string;
  place: string;
  contract: (typeof contracts)[number];
  /** As the employer says it: "from 38,000 a year". */
  pay: string;
  text: string;
}

export const jobs = createCollection<Job>("jobs", sampleJobs);
