import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./alive";

/** Claims of this process: a file of its own id that is not among them was left by an earlier process. */
const held = new Set<string>();

/**
 * Claims something for this process, under a path of its own; false while another living process claims it. Each process
 * writes a file that carries its id in its name, then looks for those of others: of two at the same moment at most one
 * succeeds, and no other process can take the file of a dead process for that of a living one.
 */
export function claim(path: string): boolean {
	if (held.has(path)) return false;
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	writeFileSync(claimOf(path, process.pid), "");
	held.add(path);
	if (!otherClaimants(path).some(isAlive)) return true;
	release(path);
	return false;
}

/** Gives up a claim of this process. */
export function release(path: string): void {
	held.delete(path);
	rmSync(claimOf(path, process.pid), { force: true });
}

/** Runs `work` while holding the claim; waits while another process, or another work of this one, holds it. */
export async function underClaim<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
	// Two that met, and both gave way, come back at different moments.
	while (!claim(path)) await pause(100 + Math.random() * 200);
	try {
		return await work();
	} finally {
		release(path);
	}
}

const claimOf = (path: string, pid: number) => `${path}.${pid}.claim`;

/** Process ids of the others that claim the path; the files of dead ones are removed. */
function otherClaimants(path: string): number[] {
	const prefix = `${basename(path)}.`;
	const files = readdirSync(dirname(path)).filter((name) => name.startsWith(prefix) && name.endsWith(".claim"));
	return files.flatMap((name) => {
		const pid = Number(name.slice(prefix.length, -".claim".length));
		if (!Number.isInteger(pid) || pid === process.pid) return [];
		if (!isAlive(pid)) rmSync(join(dirname(path), name), { force: true });
		return pid;
	});
}
