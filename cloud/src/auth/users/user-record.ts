/** A person of the project's app: the row, and what clients see of it. */

export interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_token: string | null;
  confirmation_sent_at: Date | null;
  recovery_token: string | null;
  recovery_sent_at: Date | null;
  email_change_token_new: string | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: Date | null;
  updated_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string | null;
  phone_change_token: string | null;
  phone_change_sent_at: Date | null;
  confirmed_at: Date | null;
  email_change_token_current: string | null;
  email_change_confirm_status: number | null;
  banned_until: Date | null;
  reauthentication_token: string | null;
  reauthentication_sent_at: Date | null;
  is_sso_user: boolean;
  deleted_at: Date | null;
  is_anonymous: boolean;
}

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
}

export interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn" | "phone";
  status: "unverified" | "verified";
  phone: string | null;
  created_at: string;
  updated_at: string;
}

export interface User extends UserRow {
  identities: IdentityRow[];
  factors: FactorRow[];
}

export type Metadata = Record<string, unknown>;

export const emailOf = (user: UserRow): string => user.email ?? "";
export const phoneOf = (user: UserRow): string => user.phone ?? "";
export const hasPassword = (user: UserRow): boolean => (user.encrypted_password ?? "") !== "";
export const isConfirmed = (user: UserRow): boolean => user.email_confirmed_at !== null;
export const isPhoneConfirmed = (user: UserRow): boolean => user.phone_confirmed_at !== null;
export const isBanned = (user: UserRow, now: number): boolean =>
  user.banned_until !== null && user.banned_until.getTime() > now;
export const hasVerifiedFactor = (user: User): boolean => user.factors.some(({ status }) => status === "verified");
export const identityOf = (user: User, provider: string): IdentityRow | undefined =>
  user.identities.find((identity) => identity.provider === provider);

/** Absent rather than null: clients tell "not yet" by the missing field. */
const present = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );

/** Names of id and identity_id are the other way round than in the table: clients expect them so. */
const identityView = (identity: IdentityRow): Record<string, unknown> => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  ...present({ last_sign_in_at: identity.last_sign_in_at }),
  created_at: identity.created_at,
  updated_at: identity.updated_at,
  ...present({ email: identity.email }),
});

export const factorView = ({ id, friendly_name, factor_type, status, phone, created_at, updated_at }: FactorRow) => ({
  id,
  created_at,
  updated_at,
  status,
  ...present({ friendly_name, phone }),
  factor_type,
});

/** No hash and no token is in it. */
export function userView(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? "",
    role: user.role ?? "",
    email: user.email ?? "",
    ...present({ email_confirmed_at: user.email_confirmed_at, invited_at: user.invited_at }),
    phone: user.phone ?? "",
    ...present({
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(factorView) }),
    identities: user.identities.map(identityView),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  };
}
