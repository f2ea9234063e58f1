import { LRUCache } from "lru-cache";
import type { PageRequest } from "./page-request";

/** How long a changed page is still served while it is rendered again. */
const GRACE_MS = 1_500;
/** A product read may show a stock of a second ago (ADR 40): a page rendered in that second is rendered once more. */
const READ_LAG_MS = 1_100;
/** While changes are unknown, a page is rendered again after this long. */
const UNKNOWN_MS = 5_000;
/** A page is rendered again after this long without a change; served meanwhile for as long again. */
const FRESH_MS = 5 * 60_000;
const MISSING_FRESH_MS = 30_000;
/** How long a page is served when no new one can be rendered. */
const LAST_RESORT_MS = 24 * 3_600_000;
/** How long to wait after a failed render. */
const RETRY_MS = 2_000;

export interface Page {
	status: number;
	isCacheable: boolean;
	tags: Set<string>;
	size: number;
	/** Moment from which it holds no more. */
	until: number;
}

interface Options<Cached> {
	render: (request: PageRequest) => Promise<Cached>;
	maximumBytes: number;
	now: () => number;
	/** Name of the day: some of what pages show ends with it. */
	day: (at: number) => string;
	/** Whether changes are known within seconds. */
	hasNews: () => boolean;
	/** Without news, a page older than this may be wrong about stock. */
	doubtfulMs: number;
}

interface Entry<Cached> {
	page: Cached;
	day: string;
	renderedAt: number;
	/** When it was last rendered, or could not be. */
	triedAt: number;
	freshUntil: number;
	/** Until then it may be served while a new one is rendered; later, visitors wait. */
	usableUntil: number;
}

/**
 * Caches pages by key. Each key renders once at a time, however many requests wait. A changed page is served for a moment more
 * while it is rendered again. A failed render never replaces a good page. Times are in milliseconds.
 */
export class PageCache<Cached extends Page> {
	readonly #options: Options<Cached>;
	readonly #store: LRUCache<string, Entry<Cached>>;
	readonly #rendering = new Map<string, Promise<Cached>>();
	/** When each tag last changed, and when anything may have. */
	readonly #changedAt = new Map<string, number>();
	#allChangedAt = Number.NEGATIVE_INFINITY;

	constructor(options: Options<Cached>) {
		this.#options = options;
		this.#store = new LRUCache({ maxSize: options.maximumBytes, sizeCalculation: ({ page }) => page.size });
	}

	get bytes(): number {
		return this.#store.calculatedSize;
	}

	/** Returns the page synchronously when it is cached. The promise rejects when the render fails and no cached page exists. */
	get(request: PageRequest): Cached | Promise<Cached> {
		const entry = this.#store.get(request.key);
		if (!entry) return this.#render(request);
		const now = this.#options.now();
		const isToday = entry.day === this.#options.day(now) && now < entry.page.until;
		const hasNews = this.#options.hasNews();
		if (isToday && now < (hasNews ? entry.freshUntil : entry.triedAt + UNKNOWN_MS)) return entry.page;
		const rendering = this.#render(request);
		// Without change notices the backend is probably unavailable, so no request waits for it.
		const isUsable = hasNews ? isToday && now < entry.usableUntil : now < entry.renderedAt + LAST_RESORT_MS;
		if (!isUsable) return rendering;
		rendering.catch(() => {});
		return entry.page;
	}

	/** Whether the page may be outdated: it is minutes old and later changes are unknown, or it could not be rendered in time. */
	isDoubtful({ key }: PageRequest): boolean {
		const entry = this.#store.peek(key);
		const now = this.#options.now();
		if (!entry || (now < entry.page.until && this.#options.hasNews())) return false;
		return now >= entry.page.until || now > entry.renderedAt + this.#options.doubtfulMs;
	}

	/** Makes pages with one of these tags stale; all pages without tags given. */
	invalidate(tags?: Iterable<string>): void {
		const now = this.#options.now();
		const changed = new Set(tags);
		for (const tag of changed) this.#changedAt.set(tag, now);
		if (!tags) this.#allChangedAt = now;
		for (const entry of this.#store.values())
			if (!tags || [...entry.page.tags].some((tag) => changed.has(tag))) expire(entry, now);
	}

	#render(request: PageRequest): Promise<Cached> {
		const { key } = request;
		let rendering = this.#rendering.get(key);
		if (!rendering) {
			rendering = this.#renderAndStore(request).finally(() => this.#rendering.delete(key));
			this.#rendering.set(key, rendering);
		}
		return rendering;
	}

	async #renderAndStore(request: PageRequest): Promise<Cached> {
		const startedAt = this.#options.now();
		try {
			const page = await this.#options.render(request);
			if (!page.isCacheable) return this.#lastGood(request.key) ?? page;
			this.#store.set(request.key, this.#entry(page, startedAt));
			return page;
		} catch (error) {
			const page = this.#lastGood(request.key);
			if (!page) throw error;
			return page;
		}
	}

	#entry(page: Cached, startedAt: number): Entry<Cached> {
		const freshUntil = startedAt + (page.status === 200 ? FRESH_MS : MISSING_FRESH_MS);
		const times = { renderedAt: startedAt, triedAt: startedAt, freshUntil, usableUntil: 2 * freshUntil - startedAt };
		const entry: Entry<Cached> = { page, day: this.#options.day(startedAt), ...times };
		let changedAt = this.#allChangedAt;
		for (const tag of page.tags) changedAt = Math.max(changedAt, this.#changedAt.get(tag) ?? changedAt);
		// What it read may be from before the change.
		if (changedAt > startedAt) expire(entry, changedAt);
		else if (changedAt + READ_LAG_MS > startedAt) expire(entry, changedAt + READ_LAG_MS);
		return entry;
	}

	#lastGood(key: string): Cached | undefined {
		const entry = this.#store.peek(key);
		const now = this.#options.now();
		if (!entry || now > entry.renderedAt + LAST_RESORT_MS) return undefined;
		Object.assign(entry, { triedAt: now, freshUntil: now + RETRY_MS, usableUntil: now + 2 * RETRY_MS });
		return entry.page;
	}
}

function expire(entry: Entry<unknown>, at: number): void {
	if (entry.freshUntil <= at) return;
	entry.freshUntil = at;
	entry.usableUntil = at + GRACE_MS;
}
