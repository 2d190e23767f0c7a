/** Name of the view in the specification and in `history.state`. [T2.02] */
export const ERRORS_TOOL = "error";
