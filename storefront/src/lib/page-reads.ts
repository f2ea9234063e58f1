import type { AsyncLocalStorage } from "node:async_hooks";

/** What a page read while it was rendered. */
export interface PageReads {
	/** A change of any of these makes the page stale. */
	tags: Set<string>;
	/** Something could not be read: the page is for its visitor alone. */
	isIncomplete: boolean;
	/** The backend's responses by path. */
	answers: Map<string, string>;
	/** Moment from which it shows something that holds no more, in ms; Infinity for none. */
	until: number;
	/** Status of the page when it is loaded as a document, if not 200. */
	status?: number;
}

/** Global under which the page cache waits for what a page reads (server/page-cache); absent under plain Next. */
export const PAGE_READS = Symbol.for("confiserie.page-reads");

/** Records that the page being rendered shows what these tags stand for: a change of one makes it stale. */
export function noteTags(tags: Iterable<string>): void {
	const reads = readsOfPage();
	for (const tag of tags) reads?.tags.add(tag);
}

/** Records that something of the page being rendered could not be read: it is not cached. */
export function noteFailure(): void {
	const reads = readsOfPage();
	if (reads) reads.isIncomplete = true;
}

/** Records that the page being rendered shows something that holds until a moment: it is rendered again then. */
export function noteUntil(moment: Date): void {
	const reads = readsOfPage();
	if (reads) reads.until = Math.min(reads.until, moment.getTime());
}

/**
 * Has the page being rendered respond with `status` when it is loaded as a document; Next itself knows 200, 404 without a body,
 * and 500. Returns whether the page cache can do that: under plain Next there is none.
 */
export function noteStatus(status: 404 | 503): boolean {
	const reads = readsOfPage();
	if (reads) reads.status = status;
	return reads !== undefined;
}

/** Records a response of the backend that the page being rendered shows: the page's version follows from all of them. */
export function noteAnswer(path: string, answer: string): void {
	readsOfPage()?.answers.set(path, answer);
}

function readsOfPage(): PageReads | undefined {
	const storage = (globalThis as Record<symbol, unknown>)[PAGE_READS] as AsyncLocalStorage<PageReads> | undefined;
	return storage?.getStore();
}
