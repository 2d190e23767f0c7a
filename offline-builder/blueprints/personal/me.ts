export interface PlaceOnTheWeb {
  title: string;
  url: string;
}

export interface Station {
  what: string;
  where: string;
  span: string;
  text: string;
}

/** Everything that the page says: invented until it is replaced here. */
export const me = {
  role: $$("role"),
  place: __("Port Ellis"),
  email: "hello@example.com",
  about: __("I like work that can be seen at the end of the day, and people who say what they think. When I am not working I am by the water."),
  links: [
    { title: __("What I am reading"), url: "https://example.com/reading" },
    { title: __("Photos"), url: "https://example.com/photos" },
    { title: __("Talks and texts"), url: "https://example.com/talks" },
  ] satisfies PlaceOnTheWeb[],
  work: [
    { what: $$("role"), where: __("Port Ellis"), span: `2021 – ${__("today")}`, text: __("What I do now: the plans, the people, and what comes of them.") },
    { what: __("The years before"), where: __("Two smaller towns"), span: "2014 – 2021", text: __("Where I learned to begin with what is there.") },
  ] satisfies Station[],
  education: [{ what: __("School and training"), where: __("Port Ellis College"), span: "2010 – 2014", text: "" }] satisfies Station[],
  skills: [__("Planning"), __("Listening"), __("First aid"), __("Spanish")],
};

/** "Robin Hale" is RH. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join("");
