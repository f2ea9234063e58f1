import { alertsOf, type ShopAlert } from "@confiserie/domain/operations/shop-alert";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Env } from "../../../config/env";
import { readPausedWebhooks } from "../../terms/channels";
import { backups } from "../launch-checks";
import { readNotedInvariants } from "../order-jobs";
import { DIFFERENCES } from "./differences";
import { readDisk } from "./disk";
import { readWaiting } from "./waiting";

/** Returns all alerts at `now`, as this process sees them. */
export async function findAlerts(sql: Knex, env: Env, now: Date): Promise<ShopAlert[]> {
	const { queues, mailsGivenUp } = await readWaiting(sql, now);
	const invariants = (await readNotedInvariants(sql)).flatMap(({ name, count }) => {
		const difference = DIFFERENCES[name];
		return difference === null || difference === undefined ? [] : [{ name, difference, count }];
	});
	const disk = await readDisk(env.UPLOADS_DIR);
	const pausedWebhooks = await readPausedWebhooks(sql);
	return [
		...alertsOf({ queues, mailsGivenUp, invariants, disk, pausedWebhooks }),
		...(await backupAlerts(sql, env, now)),
	];
}

/** As `shop check` finds it; the demonstration has nothing to lose. */
async function backupAlerts(sql: Knex, env: Env, now: Date): Promise<ShopAlert[]> {
	if (env.PAYMENTS_MODE === "demo") return [];
	const [found] = await backups.find({ sql, env, now });
	return found ? [{ subject: "backup", title: "Sauvegarde", detail: found.problem, remedy: found.remedy }] : [];
}
