import { messageOf } from "./message-of";

/** Failures that a message names; a log line is read by people. */
const NAMED = 10;

/**
 * Does `work` for every item in turn; a failing item does not stop the others.
 * @param nameOf what a failure calls an item
 * @throws the failures by name, once all items are done
 */
export async function eachApart<Item>(
	items: Iterable<Item>,
	nameOf: (item: Item) => string,
	work: (item: Item) => Promise<unknown>,
): Promise<void> {
	const failures: Error[] = [];
	for (const item of items) {
		try {
			await work(item);
		} catch (cause) {
			failures.push(new Error(`${nameOf(item)}: ${messageOf(cause)}`, { cause }));
		}
	}
	if (failures.length === 0) return;
	const named = failures.slice(0, NAMED).map(messageOf);
	const others = failures.length - named.length;
	throw new AggregateError(failures, [...named, ...(others > 0 ? [`${others} more`] : [])].join("; "));
}
