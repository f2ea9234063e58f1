import { createHash } from "node:crypto";
import { codeOfSlug } from "@confiserie/domain/catalogue/category";
import { PACKAGED_NAMES } from "@confiserie/domain/catalogue/product-fields";
import { TAGS, type TagCode } from "@confiserie/domain/catalogue/tags";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { foldText } from "@confiserie/domain/fold-text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stockOf } from "../../../medusa/inventory/levels";
import { categoriesOf } from "../../../medusa/products/categories";
import { imagesOf, PRODUCTS, tagsOf } from "../../../medusa/products/products";
import { PACKAGING_COLUMNS, type PackagingRecord, readColumns } from "./columns";

/** Which products: by id, by reference, or the next ones after a reference, in the order of references. */
export type Wanted = { ids: string[] } | { references: string[] } | { after: string; limit: number };

/** Products with every field, drafts included, in the order of their references. One statement. */
export async function readAdminProducts(database: Knex, wanted: Wanted): Promise<AdminProduct[]> {
	const { where, values } = conditionOf(wanted);
	const { rows } = await database.raw<{ rows: ProductRecord[] }>(
		`${SELECT} WHERE packaging.deleted_at IS NULL AND ${where}`,
		values,
	);
	return rows.map(toAdminProduct);
}

/** One product, or undefined. */
export async function readAdminProduct(database: Knex, id: string): Promise<AdminProduct | undefined> {
	return (await readAdminProducts(database, { ids: [id] }))[0];
}

function conditionOf(wanted: Wanted): { where: string; values: (string | number | string[])[] } {
	if ("ids" in wanted) return { where: "product.id = ANY(?) ORDER BY packaging.reference", values: [wanted.ids] };
	if ("references" in wanted)
		return { where: "packaging.reference = ANY(?) ORDER BY packaging.reference", values: [wanted.references] };
	return {
		where: "packaging.reference > ? ORDER BY packaging.reference LIMIT ?",
		values: [wanted.after, wanted.limit],
	};
}

const SELECT = `
	SELECT product.id, product.title, product.description, product.status, product.thumbnail, product.created_at,
		greatest(product.updated_at, packaging.updated_at) AS updated_at, level.stocked, level.reserved,
		${PACKAGING_COLUMNS.map((column) => `packaging.${column}`).join(", ")},
		${imagesOf("product.id")} AS images, ${tagsOf("product.id")} AS tags, ${categoriesOf("product.id")} AS shelves
	FROM product_packaging packaging
	JOIN ${PRODUCTS} product ON product.id = packaging.product_id
	LEFT JOIN LATERAL ${stockOf("packaging.inventory_item_id")} level ON true`;

interface ProductRecord extends PackagingRecord {
	id: string;
	title: string;
	description: string | null;
	status: string;
	thumbnail: string | null;
	created_at: Date;
	updated_at: Date;
	stocked: string | null;
	reserved: string | null;
	images: string[];
	tags: string[];
	/** Handles of its categories, in the shop's order: the first one counts. */
	shelves: string[];
}

const FOLDED_TAGS = TAGS.map(({ code }) => ({ code, folded: foldText(code) }));

/** The tags that the shop knows of a product's, by their values in Medusa. */
export function tagCodes(values: readonly string[]): TagCode[] {
	const folded = new Set(values.map(foldText));
	return FOLDED_TAGS.filter((tag) => folded.has(tag.folded)).map(({ code }) => code);
}

function toAdminProduct(row: ProductRecord): AdminProduct {
	const tags = tagCodes(row.tags);
	const main = row.thumbnail ?? row.images[0];
	const images = main ? [main, ...row.images.filter((url) => url !== main)] : [];
	const [stocked, reserved] = [Number(row.stocked ?? 0), Number(row.reserved ?? 0)];
	const product = Object.assign(readColumns(row, PACKAGED_NAMES), {
		id: row.id,
		name: row.title,
		category: row.shelves[0] === undefined ? null : codeOfSlug(row.shelves[0]),
		tags,
		description: row.description ?? "",
		isPublished: row.status === "published",
		images,
	});
	// Not a spread: of so many fields each copy gets a shape of its own from V8, 8 KB that only a full collection frees.
	return Object.assign(product, {
		version: createHash("sha256").update(JSON.stringify(product)).digest("hex").slice(0, 32),
		imageUrl: images[0] ?? "",
		additionalImages: images.slice(1),
		isNew: tags.includes("NOUVEAU"),
		isPromo: tags.includes("PROMO"),
		stock: stocked,
		available: Math.max(0, stocked - reserved),
		stocked,
		reserved,
		createdAt: row.created_at.toISOString(),
		updatedAt: row.updated_at.toISOString(),
	});
}
