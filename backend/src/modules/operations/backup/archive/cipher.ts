import { Readable } from "node:stream";
import { messageOf } from "../../../../lib/message-of";
import { BackupFailure } from "./failure";

/** With what backups are encrypted: a passphrase, or the public key of one who alone can open them. */
export interface Lock {
	passphrase?: string | undefined;
	recipient?: string | undefined;
}

/** With what they are opened: the passphrase, or the private key to the public one. */
export interface Key {
	passphrase?: string | undefined;
	identity?: string | undefined;
}

type Chunks = ReadableStream<Uint8Array>;

/** Passphrases are long and random (the configuration sees to it), so that guessing is hopeless at any cost of a guess. */
const WORK_FACTOR = 15;
const WRONG_KEY = "no identity matched";

export const isLocked = ({ passphrase, recipient }: Lock) => passphrase !== undefined || recipient !== undefined;

/** The content in the age format: encrypted, and every piece of it authenticated. */
export async function encrypt(content: Readable, lock: Lock): Promise<Readable> {
	const { Encrypter } = await import("age-encryption");
	const encrypter = new Encrypter();
	if (lock.recipient) encrypter.addRecipient(lock.recipient);
	else if (lock.passphrase) {
		encrypter.setPassphrase(lock.passphrase);
		encrypter.setScryptWorkFactor(WORK_FACTOR);
	}
	return through(content, (source) => encrypter.encrypt(source));
}

/** The content of what `encrypt` made. Fails with BackupFailure when the key is not its own. */
export async function decrypt(content: Readable, key: Key): Promise<Readable> {
	if (!key.passphrase && !key.identity)
		throw new BackupFailure("Cette sauvegarde est chiffrée : indiquez BACKUP_PASSPHRASE ou BACKUP_IDENTITY.");
	const { Decrypter } = await import("age-encryption");
	const decrypter = new Decrypter();
	if (key.passphrase) decrypter.addPassphrase(key.passphrase);
	if (key.identity) decrypter.addIdentity(key.identity);
	try {
		return await through(content, (source) => decrypter.decrypt(source));
	} catch (error) {
		if (!messageOf(error).includes(WRONG_KEY)) throw error;
		throw new BackupFailure("La phrase secrète ou la clé n'est pas celle de cette sauvegarde. Rien n'a été modifié.");
	}
}

/** Node's stream through one of the standard's, as age takes it. */
async function through(content: Readable, change: (source: Chunks) => Promise<Chunks>): Promise<Readable> {
	const changed = await change(Readable.toWeb(content) as Chunks);
	return Readable.from(chunksOf(changed), { objectMode: false });
}

async function* chunksOf(stream: Chunks): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}
