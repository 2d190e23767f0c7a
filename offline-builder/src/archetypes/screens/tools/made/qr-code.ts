import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { colorRules, copying, downloading, kept, segments, slider } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const qrCode = toolArchetype({
  id: "qr-code",
  asked: called(
    "qr[ -]?(?:codes?)?[ -]?(?:generator|maker|creator|builder|ersteller|erzeuger|tool|app)",
    "(?:generate|create|make)s? (?:a |an |my |our )?qr[ -]?codes?",
    "qr[ -]?codes? (?:generieren|erstellen|erzeugen|machen)",
    "generator (?:for|für) qr[ -]?codes?",
    "(?:wi-?fi|wlan) qr(?:[ -]?codes?)?",
    "(?:generador|creador) de (?:c(?:ó|o)digos? )?qr",
    "(?:generar|crear) (?:un |el )?(?:c(?:ó|o)digos? )?qr",
    "^qr[ -]?codes?$",
    "^c(?:ó|o)digos? qr$",
  ),
  other: called(
    "scann?er",
    "reader",
    "tickets?",
    "menus?",
    "check[- ]?in",
    "attendance",
    "leser",
    "einlass",
    "lector",
    "entradas",
    "menú",
  ),
  blueprint: "QrCode",
  title: ["QR code", "QR-Code", "Código QR"],
  icon: "QrCode",
  look: appLooks.desk,
  kind: ["a QR code generator", "ein QR-Code-Generator", "un generador de códigos QR"],
  names: [
    ["Squarely", "Little Squares"],
    ["Quadratwerk", "Kästchen"],
    ["Cuadraditos", "A cuadros"],
  ],
  tagline: [
    "An address, a text or your Wi-Fi as a code to scan.",
    "Eine Adresse, ein Text oder Ihr WLAN als Code zum Scannen.",
    "Una dirección, un texto o tu wifi como código para escanear.",
  ],
  features: ["generate", "download"],
  pieces: [
    kept,
    copying,
    segments,
    slider,
    downloading,
    colorRules,
    ["tools/qr-rules.ts", "src/lib/qr-rules.ts"],
    ["tools/qr-content.ts", "src/lib/qr-content.ts"],
  ],
  claims: [
    [
      "Codes are made in the browser, for addresses, texts up to 2331 bytes and Wi-Fi, and can be saved as SVG and PNG",
      "Codes entstehen im Browser, für Adressen, Texte bis 2331 Byte und WLAN, und lassen sich als SVG und PNG speichern",
      "Los códigos se crean en el navegador, para direcciones, textos de hasta 2331 bytes y wifi, y se guardan como SVG y PNG",
    ],
    [
      "They point straight at what they hold: no detour over a service, and no count of scans",
      "Sie führen geradewegs zu dem, was sie enthalten: kein Umweg über einen Dienst und keine Zählung",
      "Llevan directamente a lo que contienen: sin rodeos por un servicio y sin contar lecturas",
    ],
  ],
  vocabulary: { en: "generator", es: "generador" },
});
