import { AppError, conflict, forbidden } from "@slipway/kernel/errors";

export const queueFull = (): AppError =>
  new AppError({
    code: "queue_full",
    status: 503,
    userMessage: "Many messages are waiting in this project already. Please wait until some of them are done.",
    kind: "user",
    retryAfter: 30,
  });
export const alreadyStarted = (): AppError => conflict("already_started", "This message is being worked on already.");
export const notWaiting = (): AppError =>
  conflict("not_waiting", "This question is not open any more: somebody has answered it, or its turn has ended.");
export const notRetryable = (): AppError => conflict("not_retryable", "This turn cannot be run again.");
/** The caller went away before the answer. [W8.03] [CH5] */
export const clientClosed = (): AppError =>
  new AppError({ code: "client_closed", status: 499, userMessage: "The request was cancelled.", kind: "user" });

export const notOwnMessage = (name: string): AppError => forbidden(`Only ${name} can change this message.`);
export const notNewest = (): AppError =>
  conflict("not_newest", "Only a message that no change followed can be reworded, once its turn has ended.");
