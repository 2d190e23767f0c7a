import type { JobQueue } from "@slipway/platform/jobs/port";

export const mailQueue: JobQueue<{ noticeId: number }> = {
  name: "inbox-mail",
  resource: "io",
  retryLimit: 3,
  expireSeconds: 120,
};
