import type { DiskFigures } from "@confiserie/domain/operations/shop-alert";
import { oneNumber, type Sql } from "../../../lib/database/sql";
import { readSumsByStatus } from "../../sales/orders";
import { readBackupState } from "../backup";
import { type NotedInvariant, readNotedInvariants } from "../order-jobs";
import { readDisk } from "./disk";
import { readWaiting, type WaitingFigures } from "./waiting";

/** The shop's state for monitoring. Ages in seconds, money in cents; undefined is not known. */
export interface ShopFigures {
	waiting: WaitingFigures;
	invariants: NotedInvariant[];
	/** Since the sweep looked at them. */
	invariantsAgeSeconds: number | undefined;
	sums: Awaited<ReturnType<typeof readSumsByStatus>>;
	backupAgeSeconds: number | undefined;
	disk: DiskFigures | undefined;
	openAlerts: number;
}

/** @param folder the uploads', whose disk is looked at */
export async function readShopFigures(sql: Sql, folder: string, now: Date): Promise<ShopFigures> {
	// One after the other: what watches the shop takes one connection from its customers.
	const waiting = await readWaiting(sql, now);
	const invariants = await readNotedInvariants(sql);
	const sums = await readSumsByStatus(sql);
	const { lastGood } = await readBackupState(sql);
	const openAlerts = await oneNumber(sql, "select count(*)::int from shop_alert where state = 'OPEN'");
	const secondsSince = (at: Date | undefined) => at && Math.max(0, (now.getTime() - at.getTime()) / 1000);
	return {
		waiting,
		invariants,
		invariantsAgeSeconds: secondsSince(invariants[0]?.readAt),
		sums,
		backupAgeSeconds: secondsSince(lastGood?.finishedAt),
		disk: await readDisk(folder),
		openAlerts,
	};
}
