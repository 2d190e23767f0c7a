export const spanish: Readonly<Record<string, string>> = {};
