export interface Station {
  what: string;
  where: string;
  from: string;
  until: string;
  text: string;
}

export interface Resume {
  name: string;
  role: string;
  email: string;
  phone: string;
  place: string;
  about: string;
  jobs: Station[];
  schools: Station[];
  skills: string;
}

export const emptyStation: Station = { what: "", where: "", from: "", until: "", text: "" };

export const emptyResume: Resume = { name: "", role: "", email: "", phone: "", place: "", about: "", jobs: [emptyStation], schools: [], skills: "" };

/** An invented person, so that the first visitor sees what comes of it. */
export const sampleResume: Resume = {
  name: __("Robin Hale"),
  role: __("Workshop manager"),
  email: "robin@example.com",
  phone: "+00 555 0142",
  place: __("Port Ellis"),
  about: __("Runs workshops so that people like to work in them: clear plans, short ways, and machines that are looked after."),
  jobs: [
    { what: __("Workshop manager"), where: __("Hale & Daughters"), from: "2021", until: "", text: __("Leads a team of seven. Brought the time from order to delivery from nine weeks to five.") },
    { what: __("Joiner"), where: __("Quay Joinery"), from: "2016", until: "2021", text: __("Stairs and windows, from drawing to fitting.") },
  ],
  schools: [{ what: __("Apprenticeship as a joiner"), where: __("Port Ellis College"), from: "2013", until: "2016", text: "" }],
  skills: __("Planning, timber, first aid, Spanish"),
};

/** "2016 – 2021"; what has no end goes on. */
export function spanOf({ from, until }: Station): string {
  if (from === "") return until;
  return until === "" ? `${from} – ${__("today")}` : `${from} – ${until}`;
}

export const skillsOf = (resume: Resume): string[] =>
  resume.skills
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter(Boolean);

export const isEmpty = (station: Station): boolean => Object.values(station).every((value) => value.trim() === "");
