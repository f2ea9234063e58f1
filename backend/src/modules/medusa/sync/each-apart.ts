import { messageOf } from "../../../lib/message-of";

/**
 * Does `work` for every item in turn; a failing item does not stop the others.
 * @throws the failures, once all items are done
 */
export async function eachApart<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
	const failures: unknown[] = [];
	for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
	if (failures.length === 1) throw failures[0];
	if (failures.length > 1) throw new AggregateError(failures, failures.map(messageOf).join("; "));
}
