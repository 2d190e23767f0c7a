/** Vite's messages go to the host. */
import { createLogger, type Logger } from "vite";
import { sendLog } from "./channel.ts";

const stripAnsi = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, "");

export function channelLogger(): Logger {
  const logger = createLogger("info");
  logger.info = (message) => sendLog("info", stripAnsi(message));
  logger.warn = (message) => sendLog("warning", stripAnsi(message));
  logger.warnOnce = (message) => sendLog("warning", stripAnsi(message));
  logger.error = (message) => sendLog("error", stripAnsi(message));
  return logger;
}
