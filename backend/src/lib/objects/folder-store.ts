import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import type { ObjectStore, StoredObject } from "./object-store";

/** Rights of the files and of the folders that a store makes. */
interface Rights {
	file: number;
	folder: number;
}
const EVERYONE_READS: Rights = { file: 0o644, folder: 0o755 };
/** For what holds personal data: only the user that runs the shop reads it. */
export const OWNER_ONLY: Rights = { file: 0o600, folder: 0o700 };

const UNFINISHED = /^\..*\.partial$/;

/** Objects as files of a folder, which is made when the first one is written. Hidden files are not objects. */
export class FolderStore implements ObjectStore {
	readonly address: string;

	constructor(
		folder: string,
		private readonly rights = EVERYONE_READS,
	) {
		this.address = resolve(folder);
	}

	async *list(): AsyncGenerator<StoredObject> {
		for await (const { path, entry } of this.files())
			if (!entry.name.startsWith(".")) {
				const found = await orNothing(stat(path));
				const name = relative(this.address, path).split(sep).join("/");
				if (found) yield { name, bytes: found.size, modifiedAt: found.mtime };
			}
	}

	async read(name: string) {
		const handle = await orNothing(open(this.path(name)));
		if (!handle) return undefined;
		const { size, mtime } = await handle.stat();
		return { name, bytes: size, modifiedAt: mtime, content: handle.createReadStream() };
	}

	async write(name: string, content: Readable): Promise<void> {
		const path = this.path(name);
		const partial = join(dirname(path), `.${basename(path)}.${randomUUID()}.partial`);
		await mkdir(dirname(path), { recursive: true, mode: this.rights.folder });
		try {
			const handle = await open(partial, "wx", this.rights.file);
			try {
				await writeFile(handle, content);
				await handle.sync();
			} finally {
				await handle.close();
			}
			await rename(partial, path);
		} catch (error) {
			content.destroy();
			await rm(partial, { force: true });
			throw error;
		}
	}

	async remove(name: string): Promise<void> {
		await rm(this.path(name), { force: true });
	}

	async removeUnfinished(before: Date): Promise<void> {
		for await (const { path, entry } of this.files())
			if (UNFINISHED.test(entry.name)) {
				const found = await orNothing(stat(path));
				if (found && found.mtime < before) await rm(path, { force: true });
			}
	}

	private async *files(folder = this.address): AsyncGenerator<{ path: string; entry: Dirent }> {
		for (const entry of (await orNothing(readdir(folder, { withFileTypes: true }))) ?? []) {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) yield* this.files(path);
			else if (entry.isFile()) yield { path, entry };
		}
	}

	private path(name: string): string {
		const path = resolve(this.address, name);
		if (!path.startsWith(this.address + sep)) throw new Error(`"${name}" lies outside ${this.address}.`);
		return path;
	}
}

/** Undefined where there is no such file or folder, or no longer. */
async function orNothing<Result>(found: Promise<Result>): Promise<Result | undefined> {
	return found.catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
}
