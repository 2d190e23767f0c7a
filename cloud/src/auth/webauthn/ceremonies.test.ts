import { isoCBOR } from "@simplewebauthn/server/helpers";
import { expect, it } from "vitest";
import { testAuthenticator } from "../../testing/test-authenticator.ts";
import { provenKnownKey, provenNewKey, readAnswer, saysNothingOfItsMaker, type OpenCeremony } from "./ceremonies.ts";

const attested = (fmt: string, statement: [string, unknown][]): Promise<boolean> => {
  const parts = new Map<string, unknown>([
    ["fmt", fmt],
    ["attStmt", new Map(statement)],
    ["authData", new Uint8Array(8)],
  ]);
  return saysNothingOfItsMaker(Buffer.from(isoCBOR.encode(parts as never)).toString("base64url"));
};

it("refuses attestation certificates, since checking them would fetch addresses they name", async () => {
  const certificates = ["x5c", [new Uint8Array([48, 0])]] satisfies [string, unknown];
  expect(await attested("none", [])).toBe(true);
  expect(await attested("packed", [["alg", -7]])).toBe(true);
  for (const fmt of ["packed", "fido-u2f", "apple", "tpm", "android-key", "android-safetynet", "compound", ""])
    expect([fmt, await attested(fmt, [certificates])]).toEqual([fmt, false]);
});

it("accepts only an answer to its challenge, with the requested key", async () => {
  const origin = "https://shop.example";
  const asked: OpenCeremony = { challenge: "Y2hhbGxlbmdl", use: "passkey", rpId: "shop.example", origins: [origin] };
  const user = { id: Buffer.from("somebody").toString("base64url") };
  const device = testAuthenticator({ origin });
  const made = readAnswer(device.create({ ...asked, user }));
  const key = await provenNewKey(made, asked);
  expect(key).toMatchObject({ id: device.id, signCount: 0, transports: ["internal"], aaguid: null });
  for (const other of [
    { challenge: "b3RoZXI" },
    { rpId: "example" },
    { origins: [] },
    { origins: ["http://shop.example"] },
  ])
    expect(await provenNewKey(made, { ...asked, ...other })).toBeNull();
  const shown = readAnswer(device.get(asked));
  expect(await provenKnownKey(shown, { asked, key: key! })).toEqual({ signCount: 1, isBackedUp: false });
  expect(await provenKnownKey(shown, { asked, key: { ...key!, id: "another" } })).toBeNull();
  expect(await provenKnownKey(shown, { asked, key: { ...key!, publicKey: "AAAA" } })).toBeNull();
  expect(await provenNewKey(shown, asked)).toBeNull();
  expect(await provenKnownKey(made, { asked, key: key! })).toBeNull();
});
