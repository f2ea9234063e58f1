import type { StocklessProduct } from "../index/stockless-product";
import { joinLive, LIVE, type Live } from "../live";

/** A product as the index in memory takes it from product_search. */
export interface SearchRow extends Live {
	id: string;
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

/** A query of `SearchRow`s; what follows may restrict `found`. */
export const searchRows = () => `
	SELECT id, name, category, tags, price, rank, created_at, in_stock, words::text AS words, product, ${LIVE}
	FROM product_search found ${joinLive()}`;
