/** A certificate for one name of this machine, valid for a day, signed with its own key: what Node cannot make by itself. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Distinguished encoding rules of ASN.1: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const short = content.length < 128;
  const bytes = Buffer.from(content.length.toString(16).padStart(content.length > 255 ? 4 : 2, "0"), "hex");
  const length = short ? Buffer.from([content.length]) : Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const time = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));

const ECDSA_SHA256 = sequence(identifier("2a8648ce3d040302"));
const COMMON_NAME = identifier("550403");
const ALTERNATIVE_NAMES = identifier("551d11");
const BASIC_CONSTRAINTS = identifier("551d13");
const DAY_MS = 86_400_000;

export interface SelfSigned {
  /** PEM. */
  certificate: string;
  key: string;
}

export function selfSignedCertificate(name: string): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const names = sequence(der(0x82, Buffer.from(name)), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
    sequence(ALTERNATIVE_NAMES, der(0x04, names)),
  );
  const serial = randomBytes(8);
  serial[0]! &= 0x7f;
  serial[0]! |= 0x40;
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ECDSA_SHA256,
    subject,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = sign("sha256", content, privateKey);
  const whole = sequence(content, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = whole
    .toString("base64")
    .replaceAll(/(.{64})/g, "$1\n")
    .trimEnd();
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
