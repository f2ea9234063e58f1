import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WholeShop } from "../support/whole-shop";
import { query } from "./shopping";
import { processorMs } from "./watch";

/** Processor time that each part of the shop took, in milliseconds. */
export interface Cost {
	storefront: number;
	backend: number;
	database: number;
}

/** What `work` cost in processor time, which other work on the machine changes little, unlike the time that passes. Linux. */
export async function costOf(shop: WholeShop, work: () => Promise<void>): Promise<Cost> {
	const [setting] = (await query<{ data_directory: string }>(shop, "SHOW data_directory", [])).rows;
	const [postmaster = ""] = readFileSync(join(setting?.data_directory ?? "", "postmaster.pid"), "utf8").split("\n");
	const before = {
		storefront: processorMs("storefront"),
		backend: processorMs("backend"),
		database: familyMs(postmaster),
	};
	await work();
	return {
		storefront: processorMs("storefront") - before.storefront,
		backend: processorMs("backend") - before.backend,
		database: familyMs(postmaster) - before.database,
	};
}

const TICK_MS = 10;

/** Of a process, its children that are gone and its children that live. */
function familyMs(pid: string): number {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
	const own = ticksOf(pid, 4);
	return (own + children.reduce((sum, child) => sum + ticksOf(child, 2), 0)) * TICK_MS;
}

/** The first `count` of: user, system, and the same of children that are gone. 0 for a process that has just ended. */
function ticksOf(pid: string, count: number): number {
	try {
		const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const ticks = fields.split(" ").slice(11, 11 + count);
		return ticks.reduce((sum, value) => sum + Number(value), 0);
	} catch {
		return 0;
	}
}
