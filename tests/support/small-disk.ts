import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATA } from "../../scripts/lib/paths";

/** A disk of a test's own, in memory, that it may fill. */
export interface SmallDisk {
	folder: string;
	/** Leaves not a byte free. */
	fill(): void;
	empty(): void;
	remove(): void;
}

/** Undefined, and said why, where this account may not make one. */
export function openSmallDisk(name: string, megabytes: number): SmallDisk | undefined {
	const folder = join(DATA, name);
	mkdirSync(folder, { recursive: true });
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "pipe" });
	} catch (error) {
		console.warn(`Not run: a full disk, which takes root on Linux. ${error instanceof Error ? error.message : error}`);
		return undefined;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		fill: () => {
			for (const bytes of [1 << 24, 1 << 12]) untilFull(() => appendFileSync(ballast, Buffer.alloc(bytes)));
		},
		empty: () => rmSync(ballast, { force: true }),
		remove: () => {
			execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function untilFull(write: () => void): void {
	try {
		for (;;) write();
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
	}
}
