import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./alive";

/**
 * Claims something for this process by a file that holds its id; false when another living process has it. The
 * file of a dead process is replaced.
 */
export function claimFile(file: string): boolean {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		try {
			writeFileSync(file, String(process.pid), { flag: "wx" });
			return true;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
		if (isAlive(claimant(file))) return false;
		rmSync(file, { force: true });
	}
	return false;
}

/** Runs `work` while holding the claim; waits while another process holds it. */
export async function underClaim<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
	while (!claimFile(file)) await pause(200);
	try {
		return await work();
	} finally {
		rmSync(file, { force: true });
	}
}

function claimant(file: string): number {
	try {
		return Number(readFileSync(file, "utf8"));
	} catch {
		// The other process released it between the two reads.
		return 0;
	}
}
