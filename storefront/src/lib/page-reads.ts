import type { AsyncLocalStorage } from "node:async_hooks";

interface PageReads {
	tags: Set<string>;
	isIncomplete: boolean;
	/** What the engine answered, by what it was asked. */
	answers: Map<string, string>;
	/** What the page that is loaded whole answers, where it is not 200. */
	status?: number;
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

/**
 * Has the page being made answer `status` when it is loaded whole; Next itself knows 200, 404 without a body, and 500.
 * @returns whether somebody listens who can do that: nobody does under plain Next
 */
export function noteStatus(status: 404 | 503): boolean {
	const reads = readsOfPage();
	if (reads) reads.status = status;
	return reads !== undefined;
}

/** Notes an answer of the engine that the page being made says something of: its version follows from all of them. */
export function noteAnswer(path: string, answer: string): void {
	readsOfPage()?.answers.set(path, answer);
}

function readsOfPage(): PageReads | undefined {
	const storage = (globalThis as Record<symbol, unknown>)[STORAGE] as AsyncLocalStorage<PageReads> | undefined;
	return storage?.getStore();
}
