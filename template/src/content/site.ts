export const site = {
  name: "New project",
  tagline: "Nothing is built here yet.",
};
