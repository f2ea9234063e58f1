import type { Readable } from "node:stream";

/** What a store knows of one of its objects. Names have "/" between folders; sizes are in bytes. */
export interface StoredObject {
	name: string;
	bytes: number;
	modifiedAt: Date;
}

/** A folder, or a part of a bucket: objects by name. */
export interface ObjectStore {
	/** Where it is, as people write it: /var/backups or s3://bucket/prefix. */
	readonly address: string;
	/** Everything in it, in no order. Nothing where there is no such folder yet. */
	list(): AsyncIterable<StoredObject>;
	/** An object and its content, to be read or destroyed; undefined where there is none. */
	read(name: string): Promise<(StoredObject & { content: Readable }) | undefined>;
	/**
	 * Stores an object and replaces one of the same name. Atomic: readers see it only once its last byte is safe.
	 * @param type its media type
	 */
	write(name: string, content: Readable, type?: string): Promise<void>;
	/** Removes an object; nothing happens where there is none. */
	remove(name: string): Promise<void>;
	/** Removes what writes that were cut short before that time have left. */
	removeUnfinished(before: Date): Promise<void>;
}
