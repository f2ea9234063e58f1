import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { DiskFigures } from "@confiserie/domain/operations/shop-alert";

/** Free space on the disk that holds a writable folder; undefined when the folder cannot be read. */
export async function readDisk(folder: string): Promise<DiskFigures | undefined> {
	const disk = await statfs(folder).catch(() => undefined);
	if (!disk) return undefined;
	return { host: hostname(), freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}
