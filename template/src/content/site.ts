export const site = {
  name: "New project",
  tagline: "Your app appears here.",
};
