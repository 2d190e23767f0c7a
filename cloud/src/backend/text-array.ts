/** A list as the value of one `text[]` parameter: arrays among the values go out as JSON. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
