/** Replaces the keys of a backend, by people who manage the project. */
import { z } from "zod";
import { route } from "@slipway/kernel/contract/route";

export const keyRoutes = {
  rotateKeys: route({
    method: "POST",
    path: "/projects/{id}/cloud/keys",
    policy: { project: "ManageProjectSettings" },
    summary: "Other keys: the service key ends at once, the anon key before them after 30 days",
    params: z.object({ id: z.string() }),
    body: z.object({}),
    result: z.object({ anon_key: z.string(), keys_end_at: z.string(), former_key_until: z.string() }),
    errors: [{ status: 404, code: "cloud_not_enabled" }],
    rate: { max: 10, seconds: 3600 },
  }),
} as const;
