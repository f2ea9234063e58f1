import type { Product } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/text";
import type { KnownCategory } from "../../category";
import { type Live, liveFields } from "../live";
import { Column } from "./column";
import { firstPlace } from "./first-place";
import { Kept } from "./kept";
import { Lexicon } from "./lexicon";
import { type Comparison, ORDER_NAMES, Order, type OrderName } from "./orders";
import type { SearchRow } from "./search-row";
import { Shelves, type Slots } from "./shelves";
import type { Levels } from "./tally";
import { Texts } from "./texts";
import { type KnownWord, Vocabulary } from "./vocabulary";

/** Bytes for what frequent words count. */
const TALLIES = 64 * 1024 * 1024;
const RANGES = 16;
const PROPOSALS = 5000;

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The products on sale as lists and searches need them, in memory. Each has a slot; a changed product gets a new one, and
 * its former slot is passed over. Boxes and ratings change in their slot.
 */
export class Catalogue {
	readonly lexicon = new Lexicon();
	readonly shelves = new Shelves();
	readonly vocabulary = new Vocabulary();
	/** The shop's categories in their order, hidden ones included. */
	categories: readonly KnownCategory[] = [];
	/** What was counted for frequent words, price ranges and names proposed, all until a product changes. */
	readonly tallies = new Kept<Levels>(TALLIES, ({ bytes }) => bytes);
	readonly ranges = new Kept<Slots>(RANGES);
	readonly proposals = new Kept<readonly string[]>(PROPOSALS);
	readonly prices = new Column(Float64Array);
	private readonly boxes = new Column(Int32Array);
	/** Of products that were rated. */
	private readonly ratings = new Map<number, Product["rating"]>();
	private readonly ranks = new Column(Int32Array);
	private readonly createdAt = new Column(Float64Array);
	private readonly ids: string[] = [];
	private readonly names: string[] = [];
	private readonly texts = new Texts();
	private readonly slots = new Map<string, number>();
	private readonly orders: Record<OrderName, Order>;
	/** The folded name of each product as a number, see `titleOf`. */
	private readonly titles = new Column(Uint32Array);
	/** Of each title of `settle` a slot that has it, in the order of titles: their numbers begin at 0. */
	private settled = new Uint32Array(0);
	/** Numbers of the titles that came later, by title: above those of `settle`, in no order. */
	private readonly laterTitles = new Map<string, number>();

	constructor() {
		const by = (compare: Comparison) => new Order((a, b) => compare(a, b) || this.compareTitles(a, b));
		this.orders = {
			rank: by((a, b) => this.ranks.get(b) - this.ranks.get(a)),
			price_asc: by((a, b) => this.prices.get(a) - this.prices.get(b)),
			price_desc: by((a, b) => this.prices.get(b) - this.prices.get(a)),
			newest: by((a, b) => this.createdAt.get(b) - this.createdAt.get(a)),
		};
	}

	/** Slots in use, those of products that are gone included. */
	get size(): number {
		return this.ids.length;
	}
	/** Products on sale. */
	get count(): number {
		return this.slots.size;
	}
	idOf(slot: number): string {
		return this.ids[slot] ?? "";
	}
	/** Its boxes and its rating. */
	liveOf(slot: number): Pick<Product, "stock" | "rating"> {
		const rating = this.ratings.get(slot);
		return { stock: this.boxes.get(slot), ...(rating ? { rating } : {}) };
	}
	nameOf(slot: number): string {
		return this.names[slot] ?? "";
	}
	/** What a product says wherever it is shown, as JSON in UTF-8. */
	textOf(slot: number): Buffer {
		return this.texts.of(slot);
	}
	/** The same number for products whose names differ at most in case and accents, another one for any other. */
	titleOf(slot: number): number {
		return this.titles.get(slot);
	}
	slotOf(id: string): number | undefined {
		return this.slots.get(id);
	}
	order(name: OrderName): Order {
		return this.orders[name];
	}

	/**
	 * Takes products and words in while the catalogue is read for the first time; `settle` follows. Where they come best sellers
	 * first, then by name, pages of that order are read off the sets of slots themselves (`Order.ascending`).
	 */
	load(rows: readonly SearchRow[], words: readonly KnownWord[] = []): void {
		this.vocabulary.add(words);
		for (const row of rows) this.add(row);
	}

	/** Puts what was loaded into its orders. @param pause between two of them, for whoever waits */
	async settle(pause: () => Promise<void>): Promise<void> {
		const titles = this.names.map(foldText);
		const slots = Uint32Array.from(this.slots.values());
		const byTitle = slots
			.slice()
			.sort((a, b) => compareText(titles[a] ?? "", titles[b] ?? "") || compareText(this.idOf(a), this.idOf(b)));
		const settled: number[] = [];
		for (const slot of byTitle) {
			if (titles[slot] !== titles[settled.at(-1) ?? -1]) settled.push(slot);
			this.titles.set(slot, settled.length - 1);
		}
		this.settled = Uint32Array.from(settled);
		for (const name of ORDER_NAMES) {
			await pause();
			this.orders[name].sort(slots, this.size);
		}
	}

	/** Products as they are now: `ids` are those that changed, `rows` those of them that are on sale, `words` what they say. */
	change(ids: readonly string[], rows: readonly SearchRow[], words: readonly KnownWord[]): void {
		this.vocabulary.add(words);
		for (const kept of [this.tallies, this.ranges, this.proposals]) kept.clear();
		for (const id of ids) {
			const slot = this.slots.get(id);
			if (slot === undefined) continue;
			this.shelves.remove(slot);
			this.texts.remove(slot);
			this.ratings.delete(slot);
			this.slots.delete(id);
		}
		const added = rows.map((row) => this.add(row));
		for (const slot of added) this.titles.set(slot, this.numberOf(foldText(this.nameOf(slot))));
		for (const name of ORDER_NAMES) this.orders[name].merge((slot) => this.shelves.onSale.has(slot), added, this.size);
	}

	/** Boxes and ratings as they are now, of products of which others may have gone meanwhile. */
	changeLive(rows: readonly (Live & { id: string })[]): void {
		for (const row of rows) {
			const slot = this.slots.get(row.id);
			if (slot !== undefined) this.setLive(slot, row);
		}
	}

	private setLive(slot: number, live: Live): void {
		const { stock, rating } = liveFields(live);
		this.boxes.set(slot, stock);
		if (rating) this.ratings.set(slot, rating);
		else this.ratings.delete(slot);
	}

	private add(row: SearchRow): number {
		const slot = this.ids.push(row.id) - 1;
		this.names.push(row.name);
		this.texts.add(slot, JSON.stringify(row.product));
		this.slots.set(row.id, slot);
		this.prices.set(slot, row.price);
		this.ranks.set(slot, row.rank);
		this.createdAt.set(slot, row.createdAt.getTime());
		this.setLive(slot, row);
		this.shelves.add(slot, row);
		this.lexicon.add(slot, row.words);
		return slot;
	}

	private numberOf(title: string): number {
		const titleAt = (place: number) => foldText(this.nameOf(this.settled[place] as number));
		const { length } = this.settled;
		const place = firstPlace(length, (at) => compareText(titleAt(at), title) < 0);
		if (place < length && titleAt(place) === title) return place;
		const number = this.laterTitles.get(title) ?? length + this.laterTitles.size;
		this.laterTitles.set(title, number);
		return number;
	}

	private compareTitles(a: number, b: number): number {
		const [one, other] = [this.titleOf(a), this.titleOf(b)];
		if (one === other) return compareText(this.idOf(a), this.idOf(b));
		if (one < this.settled.length && other < this.settled.length) return one - other;
		return compareText(foldText(this.nameOf(a)), foldText(this.nameOf(b)));
	}
}
