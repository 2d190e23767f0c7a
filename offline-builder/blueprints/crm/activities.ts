import { createCollection } from "@/lib/collection";
import { inDays } from "@/lib/dates";

export const activityKinds = [__("Call"), __("Email"), __("Meeting"), __("Note")] as const;

/** Something that happened with a contact. */
export interface Activity {
  id: string;
  contactId: string;
  kind: (typeof activityKinds)[number];
  text: string;
  /** "2026-03-14" */
  day: string;
}

const sampleActivities: Activity[] = [
  { id: "sample-activity-1", contactId: "sample-contact-1", kind: activityKinds[0], text: __("Talked about the first steps."), day: inDays(-9) },
  { id: "sample-activity-2", contactId: "sample-contact-1", kind: activityKinds[1], text: __("Sent the offer."), day: inDays(-4) },
  { id: "sample-activity-3", contactId: "sample-contact-3", kind: activityKinds[2], text: __("First meeting, promising."), day: inDays(-12) },
  { id: "sample-activity-4", contactId: "sample-contact-5", kind: activityKinds[2], text: __("Visit on site."), day: inDays(-6) },
];

export const activities = createCollection<Activity>("activities", sampleActivities);
