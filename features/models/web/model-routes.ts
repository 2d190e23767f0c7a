/** What is read again when a connection changes: the page's list and what people pick from. */
export const MODEL_ROUTES = ["/admin/models", "/models"] as const;
