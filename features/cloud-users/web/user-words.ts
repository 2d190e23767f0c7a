/** A user in words. [C2.33] [C2.36] */
import type { CloudUser } from "../../cloud/contract/index.ts";

const NO_CONTACT = "No contact info";

export const labelOf = ({ display_name, email_data, phone_data }: CloudUser): string =>
  display_name ?? email_data?.email ?? phone_data?.phone ?? NO_CONTACT;

/** [C2.36] */
export const titleOf = (user: CloudUser): string => {
  const label = labelOf(user);
  return label === NO_CONTACT ? "Anonymous user" : label;
};

export interface LoginMethod {
  name: string;
  isActive: boolean;
}

export const methodsOf = ({ email_data, phone_data, providers }: CloudUser): LoginMethod[] => [
  { name: "Email", isActive: email_data !== null && (providers.length === 0 || providers.includes("email")) },
  { name: "Phone", isActive: phone_data !== null },
  { name: "Google", isActive: providers.includes("google") },
];

export const methodsInWords = (user: CloudUser): string =>
  methodsOf(user)
    .filter(({ isActive }) => isActive)
    .map(({ name }) => name)
    .join(", ");
