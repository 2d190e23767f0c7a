/** Rules of the sign-in settings that the forms check. A stored value outside them stays until it is edited. [CA1] */

/** [C5.17] [C9.07] */
export const PASSWORD_MIN = { min: 6, max: 72 } as const;
/** Seconds. [C5.18] [C9.07] */
export const EMAIL_OTP_EXPIRY = { min: 60, max: 86_400 } as const;
/** Seconds. [C5.22] [C9.07] */
export const SMS_OTP_EXPIRY = { min: 60, max: 600 } as const;
/** [C5.19] [C5.22] */
export const OTP_LENGTH = { min: 4, max: 8 } as const;

export interface NumberRange {
  min: number;
  max: number;
}

/** The first broken rule of a typed whole number, or null. */
export function numberProblem(typed: string, { min, max }: NumberRange): string | null {
  if (!/^\d{1,9}$/.test(typed.trim())) return "Must be a whole number";
  const value = Number(typed);
  if (value < min) return `Value must be at least ${min}`;
  return value > max ? `Value must be at most ${max}` : null;
}

/** [C5.17] */
export function passwordLengthProblem(typed: string): string | null {
  const problem = numberProblem(typed, PASSWORD_MIN);
  return problem === `Value must be at least ${PASSWORD_MIN.min}` ? "Must be greater or equal to 6." : problem;
}

/** Empty: no end. Days that no calendar has, such as February 30, are refused too. [C5.22] */
export function datetimeProblem(typed: string): string | null {
  if (typed === "") return null;
  const read = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(typed) ? new Date(typed) : null;
  const isReal = read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(typed.slice(0, 16));
  return isReal ? null : "Invalid datetime string.";
}
