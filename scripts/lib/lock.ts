import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./alive";
import { DATA } from "./paths";

const FILE = join(DATA, "launcher.json");

/** The run that holds this checkout. */
export interface Holder {
	pid: number;
	/** Address of the shop, once it is up. */
	shop?: string;
	/** Whether it is a cluster, whose processes can be replaced one by one. */
	isCluster?: boolean;
}

/** Locks the checkout for this process; returns the present holder, or null on success. */
export function takeLock(): Holder | null {
	for (let attempt = 0; attempt < 5; attempt += 1) {
		try {
			writeFileSync(FILE, JSON.stringify({ pid: process.pid }), { flag: "wx" });
			return null;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
		const holder = lockHolder();
		if (holder) return holder;
		rmSync(FILE, { force: true });
	}
	throw new Error(`Le fichier ${FILE} change sans cesse : une autre commande démarre en même temps.`);
}

/** Adds the address to our own lock. */
export function announce(shop: string, isCluster = false): void {
	writeFileSync(FILE, JSON.stringify({ pid: process.pid, shop, isCluster } satisfies Holder));
}

export function releaseLock(): void {
	if (lockHolder()?.pid === process.pid) rmSync(FILE, { force: true });
}

/** The run that holds this checkout now; null when none does, or when the one that did is dead. */
export function lockHolder(): Holder | null {
	if (!existsSync(FILE)) return null;
	try {
		const holder = JSON.parse(readFileSync(FILE, "utf8")) as Holder;
		return isAlive(holder.pid) && isLauncher(holder.pid) ? holder : null;
	} catch {
		return null;
	}
}

/** Process ids are reused, so the id alone does not prove that it is the launcher. */
function isLauncher(pid: number): boolean {
	if (!existsSync("/proc/self/cmdline")) return true;
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("bootstrap.mjs");
	} catch {
		return false;
	}
}
