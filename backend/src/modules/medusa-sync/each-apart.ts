import { messageOf } from "../../lib/message-of";

/**
 * Does `work` for every item, one after the other; an item that fails keeps no other back.
 * @throws once all are through, what failed
 */
export async function eachApart<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
	const failures: unknown[] = [];
	for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
	if (failures.length === 1) throw failures[0];
	if (failures.length > 1) throw new AggregateError(failures, failures.map(messageOf).join("; "));
}
