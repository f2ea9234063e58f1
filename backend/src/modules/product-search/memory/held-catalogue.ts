import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows } from "../../../lib/database/sql";
import { sharedRead } from "../../../lib/shared-read";
import { readCategories } from "../../category";
import { vocabularyOf } from "../index/vocabulary";
import { joinLive, LIVE, type Live } from "../live";
import { MOVED_SINCE, NOW } from "../query/changes";
import { Catalogue } from "./catalogue";
import { type SearchRow, searchRows } from "./search-row";
import type { KnownWord } from "./vocabulary";

/** Products read at a time. */
const PAGE = 500;
/** Slots of products that are gone, beyond which the catalogue is read anew: as many as are on sale, and a few. */
const MOST_GONE = 1000;

interface Held {
	catalogue: Catalogue;
	/** Up to where the changes are known, see query/changes.ts. */
	cursor: string;
	version: string;
}

/** What changed since a cursor, see `MOVED_SINCE`. */
interface Changes extends Omit<Held, "catalogue"> {
	isKnown: boolean;
	ids: string[];
	rated: string[];
	items: string[];
}

/** The catalogue in the memory of this process, read once and then kept up with the changes of the database. */
export class HeldCatalogue {
	private held: Held | undefined;
	/** The catalogue with every change up to this moment, those of boxes and ratings included. */
	readonly asOfNow: () => Promise<Catalogue>;

	constructor(private readonly database: Knex) {
		this.asOfNow = sharedRead(() => this.read());
	}

	/** The catalogue with every change up to `version`; boxes and ratings may be older. */
	async current(version: string): Promise<Catalogue> {
		return this.held?.version === version ? this.held.catalogue : this.asOfNow();
	}

	private async read(): Promise<Catalogue> {
		this.held = (this.held && (await this.change(this.held))) ?? (await this.load());
		return this.held.catalogue;
	}

	/** Takes the changes in; undefined where they are not known one by one. */
	private async change({ catalogue, cursor: since, version: former }: Held): Promise<Held | undefined> {
		const [second = "", snapshot = ""] = since.split("-");
		const changes = await one<Changes>(this.database, MOVED_SINCE, [snapshot, second]);
		if (!changes?.isKnown || catalogue.size - catalogue.count > catalogue.count + MOST_GONE) return undefined;
		const { cursor, version, ids, rated, items } = changes;
		// Their names and their order count as a change of what is searched.
		if (version !== former) catalogue.categories = await readCategories(this.database);
		for (const page of pagesOf(ids)) {
			const changed = await rows<SearchRow>(this.database, `${searchRows()} WHERE id = ANY(?) ORDER BY id`, [page]);
			catalogue.change(
				page,
				changed,
				changed.flatMap(({ product }) => vocabularyOf(product, catalogue.categories)),
			);
		}
		for (const page of pagesOf(rated)) await this.changeLive(catalogue, "id", page);
		for (const page of pagesOf(items)) await this.changeLive(catalogue, "inventory_item_id", page);
		return { catalogue, cursor, version };
	}

	private async changeLive(catalogue: Catalogue, column: "id" | "inventory_item_id", values: string[]): Promise<void> {
		const sql = `SELECT found.id, ${LIVE} FROM product_search found ${joinLive()} WHERE found.${column} = ANY(?)`;
		catalogue.changeLive(await rows<Live & { id: string }>(this.database, sql, [values]));
	}

	private async load(): Promise<Held> {
		const beginning = await one<Omit<Held, "catalogue">>(this.database, NOW);
		const catalogue = new Catalogue();
		catalogue.categories = await readCategories(this.database);
		catalogue.load([], await rows<KnownWord>(this.database, READ_WORDS));
		const ordered = await rows<Ranked>(this.database, READ_RANKS);
		// Those that another rank or name came to meanwhile stand at the end, so that all others keep their order.
		const late: SearchRow[] = [];
		for (const page of pagesOf(ordered)) {
			const sql = `${searchRows()} WHERE id = ANY(?)`;
			const read = await rows<SearchRow>(this.database, sql, [page.map(({ id }) => id)]);
			const byId = new Map(read.map((row) => [row.id, row]));
			for (const { id, name, rank } of page) {
				const row = byId.get(id);
				if (row?.name === name && row.rank === rank) catalogue.load([row]);
				else if (row) late.push(row);
			}
			await nextTurn();
		}
		catalogue.load(late);
		await catalogue.settle(nextTurn);
		const held = { catalogue, cursor: beginning?.cursor ?? "", version: beginning?.version ?? "" };
		// What changed meanwhile.
		return (await this.change(held)) ?? held;
	}
}

const READ_WORDS = "SELECT word, spelling, stem, sound FROM product_search_word ORDER BY word, spelling";

type Ranked = Pick<SearchRow, "id" | "name" | "rank">;
/** In the default order, as `Catalogue` has it: ids by their characters, whatever the database's language. */
const READ_RANKS = `SELECT id COLLATE "C" AS id, name, rank FROM product_search ORDER BY rank DESC, title, id`;

function* pagesOf<Value>(values: readonly Value[]): Generator<Value[]> {
	for (let at = 0; at < values.length; at += PAGE) yield values.slice(at, at + PAGE);
}
