import { defineSearchIndex, graphSeed, search } from "@medusajs/framework/utils";
import { PRODUCT_FIELDS, type ProductRecord, toDocument } from "../catalogue/documents";

/**
 * What the catalogue, the product page and the suggestions read: published products only, one document each. Text is
 * stored without accents (see `searchText`), so that a typo and a missing accent in one word still find it.
 * Stock is not in it: it changes with every hold, and answers read it live.
 */
const productFields = search.define({
	id: search.keyword().filterable().sortable(),
	name: search.text().searchable({ weight: 3 }),
	keywords: search.text().searchable({ weight: 2 }),
	description: search.text().searchable({ weight: 1 }),
	/** Reference and EANs, for a hit that is exactly one product. */
	codes: search.keyword().array().filterable(),
	category: search.keyword().filterable(),
	tags: search.keyword().array().filterable(),
	/** Box price at the box tier, EUR incl. VAT. */
	price: search.float().filterable().sortable(),
	createdAt: search.integer().filterable().sortable(),
	/** Place in the default order: the higher, the sooner. */
	rank: search.integer().sortable(),
	title: search.keyword().sortable(),
	/** The /api answer without its stock, as JSON. */
	product: search.keyword(),
});

/** Filled by graph pages; kept up to date by the subscriber of product changes, which also tells the storefront. */
export default defineSearchIndex({
	name: "product",
	entity: "product",
	fields: productFields,
	seed: graphSeed<typeof productFields, ProductRecord>({
		fields: PRODUCT_FIELDS,
		transform: (rows) => rows.flatMap((row) => toDocument(row) ?? []),
	}),
});
