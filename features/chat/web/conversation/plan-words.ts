/** What the agent reads when somebody has a plan of Chat carried out; the page shows its first line alone. */
const IMPLEMENT = "Implement the plan:";

export const askForPlan = (plan: string): string => `${IMPLEMENT}\n\n${plan}`;

export const asksForPlan = (text: string): boolean => text.startsWith(`${IMPLEMENT}\n`);
