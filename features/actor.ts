/** The signed-in person behind a call. */
export interface Actor {
  userId: string;
  email: string;
  displayName: string;
  isStaff: boolean;
  /** How the call was authenticated. */
  via: "session" | "api_token" | "access_token";
  /** The session behind the call. For an access token: the session that made it. */
  sessionId: string | null;
  /** The API token behind the call. For an access token: the API token that made it. */
  apiTokenId?: string | null;
  /** The workspace whose single sign-on made the session, or the session that made the token. */
  ssoWorkspaceId: string | null;
}

/** The person and the sign-in that rights are asked for. `ANY_SIGN_IN` where there is no session. */
export type Caller = Pick<Actor, "userId" | "ssoWorkspaceId">;
