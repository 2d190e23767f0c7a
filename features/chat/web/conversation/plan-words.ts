/** Wraps a plan from Chat for the agent; the page shows only the first line. */
const IMPLEMENT = "Implement the plan:";

export const askForPlan = (plan: string): string => `${IMPLEMENT}\n\n${plan}`;

export const asksForPlan = (text: string): boolean => text.startsWith(`${IMPLEMENT}\n`);
