// @ts-check
import { BoundedStore } from "./bounded-store.mjs";

/** For how long a page is shown again although it has changed, while it is made anew. */
const GRACE_MS = 1_500;
/** While no changes are told, a page is looked at anew after this long. */
const UNTOLD_MS = 5_000;
/** A page is made anew after this long even if no change was told; shown meanwhile for as long again. */
const FRESH_MS = 5 * 60_000;
/** The same for a page that says that something does not exist. */
const MISSING_FRESH_MS = 30_000;
/** For how long a page is shown while no new one can be made. */
const LAST_RESORT_MS = 24 * 3_600_000;
/** How long a page that could not be made is left alone. */
const RETRY_MS = 2_000;

/**
 * A page that can be sent.
 * @typedef {object} Page
 * @property {number} status
 * @property {boolean} isKeepable false for one that failed, or that is somebody's own
 * @property {Set<string>} tags what makes it stale
 * @property {number} bytes
 *
 * @typedef {import("./asked-page.mjs").AskedPage} AskedPage
 */

/**
 * Finished pages by their key, in a bounded room. One is made at a time for each key, however many wait for it; one that
 * has changed is shown for a moment more while it is made anew, then whoever comes waits. A page that could not be made
 * never replaces one that could. All times in milliseconds.
 * @template {Page} Kept
 */
export class KeptPages {
	/**
	 * @typedef {object} Entry
	 * @property {Kept} page
	 * @property {number} madeAt
	 * @property {number} triedAt when it was last made, or could not be
	 * @property {string} day on which it was made
	 * @property {number} freshUntil until then it is as good as a new one
	 * @property {number} usableUntil until then it may be shown while a new one is made
	 *
	 * @typedef {object} Flight
	 * @property {Promise<Kept>} done
	 * @property {Set<string>} changed tags that changed since it began
	 * @property {number} changedAt when the first of them did
	 */
	#make;
	#now;
	#day;
	#hasNews;
	#doubtfulMs;
	/** @type {BoundedStore<Entry>} */
	#entries;
	/** @type {Map<string, Set<string>>} */
	#keysByTag = new Map();
	/** @type {Map<string, Flight>} */
	#flights = new Map();

	/**
	 * @param {object} options
	 * @param {(asked: AskedPage) => Promise<Kept>} options.make
	 * @param {number} options.maximumBytes
	 * @param {() => number} options.now
	 * @param {(at: number) => string} options.day name of the day: some of what pages show ends with it
	 * @param {() => boolean} options.hasNews whether changes are being told
	 * @param {number} options.doubtfulMs without news, after how long what a page says of stock is to be checked
	 */
	constructor({ make, maximumBytes, now, day, hasNews, doubtfulMs }) {
		this.#make = make;
		this.#now = now;
		this.#day = day;
		this.#hasNews = hasNews;
		this.#doubtfulMs = doubtfulMs;
		this.#entries = new BoundedStore(maximumBytes, (key, { page }) => this.#unlist(key, page));
	}

	/** Bytes that are kept now. */
	get bytes() {
		return this.#entries.bytes;
	}

	/**
	 * The page for whoever asks now; rejects when it cannot be made and never was.
	 * @param {AskedPage} asked @returns {Kept | Promise<Kept>}
	 */
	get(asked) {
		const entry = this.#entries.get(asked.key);
		if (!entry) return this.#fly(asked);
		const now = this.#now();
		const hasNews = this.#hasNews();
		const isOfToday = entry.day === this.#day(now);
		const freshUntil = hasNews ? entry.freshUntil : entry.triedAt + UNTOLD_MS;
		if (isOfToday && now < freshUntil) return entry.page;
		const made = this.#fly(asked);
		// Without news the engine is away, as far as is known: nobody waits for it.
		const isUsable = hasNews ? isOfToday && now < entry.usableUntil : now < entry.madeAt + LAST_RESORT_MS;
		if (!isUsable) return made;
		made.catch(() => {});
		return entry.page;
	}

	/**
	 * Whether the page is from minutes ago and nobody knows what changed since: what it says of stock may be over.
	 * @param {AskedPage} asked
	 */
	isDoubtful({ key }) {
		if (this.#hasNews()) return false;
		const entry = this.#entries.peek(key);
		return entry !== undefined && this.#now() > entry.madeAt + this.#doubtfulMs;
	}

	/** Makes every page stale that reads one of these. @param {Iterable<string>} tags */
	change(tags) {
		const now = this.#now();
		for (const tag of tags) {
			for (const key of this.#keysByTag.get(tag) ?? []) this.#makeStale(this.#entries.peek(key), now);
			for (const flight of this.#flights.values()) {
				flight.changed.add(tag);
				flight.changedAt = Math.min(flight.changedAt, now);
			}
		}
	}

	/** Makes every page stale. */
	changeAll() {
		this.change([...this.#keysByTag.keys(), EVERYTHING]);
	}

	/** @param {AskedPage} asked @returns {Promise<Kept>} */
	#fly(asked) {
		const flying = this.#flights.get(asked.key);
		if (flying) return flying.done;
		/** @type {Flight} */
		const flight = {
			done: Promise.resolve().then(() => this.#land(asked, flight)),
			changed: new Set(),
			changedAt: Infinity,
		};
		this.#flights.set(asked.key, flight);
		return flight.done;
	}

	/** @param {AskedPage} asked @param {Flight} flight */
	async #land(asked, flight) {
		const begunAt = this.#now();
		try {
			const page = await this.#make(asked);
			if (page.isKeepable) return this.#keep(asked.key, page, begunAt, flight);
			return this.#lastResort(asked.key) ?? page;
		} catch (error) {
			const page = this.#lastResort(asked.key);
			if (!page) throw error;
			return page;
		} finally {
			this.#flights.delete(asked.key);
		}
	}

	/** @param {string} key @param {Kept} page @param {number} begunAt @param {Flight} flight */
	#keep(key, page, begunAt, { changed, changedAt }) {
		const before = this.#entries.peek(key);
		if (before) this.#unlist(key, before.page);
		const fresh = page.status === 200 ? FRESH_MS : MISSING_FRESH_MS;
		/** @type {Entry} */
		const entry = {
			page,
			madeAt: begunAt,
			triedAt: begunAt,
			day: this.#day(begunAt),
			freshUntil: begunAt + fresh,
			usableUntil: begunAt + 2 * fresh,
		};
		// What it read may be from before the change.
		if (changed.has(EVERYTHING) || [...page.tags].some((tag) => changed.has(tag))) this.#makeStale(entry, changedAt);
		for (const tag of page.tags) {
			const keys = this.#keysByTag.get(tag) ?? new Set();
			this.#keysByTag.set(tag, keys.add(key));
		}
		this.#entries.set(key, entry, page.bytes);
		return page;
	}

	/** The page from before, where no new one can be made. @param {string} key */
	#lastResort(key) {
		const entry = this.#entries.peek(key);
		const now = this.#now();
		if (!entry || now > entry.madeAt + LAST_RESORT_MS) return undefined;
		entry.triedAt = now;
		entry.freshUntil = now + RETRY_MS;
		entry.usableUntil = now + 2 * RETRY_MS;
		return entry.page;
	}

	/** More of the page is kept than at first. @param {string} key @param {Kept} page @param {number} bytes */
	grow(key, page, bytes) {
		if (this.#entries.peek(key)?.page === page) this.#entries.grow(key, bytes);
	}

	/** @param {Entry | undefined} entry @param {number} at */
	#makeStale(entry, at) {
		if (!entry || entry.freshUntil <= at) return;
		entry.freshUntil = at;
		entry.usableUntil = at + GRACE_MS;
	}

	/** @param {string} key @param {Kept} page */
	#unlist(key, page) {
		for (const tag of page.tags) {
			const keys = this.#keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysByTag.delete(tag);
		}
	}
}

/** A name that no tag has: a flight finds in it that everything changed. */
const EVERYTHING = "*";
