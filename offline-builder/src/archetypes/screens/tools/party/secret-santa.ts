import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { copying, kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const secretSanta = toolArchetype({
  id: "secret-santa",
  asked:
    /(?<![\p{L}])(?:secret ?santa|kris ?kringle|gift (?:exchange|swap)(?: (?:draw|generator|app|organi[sz]er))?|(?:christmas )?(?:gift|present) draw|(?:draw|pick) names for (?:christmas|presents?|gifts?)|wichtel(?:n|-?(?:app|generator|tool|auslosung|ziehung|lose|partner))?|(?:julklapp|engerl und bengerl)|amigo (?:invisible|secreto)|intercambio (?:navideño|de regalos))(?:-?(?:app|generator|tool|auslosung))?(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:gift ideas|ideas de regalos?|geschenkideen|wish ?lists?|wunschlisten?)(?![\p{L}])/iu,
  blueprint: "SecretSanta",
  title: ["Secret Santa", "Wichteln", "Amigo invisible"],
  icon: "Gift",
  look: appLooks.kitchen,
  kind: ["a Secret Santa draw", "eine Auslosung zum Wichteln", "un sorteo del amigo invisible"],
  names: [
    ["Hush and Wrap", "One for Each"],
    ["Stille Post", "Für jeden eins"],
    ["Chitón y lazo", "Uno para cada uno"],
  ],
  tagline: [
    "Draw who gives a present to whom, without anyone seeing the rest.",
    "Auslosen, wer wem etwas schenkt, ohne dass jemand den Rest sieht.",
    "Sortea quién regala a quién, sin que nadie vea lo demás.",
  ],
  features: ["draw", "link", "persist"],
  pieces: [kept, random, copying, ["tools/gift-draw.ts", "src/lib/gift-draw.ts"]],
  claims: [
    [
      "Everyone gives to one and gets from one, nobody draws themselves, and pairs you name do not draw each other",
      "Alle beschenken eine Person und werden von einer beschenkt, niemand zieht sich selbst, und genannte Paare ziehen einander nicht",
      "Cada cual regala a uno y recibe de uno, nadie se saca a sí mismo, y las parejas que indiques no se sacan",
    ],
    [
      "The name is shown on the device to one after the other, or by a link for each person that shows only theirs",
      "Der Name erscheint auf dem Gerät einem nach dem anderen oder über einen Link je Person, der nur ihren zeigt",
      "El nombre se muestra en el dispositivo de uno en uno, o con un enlace por persona que solo enseña el suyo",
    ],
  ],
  caveats: [
    [
      "No mail is sent: you send the links. A link holds its name encoded, not encrypted",
      "Es werden keine Mails verschickt: die Links verschicken Sie. Ein Link enthält den Namen kodiert, nicht verschlüsselt",
      "No se envía correo: los enlaces los mandas tú. Un enlace lleva el nombre codificado, no cifrado",
    ],
  ],
});
