import { expect, it } from "vitest";
import { prepareBuild } from "../../turn/build.ts";
import { partedCompounds } from "./compounds.ts";

it("parts a word for a place where its subject ends, with and without the joining letters", () => {
  expect(partedCompounds("meine Physiotherapiepraxis")).toContain("meine Physiotherapie-Praxis");
  expect(partedCompounds("eine Gitarrenschule")).toEqual(["eine Gitarren-Schule", "eine Gitarr-Schule"]);
  expect(partedCompounds("ein Blumenkranz")).toEqual([]);
});

it.each([
  ["Website für meine Physiotherapiepraxis", "physiotherapy"],
  ["Website für meine Physiotherapiepraxis mit Team, Preisen und Terminbuchung", "physiotherapy"],
  ["Website für ein Yogazentrum", "yoga"],
  ["Website für meine Bäckereifiliale", "bakery"],
  ["Website für meine Zahnarztpraxis", "dentist"],
  ["Website für meinen Hundesalon", "grooming"],
  ["Website für meine Fahrradwerkstatt", "bicycle"],
])("knows the subject of a compound: %s", (text, domain) => {
  const { plan } = prepareBuild(text, "de")!;
  expect(plan.options["known"]).toBe(true);
  expect(plan.domain).toContain(domain);
  expect(plan.request).toBe(text);
  expect(["Praxis", "Filiale", "Zentrum"]).not.toContain(plan.name);
});

it("leaves a subject that is known as one word as it is", () => {
  expect(prepareBuild("Website für meine Fahrradwerkstatt", "de")!.request.text).toBe(
    "Website für meine Fahrradwerkstatt",
  );
});
