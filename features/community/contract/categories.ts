/** Categories of the community page. */
export const CATEGORIES = [
  { value: "website", label: "Websites" },
  { value: "business", label: "Business" },
  { value: "portfolio", label: "Portfolios" },
  { value: "shop", label: "Shops" },
  { value: "tool", label: "Tools" },
  { value: "game", label: "Games" },
  { value: "education", label: "Learning" },
  { value: "event", label: "Events" },
  { value: "other", label: "Other" },
] as const;
export type Category = (typeof CATEGORIES)[number]["value"];
export const CATEGORY_VALUES = CATEGORIES.map(({ value }) => value) as unknown as readonly [Category, ...Category[]];

export const REPORT_REASONS = [
  { value: "deception", label: "It deceives people, or asks for their passwords" },
  { value: "malware", label: "It harms the visitor's device" },
  { value: "abuse", label: "It insults, threatens or shows violence" },
  { value: "sexual", label: "It shows sexual content" },
  { value: "rights", label: "It uses what belongs to somebody else" },
  { value: "spam", label: "It is spam" },
  { value: "other", label: "Something else" },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]["value"];
export const REPORT_VALUES = REPORT_REASONS.map(({ value }) => value) as unknown as readonly [
  ReportReason,
  ...ReportReason[],
];
