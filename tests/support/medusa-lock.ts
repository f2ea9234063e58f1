import { db } from "./api";
import { eventually } from "./ordering";

/**
 * A change of the stock that Medusa has begun, with figures it read before, while the shop starts `work` on the same inventory
 * item: `work` waits for it.
 * @param level columns of inventory_level as Medusa writes them
 * @returns what `work` returned, once both have ended
 */
export async function underMedusaLock<Result>(
	inventoryItemId: string,
	level: { stocked: number } | { reserved: number },
	work: () => Promise<Result>,
): Promise<Result> {
	const [[name, boxes]] = Object.entries(level) as [[string, number]];
	const medusa = await db().connect();
	try {
		await medusa.query("begin");
		await medusa.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [inventoryItemId]);
		const working = work();
		await eventually("the shop waits for Medusa", async () => {
			const { rowCount } = await db().query(
				`select from pg_locks where locktype = 'advisory' and not granted
					and database = (select oid from pg_database where datname = current_database())`,
			);
			return (rowCount ?? 0) > 0 || undefined;
		});
		await medusa.query(
			`update inventory_level set ${name}_quantity = $2::int,
				raw_${name}_quantity = jsonb_build_object('value', $2::int::text, 'precision', 20) where inventory_item_id = $1`,
			[inventoryItemId, boxes],
		);
		await medusa.query("commit");
		return await working;
	} finally {
		// Closed: after a failure it would still hold its lock.
		medusa.release(true);
	}
}
