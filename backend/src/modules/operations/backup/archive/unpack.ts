import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { messageOf } from "../../../../lib/message-of";
import { decrypt, type Key } from "./cipher";
import { BackupFailure } from "./failure";
import { MANIFEST, type Manifest, manifestSchema, type Part } from "./manifest";

/** An entry of an archive that is being read. Its content must be read before the next entry is asked for. */
export interface OpenEntry {
	name: string;
	content: AsyncIterable<Buffer>;
}

/** The name that an archive has which is encrypted. */
export const LOCKED = /\.age$/;

/** Reads an archive to its end and compares every byte with its manifest. Throws BackupFailure where one is wrong. */
export async function verifyArchive(name: string, archive: Readable, key: Key): Promise<Manifest> {
	const found: Part[] = [];
	let manifest: Manifest | undefined;
	for await (const { name: entry, content } of openArchive(name, archive, key)) {
		const hash = createHash("sha256");
		const chunks: Buffer[] = [];
		let bytes = 0;
		for await (const chunk of content) {
			hash.update(chunk);
			bytes += chunk.length;
			if (entry === MANIFEST) chunks.push(chunk);
		}
		if (entry === MANIFEST) manifest = readManifest(name, Buffer.concat(chunks));
		else found.push({ name: entry, bytes, sha256: hash.digest("hex") });
	}
	if (!manifest) throw damaged(name, "il y manque la fin");
	const wrong = manifest.parts.findIndex((part, index) => !isSame(part, found[index]));
	if (wrong !== -1 || found.length !== manifest.parts.length)
		throw damaged(
			name,
			`la partie « ${(manifest.parts[wrong] ?? found.at(-1))?.name} » n'est pas celle qui a été écrite`,
		);
	return manifest;
}

/** The entries of an archive, in their order. What cannot be read of it throws BackupFailure. */
export async function* openArchive(name: string, archive: Readable, key: Key): AsyncGenerator<OpenEntry> {
	const tar = extract();
	const explained = (error: unknown) =>
		error instanceof BackupFailure || !isDamage(error) ? error : damaged(name, messageOf(error));
	async function* read(content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
		try {
			yield* content as AsyncIterable<Buffer>;
		} catch (error) {
			throw explained(error);
		}
	}
	try {
		const opened = LOCKED.test(name) ? await decrypt(archive, key) : archive;
		// What it fails of destroys the last stream, and so is thrown where that one is read.
		pipeline(opened, createGunzip(), tar).catch(() => undefined);
		for await (const entry of tar) yield { name: entry.header.name, content: read(entry) };
	} catch (error) {
		throw explained(error);
	} finally {
		tar.destroy();
		archive.destroy();
	}
}

function readManifest(name: string, content: Buffer): Manifest {
	try {
		return manifestSchema.parse(JSON.parse(content.toString("utf8")));
	} catch {
		throw damaged(name, "son inventaire ne se lit pas, ou vient d'une version plus récente de la boutique");
	}
}

const isSame = (one: Part, other: Part | undefined) =>
	one.name === other?.name && one.bytes === other.bytes && one.sha256 === other.sha256;

/** A connection or a disk that failed says so by a code of the system; what the archive's readers throw has none. */
const isDamage = (error: unknown) =>
	!(error instanceof Error && "code" in error && /^E(?!RR_)[A-Z]+$/.test(String(error.code)));

const damaged = (name: string, why: string) =>
	new BackupFailure(`La sauvegarde « ${name} » est abîmée ou incomplète (${why}). Rien n'a été modifié.`);
