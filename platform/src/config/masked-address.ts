/** An address as people may read it: where it leads, without what it is opened with. */
export const withoutPassword = (url: string | null): string => {
  if (url === null) return "not set";
  const parsed = URL.parse(url);
  if (parsed === null) return "set";
  if (parsed.password !== "") parsed.password = "***";
  for (const name of parsed.searchParams.keys())
    if (/pass|secret|key|token/i.test(name)) parsed.searchParams.set(name, "***");
  return parsed.href;
};
