import type { AsyncLocalStorage } from "node:async_hooks";

interface PageReads {
	tags: Set<string>;
	isIncomplete: boolean;
}

/** Where the accelerator waits to hear what a page reads (server/pages/press.mjs); nothing under plain Next. */
const STORAGE = Symbol.for("confiserie.page-reads");

/**
 * Notes that the page being made shows what these tags stand for: it is made anew when one of them changes.
 */
export function noteTags(tags: Iterable<string>): void {
	const reads = readsOfPage();
	for (const tag of tags) reads?.tags.add(tag);
}

/** Notes that something of the page being made could not be read: it is for its visitor alone. */
export function noteFailure(): void {
	const reads = readsOfPage();
	if (reads) reads.isIncomplete = true;
}

function readsOfPage(): PageReads | undefined {
	const storage = (globalThis as Record<symbol, unknown>)[STORAGE] as AsyncLocalStorage<PageReads> | undefined;
	return storage?.getStore();
}
