/** Routes that are read again when a connection changes: the page's list and the models people pick from. */
export const MODEL_ROUTES = ["/admin/models", "/models"] as const;
