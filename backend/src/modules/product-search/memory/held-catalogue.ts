import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows } from "../../../lib/database/sql";
import { sharedRead } from "../../../lib/shared-read";
import { readCategories } from "../../category";
import { vocabularyOf } from "../index/vocabulary";
import { MOVED_SINCE, NOW } from "../query/changes";
import { Catalogue } from "./catalogue";
import { SEARCH_ROW, type SearchRow } from "./search-row";
import type { KnownWord } from "./vocabulary";

/** Products read at a time. */
const PAGE = 500;
/** For how long nobody asks again whether something was sold out. */
const FRESH_MS = 100;
/** Slots of products that are gone, beyond which the catalogue is read anew: as many as are on sale, and a few. */
const MOST_GONE = 1000;

interface Held {
	catalogue: Catalogue;
	/** Up to where the changes are known, see query/changes.ts. */
	cursor: string;
	version: string;
}

/** The catalogue in the memory of this process, read once and then kept up with the changes of the database. */
export class HeldCatalogue {
	private held: Held | undefined;
	private followedAt = Number.NEGATIVE_INFINITY;
	private readonly follow: () => Promise<Held>;

	constructor(
		private readonly database: Knex,
		private readonly now: () => number = () => performance.now(),
	) {
		this.follow = sharedRead(() => this.read());
	}

	/** The catalogue with every change up to `version`, and what was sold out or came back up to a moment ago. */
	async current(version: string): Promise<Catalogue> {
		const isFresh = this.held?.version === version && this.now() - this.followedAt <= FRESH_MS;
		const { catalogue } = this.held && isFresh ? this.held : await this.follow();
		return catalogue;
	}

	private async read(): Promise<Held> {
		const readAt = this.now();
		const held = (this.held && (await this.change(this.held))) ?? (await this.load());
		this.held = held;
		this.followedAt = readAt;
		return held;
	}

	/** Takes the changes in; undefined where they are not known one by one. */
	private async change({ catalogue, cursor: since, version: former }: Held): Promise<Held | undefined> {
		const [second = "", snapshot = ""] = since.split("-");
		const change = await one<Omit<Held, "catalogue"> & { isKnown: boolean; ids: string[] }>(
			this.database,
			MOVED_SINCE,
			[snapshot, second],
		);
		if (!change?.isKnown || catalogue.size - catalogue.count > catalogue.count + MOST_GONE) return undefined;
		const { cursor, version, ids } = change;
		// Their names and their order count as a change of what is searched.
		if (version !== former) catalogue.categories = await readCategories(this.database);
		for (let at = 0; at < ids.length; at += PAGE) {
			const page = ids.slice(at, at + PAGE);
			const changed = await rows<SearchRow>(this.database, READ_CHANGED, [page]);
			catalogue.change(
				page,
				changed,
				changed.flatMap(({ product }) => vocabularyOf(product, catalogue.categories)),
			);
		}
		return { catalogue, cursor, version };
	}

	private async load(): Promise<Held> {
		const beginning = await one<Omit<Held, "catalogue">>(this.database, NOW);
		const catalogue = new Catalogue();
		catalogue.categories = await readCategories(this.database);
		catalogue.load([], await rows<KnownWord>(this.database, READ_WORDS));
		for (let last: string | undefined = ""; last !== undefined; ) {
			const page: SearchRow[] = await rows(this.database, `${READ} WHERE id > ? ORDER BY id LIMIT ${PAGE}`, [last]);
			catalogue.load(page);
			last = page.at(-1)?.id;
			await nextTurn();
		}
		await catalogue.settle(nextTurn);
		const held = { catalogue, cursor: beginning?.cursor ?? "", version: beginning?.version ?? "" };
		// What changed meanwhile.
		return (await this.change(held)) ?? held;
	}
}

const READ = `SELECT ${SEARCH_ROW} FROM product_search`;
const READ_CHANGED = `${READ} WHERE id = ANY(?) ORDER BY id`;
const READ_WORDS = "SELECT word, spelling, stem, sound FROM product_search_word ORDER BY word, spelling";
