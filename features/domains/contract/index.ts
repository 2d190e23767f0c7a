/** Whether others can reach this installation, and what its operator can do about it. (product page: Staff > Reach) */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const hostKindSchema = z.enum(["app", "preview", "sites", "cloud"]);
export type HostKind = z.infer<typeof hostKindSchema>;

const recordSchema = z.object({ name: z.string(), type: z.enum(["A", "AAAA"]), value: z.string() });

export const addressReportSchema = z.object({
  /** Only loopback names are configured: nobody else can open them. */
  this_computer_only: z.boolean(),
  /** Who makes the certificates: Slipway, a proxy in front, or nobody because it is plain http. */
  tls: z.enum(["acme", "proxy", "none"]),
  /** ISO 8601 instant. */
  checked_at: z.string(),
  hosts: z.array(
    z.object({
      kind: hostKindSchema,
      /** Such as `slipway.example.org` or `*.preview.example.net`. */
      name: z.string(),
      /** `unknown`: no resolver could be asked, which says nothing about the address. */
      state: z.enum(["ok", "wrong", "unknown"]),
      sentence: z.string(),
      /** DNS records to create; empty for names of this computer and for bare addresses. */
      records: z.array(recordSchema),
    }),
  ),
  /** The records contain addresses of a private network. */
  addresses_are_private: z.boolean(),
  /** Settings that work but could be safer. */
  advice: z.array(z.string()),
});
export type AddressReport = z.infer<typeof addressReportSchema>;

export const domainsContract = {
  report: route({
    method: "GET",
    path: "/admin/domains",
    policy: "staff",
    summary: "Every kind of address with what its last probe found; probes when the last one is older than a minute",
    result: addressReportSchema,
  }),
  check: route({
    method: "POST",
    path: "/admin/domains/check",
    policy: "staff",
    summary: "Probes every kind of address now, through its public name",
    body: z.object({}),
    result: addressReportSchema,
    rate: { max: 30, seconds: 60 },
  }),
  answer: route({
    method: "GET",
    path: "/domains/answers/{question}",
    policy: "public",
    summary: "What only this installation can answer while it probes itself",
    params: z.object({ question: z.string().regex(/^[a-z0-9]{32}$/, "is not a question") }),
    result: z.object({ answer: z.string() }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  mayHaveCertificate: route({
    method: "GET",
    // The proxies of operators ask this path, so it keeps its name.
    path: "/reach/certificates",
    policy: "public",
    summary: "200 for a name that is served here, for a proxy that makes certificates on demand; else 404",
    query: z.object({
      domain: z
        .string()
        .max(253)
        .regex(/^[a-z0-9.-]+$/i, "is not a name"),
    }),
    result: z.object({ domain: z.string() }),
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
