/** REST requests as one of the app's visitors, as other features ask for them: `services.cloud.tryRequest`. */
export interface TriedRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  table: string;
  /** Without the question mark, encoded. */
  query: string;
  /** JSON; null for none. */
  body: string | null;
  /** The id of one of the app's people; null: a stranger. */
  as: string | null;
}

export interface RestAnswer {
  status: number;
  body: string;
  /** The answer was longer than a screen shows. */
  is_cut: boolean;
}
