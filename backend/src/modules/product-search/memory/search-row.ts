import type { StocklessProduct } from "../index/stockless-product";

/** A product as the index in memory takes it from product_search. */
export interface SearchRow {
	id: string;
	inventoryItemId: string;
	name: string;
	category: string;
	tags: string[];
	/** Of a box, EUR. */
	price: number;
	rank: number;
	createdAt: Date;
	inStock: boolean;
	/** A tsvector literal. */
	words: string;
	product: StocklessProduct;
}

/** The columns of a `SearchRow`. */
export const SEARCH_ROW =
	"id, inventory_item_id, name, category, tags, price, rank, created_at, in_stock, words::text AS words, product";
