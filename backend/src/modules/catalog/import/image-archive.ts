import { rm } from "node:fs/promises";
import { posix } from "node:path";
import { splitWords } from "@confiserie/domain/text";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { IMPORTED_IMAGE_MAXIMUM_BYTES, readAtMost, TooLong } from "../../../lib/read-at-most";
import type { CsvRecord } from "./csv/columns";
import { referenceFrom } from "./mapping/cells";
import { RefusedFile } from "./xlsx/refused-file";

/** Most files of a ZIP, and most bytes of all that is read from it, unpacked. */
const MOST_FILES = 10_000;
const MOST_BYTES = 2 * 1024 * 1024 * 1024;

const IMAGE_NAME = /\.(webp|avif|jpe?g|png)$/i;
/** "REF_2.jpg" is the second image of the product REF: no reference has this sign. */
const NUMBERED = /^(.+?)(?:_(\d{1,3}))?\.\w+$/;
/** What operating systems put beside files. */
const HIDDEN = /^(\.|__MACOSX\/|thumbs\.db$)/i;

/** Images in a ZIP, for the rows of an import: a row names them, or they are named after its reference. No name becomes a path. */
export class ImageArchive {
	private readonly taken = new Set<string>();
	private bytes = 0;

	private constructor(
		private readonly path: string,
		private readonly zip: ZipFile,
		private readonly entries: ReadonlyMap<string, Entry>,
		private readonly byReference: ReadonlyMap<string, string[]>,
		/** Names of files that no row can have. */
		private readonly others: readonly string[],
		private readonly mostBytes: number,
	) {}

	/** @throws RefusedFile for a file that is no ZIP, or one of too many files; it is deleted */
	static async open(path: string, mostBytes = MOST_BYTES): Promise<ImageArchive> {
		let zip: ZipFile | undefined;
		try {
			zip = await openPromise(path, { lazyEntries: true, autoClose: false });
			if (zip.entryCount > MOST_FILES)
				throw new RefusedFile(`Ce ZIP contient plus de ${MOST_FILES} fichiers. Envoyez-le en plusieurs fois.`);
			const entries = new Map<string, Entry>();
			const others: string[] = [];
			for await (const entry of zip.eachEntry()) {
				const name = posix.basename(entry.fileName);
				if (entry.fileName.endsWith("/") || HIDDEN.test(entry.fileName) || HIDDEN.test(name)) continue;
				if (!IMAGE_NAME.test(name) || entries.has(keyOf(name))) others.push(entry.fileName);
				else entries.set(keyOf(name), entry);
			}
			return new ImageArchive(path, zip, entries, namedAfterReferences(entries), others, mostBytes);
		} catch (error) {
			zip?.close();
			await rm(path, { force: true });
			if (error instanceof RefusedFile) throw error;
			throw new RefusedFile("Ce fichier n'est pas un ZIP lisible.");
		}
	}

	/** The record without the images that are in here, and their names; those after its reference where it names none. */
	take(record: CsvRecord, hasAddresses: boolean): { record: CsvRecord; files: string[] } {
		const { images = "", ...rest } = record;
		const named = splitWords(images);
		const own = named.map((name) => keyOf(posix.basename(name))).filter((name) => this.entries.has(name));
		const isUnnamed = named.length === 0 && !hasAddresses;
		const files = isUnnamed ? (this.byReference.get(referenceFrom(record.reference ?? "")) ?? []) : own;
		if (files.length === 0) return { record, files };
		for (const name of files) this.taken.add(name);
		const others = named.filter((name) => !this.entries.has(keyOf(posix.basename(name))));
		return { record: others.length > 0 ? { ...rest, images: others.join("|") } : rest, files };
	}

	/** Names of files that no row took. */
	get leftOver(): string[] {
		const images = [...this.entries].filter(([name]) => !this.taken.has(name)).map(([, { fileName }]) => fileName);
		return [...images, ...this.others];
	}

	/** The content of an image. @throws Error with the reason, for people */
	async read(name: string): Promise<Buffer> {
		const entry = this.entries.get(name);
		if (!entry || entry.isEncrypted()) throw new Error("Ce fichier du ZIP est protégé.");
		if (this.bytes > this.mostBytes)
			throw new Error("Ce ZIP est trop lourd une fois décompressé. Envoyez-le en plusieurs fois.");
		const content = await this.unpack(entry);
		this.bytes += content.length;
		return content;
	}

	private async unpack(entry: Entry): Promise<Buffer> {
		try {
			return await readAtMost(await this.zip.openReadStreamPromise(entry), IMPORTED_IMAGE_MAXIMUM_BYTES);
		} catch (error) {
			throw error instanceof TooLong ? error : new Error("Ce fichier du ZIP est endommagé.", { cause: error });
		}
	}

	/** Closes and deletes it. */
	async close(): Promise<void> {
		this.zip.close();
		await rm(this.path, { force: true });
	}
}

const keyOf = (name: string) => name.normalize("NFC").toLowerCase();

/** Names of images by the reference that they begin with, in the order of their numbers. */
function namedAfterReferences(entries: ReadonlyMap<string, Entry>): Map<string, string[]> {
	const found = [...entries.keys()].flatMap((name) => {
		const [, stem = "", number = "0"] = NUMBERED.exec(name) ?? [];
		return stem === "" ? [] : [{ name, reference: referenceFrom(stem), number: Number(number) }];
	});
	const names = new Map<string, string[]>();
	for (const { name, reference } of found.sort((a, b) => a.number - b.number)) {
		const named = names.get(reference);
		if (named) named.push(name);
		else names.set(reference, [name]);
	}
	return names;
}
