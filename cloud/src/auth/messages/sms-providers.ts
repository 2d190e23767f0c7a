/** The services that carry a project's text messages. Each speaks its own HTTP interface; keys are the project's. */
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import type { AuthSettings } from "../settings/auth-settings.ts";

export type Channel = "sms" | "whatsapp";

export interface TextMessage {
  /** E.164 without its plus. */
  phone: string;
  text: string;
  channel: Channel;
}

interface Attempt {
  url: string;
  headers?: Record<string, string>;
  form: Record<string, string>;
  /** Answers the failure that the response reports, or null, and the message's id when it was sent. */
  read(answer: Record<string, unknown>): { error: string | null; id: string };
}

export interface SmsProvider {
  /** Answers the message's id; throws an Error with the service's own words. */
  send(message: TextMessage): Promise<string>;
  /** Set for services that make and check the codes themselves. */
  verify?(phone: string, code: string): Promise<boolean>;
}

/** Every host that a project's messages are sent through. */
export const SMS_ORIGINS = [
  "https://api.twilio.com",
  "https://verify.twilio.com",
  "https://rest.messagebird.com",
  "https://api.textlocal.in",
  "https://rest.nexmo.com",
] as const;

const TIMEOUT_MS = 10_000;
/** Such answers have a few kilobytes. */
const MAX_ANSWER_BYTES = 262_144;

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const firstOf = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) && typeof value[0] === "object" && value[0] !== null
    ? (value[0] as Record<string, unknown>)
    : {};

async function attempt(fetch: typeof globalThis.fetch, { url, headers = {}, form, read }: Attempt): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...headers },
    body: new URLSearchParams(form).toString(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const parsed: unknown = await boundedResponse(answer, MAX_ANSWER_BYTES)
    .json()
    .catch(() => null);
  const body = typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  const { error, id } = read(body);
  if (error !== null) throw new Error(error);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return id;
}

const twilioAddress = ({ phone, channel }: Pick<TextMessage, "phone" | "channel">): string =>
  channel === "whatsapp" ? `whatsapp:+${phone}` : `+${phone}`;

const readTwilio: Attempt["read"] = (body) => ({
  error:
    body.status === "failed" || body.status === "undelivered" || typeof body.code === "number"
      ? word(body.error_message) || word(body.message) || "the message was not accepted"
      : null,
  id: word(body.sid),
});

function twilio({ twilio_settings: keys }: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider {
  const url = `${SMS_ORIGINS[0]}/2010-04-01/Accounts/${encodeURIComponent(keys.account_sid)}/Messages.json`;
  const sender = keys.message_service_sid;
  const from: Record<string, string> = sender.startsWith("MG") ? { MessagingServiceSid: sender } : { From: sender };
  const headers = { authorization: basic(keys.account_sid, keys.auth_token) };
  return {
    send: (message) =>
      attempt(fetch, {
        url,
        headers,
        form: { To: twilioAddress(message), ...from, Body: message.text },
        read: readTwilio,
      }),
  };
}

function twilioVerify({ twilio_verify_settings: keys }: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider {
  const service = `${SMS_ORIGINS[1]}/v2/Services/${encodeURIComponent(keys.message_service_sid)}`;
  const headers = { authorization: basic(keys.account_sid, keys.auth_token) };
  return {
    send: ({ phone, channel }) =>
      attempt(fetch, {
        url: `${service}/Verifications`,
        headers,
        form: { To: `+${phone}`, Channel: channel },
        read: readTwilio,
      }),
    async verify(phone, code) {
      const read: Attempt["read"] = (body) => ({ error: null, id: word(body.status) });
      const form = { To: `+${phone}`, Code: code };
      const status = await attempt(fetch, { url: `${service}/VerificationCheck`, headers, form, read }).catch(() => "");
      return status === "approved";
    },
  };
}

function messagebird({ messagebird_settings: keys }: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider {
  return {
    send: ({ phone, text }) =>
      attempt(fetch, {
        url: `${SMS_ORIGINS[2]}/messages`,
        headers: { authorization: `AccessKey ${keys.access_key}` },
        form: { originator: keys.originator, body: text, recipients: phone, type: "sms", datacoding: "unicode" },
        read: (body) => ({
          error: Array.isArray(body.errors)
            ? word(firstOf(body.errors).description) || "the message was not accepted"
            : null,
          id: word(body.id),
        }),
      }),
  };
}

function textlocal({ textlocal_settings: keys }: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider {
  return {
    send: ({ phone, text }) =>
      attempt(fetch, {
        url: `${SMS_ORIGINS[3]}/send/`,
        form: { sender: keys.sender, apikey: keys.api_key, message: text, numbers: phone },
        read: (body) => ({
          error: Array.isArray(body.errors)
            ? word(firstOf(body.errors).message) || "the message was not accepted"
            : null,
          id: word(firstOf(body.messages).id),
        }),
      }),
  };
}

function vonage({ vonage_settings: keys }: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider {
  return {
    send: ({ phone, text }) =>
      attempt(fetch, {
        url: `${SMS_ORIGINS[4]}/sms/json`,
        form: { from: keys.from, to: phone, text, type: "unicode", api_key: keys.api_key, api_secret: keys.api_secret },
        read(body) {
          const message = firstOf(body.messages);
          return {
            error: message.status === "0" ? null : word(message["error-text"]) || "the message was not accepted",
            id: word(message["message-id"]),
          };
        },
      }),
  };
}

const PROVIDERS = { twilio, twilio_verify: twilioVerify, messagebird, textlocal, vonage };

export const smsProviderOf = (settings: AuthSettings, fetch: typeof globalThis.fetch): SmsProvider =>
  PROVIDERS[settings.sms_provider](settings, fetch);

export const isChannelOffered = (settings: AuthSettings, channel: string): channel is Channel =>
  channel === "sms" || (channel === "whatsapp" && settings.sms_provider.startsWith("twilio"));
