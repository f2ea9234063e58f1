import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "./cipher";

test("what is encrypted to a public key is opened by its private half alone", async () => {
	const [identity, other] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
	const recipient = await identityToRecipient(identity);
	const locked = () => encrypt(Readable.from(["adresses"], { objectMode: false }), { recipient });
	expect(await text(await decrypt(await locked(), { identity }))).toBe("adresses");
	await expect(decrypt(await locked(), { identity: other })).rejects.toThrow("n'est pas celle de cette sauvegarde");
	await expect(decrypt(await locked(), {})).rejects.toThrow("BACKUP_IDENTITY");
	expect(await text(await locked())).not.toContain("adresses");
});
