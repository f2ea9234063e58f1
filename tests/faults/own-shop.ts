import { type Service, stopServices } from "../../scripts/lib/processes";
import { db } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { openOrderContext } from "../support/order-context";
import { eventually } from "../support/ordering";
import { databaseBeside } from "../support/template";
import { expectSettled, expectWhole } from "./promises";
import type { ProviderBooks } from "./provider-books";

/** By this name Postgres tells when the last connection of a killed backend is gone. */
const APPLICATION = "killed-backend";

export type OwnShop = Awaited<ReturnType<typeof openOwnShop>>;

interface OwnShopSettings {
	/** More of its environment. */
	env?: Record<string, string>;
	/** Of its payment provider, where that is not the demonstration's. */
	books?: ProviderBooks;
}

/** A shop that a test file may kill and start again; every helper of the file speaks to it. Not yet started. */
export async function openOwnShop({ env = {}, books }: OwnShopSettings = {}) {
	const database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend("test-kills", database.url, { PGAPPNAME: APPLICATION, ...env });
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	const { context, close } = openOrderContext();
	let running: Service | undefined;

	const start = () => {
		const { service, healthy } = launch();
		running = service;
		return healthy;
	};
	return {
		backend,
		/** Starts it; settles once it responds, fails when it is killed before. */
		start,
		/** Starts it where a test that failed left it killed. */
		ensureStarted: async () => running ?? (await start()),
		/** kill -9, and until Postgres has noticed and has undone what was left open. */
		kill: async () => {
			await running?.kill();
			running = undefined;
			await eventually("the killed backend's connections are closed", async () => {
				const { rows } = await db().query("select 1 from pg_stat_activity where application_name = $1", [APPLICATION]);
				return rows.length === 0 || undefined;
			});
		},
		expectWhole: () => expectWhole(context.pool),
		expectSettled: () => expectSettled(context.pool, books),
		close: async () => {
			await stopServices();
			await close();
			await db().end();
			await database.drop();
		},
	};
}

/** The shop stays down so long: everything that waits for a time is that much nearer to it. */
export async function letTimePass(minutes: number): Promise<void> {
	const waiting = { order_book: "hold_expires_at", payment_attempt: "updated_at", webhook_inbox: "next_try_at" };
	for (const [table, column] of Object.entries({ ...waiting, order_outbox: "next_try_at" }))
		await db().query(`update ${table} set ${column} = ${column} - make_interval(mins => $1)`, [minutes]);
}
