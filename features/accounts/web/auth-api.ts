/** Calls of the sign-in library, which are not declared routes; same error body as everything else. [AC1] */
import { createClient } from "@slipway/kernel/contract/client";
import { route } from "@slipway/kernel/contract/route";
import { sessionFetch } from "@slipway/ui/api/client";
import { z } from "zod";
import type { authBodies, AuthPath } from "../contract/auth-bodies.ts";

const client = createClient({ baseUrl: "", fetch: sessionFetch });
const anything = z.unknown();

/** `signed_in` false after signing up: the address has to be proven first. Throws `AppError` with the server's sentence. */
export async function postAuth<P extends AuthPath>(
  path: P,
  body: z.input<(typeof authBodies)[P]>,
): Promise<{ signed_in: boolean }> {
  const address = route({
    method: "POST",
    path: `/auth/${path}`,
    policy: "public",
    summary: "",
    body: anything,
    result: anything,
  });
  return (await client(address, { body })) as { signed_in: boolean };
}
