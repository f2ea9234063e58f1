import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import { readClock } from "./clock";

const LOOK_EVERY_MS = 5_000;
const LOOK_WHILE_AWAY_MS = 500;

interface Watch {
	pool: Knex;
	logger: Logger;
	/** The database responds again: whatever waited for it can go on. */
	onBack: () => void;
}

/**
 * Checks the database every few seconds: reads its clock, and notices an outage and its end. Counts failed connections
 * of the pool as well, so that an outage between two checks is noticed.
 * @returns stops the watch
 */
export function watchDatabase({ pool, logger, onBack }: Watch): () => void {
	let isAway = false;
	let isOver = false;
	let timer: NodeJS.Timeout | undefined;
	const noteAway = () => {
		if (!isAway) logger.warn("The database does not respond.");
		isAway = true;
	};
	const look = async () => {
		await readClock(pool).then(() => {
			if (!isAway) return;
			isAway = false;
			logger.info("The database responds again.");
			onBack();
		}, noteAway);
		if (!isOver) timer = setTimeout(look, isAway ? LOOK_WHILE_AWAY_MS : LOOK_EVERY_MS).unref();
	};
	const { pool: connections } = pool.client;
	connections.on("createFail", noteAway);
	timer = setTimeout(look, LOOK_EVERY_MS).unref();
	return () => {
		isOver = true;
		connections.removeListener("createFail", noteAway);
		clearTimeout(timer);
	};
}
