/** The common interface of second factors. */
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import { textField, type AuthCall } from "../auth-call.ts";
import { authError } from "../auth-error.ts";
import type { Method } from "../sessions/sessions.ts";
import type { FactorRow, User } from "../users/user-record.ts";
import type { NewChallenge, OpenChallenge } from "./challenges.ts";

export const enrollmentSchema = z.object({
  factor_type: textField,
  friendly_name: textField,
  issuer: textField,
  phone: textField,
});
export type Enrollment = z.output<typeof enrollmentSchema>;

export const proofSchema = z.object({
  challenge_id: textField,
  code: textField,
  webauthn: z.object({ credential_response: z.unknown() }).optional(),
});
export type Proof = z.output<typeof proofSchema>;

export interface FactorKind {
  /** The `amr` entry of sessions that this factor raised. */
  method: Method;
  /**
   * Answers what the factor's row stores, and what the response holds beside id, type and name. Throws where the factor
   * is not offered.
   */
  enroll(
    call: AuthCall,
    from: { fields: Enrollment; user: User },
  ): { kept: { secret?: string; phone?: string }; answer: Record<string, unknown> };
  /** Answers what the challenge's row stores, and what the response holds beside id, type and end. */
  ask(
    call: AuthCall,
    tx: Queries,
    of: { factor: FactorRow; user: User },
  ): Promise<{ kept: Partial<NewChallenge>; answer: Record<string, unknown> }>;
  /** Throws unless the proof holds. The challenge's row keeps the answered code. */
  prove(
    call: AuthCall,
    tx: Queries,
    by: { factor: FactorRow; challenge: OpenChallenge; proof: Proof },
  ): Promise<{ code: string | null }>;
}

export const notProven = (message: string) => authError(422, "mfa_verification_failed", message);
