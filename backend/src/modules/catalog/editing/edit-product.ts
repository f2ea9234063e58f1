import { slugOfCode } from "@confiserie/domain/catalogue/category";
import { UNFOUNDED_PROMO } from "@confiserie/domain/catalogue/product-changes";
import { expiryForSale } from "@confiserie/domain/catalogue/publication";
import { bySpecifiedFields } from "@confiserie/domain/catalogue/specified-fields";
import type { AdminProduct, ProductInput } from "@confiserie/domain/contract/admin-product";
import type { FieldError } from "@confiserie/domain/contract/error";
import type { NewProduct } from "@confiserie/domain/contract/new-product";
import { NO_CATEGORY, productRowSchema } from "@confiserie/domain/contract/product-row";
import { dayOf } from "@confiserie/domain/day";
import { sentence } from "@confiserie/domain/text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopTime } from "../../../lib/database/clock";
import { isCategory } from "../../../medusa/products/categories";
import { ApiFailure, existing } from "../../foundations/failures";
import { readAdminProduct, type SaveRow } from "../products";
import { changeCatalogue, type Editor, recordChange } from "./editor";
import { saveProductsWorkflow } from "./save-products";
import { unfoundedPromos } from "./unfounded-promos";

/**
 * Creates a product, or returns the one that the same `requestId` made. Throws REFERENCE_TAKEN, and PRODUCT_INVALID where an EAN is another product's or "Promo" has
 * no reduction.
 */
export function createProduct(scope: MedusaContainer, editor: Editor, input: NewProduct): Promise<AdminProduct> {
	return changeCatalogue(scope, async (sql) => {
		const made = input.requestId && (await madeBy(sql, input.requestId));
		if (made) return made;
		await refuseTaken(sql, input);
		await refuseUnknownCategory(sql, input);
		refuseExpired(input, input.isPublished ?? true);
		await refuseUnfoundedPromo(sql, input);
		const product = await save(scope, sql, rowOf(input));
		await recordChange(sql, editor, "product.created", undefined, product);
		return product;
	});
}

/**
 * Replaces a product. `input.version` must be that of the product as it is, `input.previousStock` its stock: else
 * PRODUCT_CHANGED or STOCK_CHANGED with the product as it is now. Throws PRODUCT_NOT_FOUND, STOCK_RESERVED and what
 * `createProduct` throws.
 */
export function updateProduct(
	scope: MedusaContainer,
	editor: Editor,
	id: string,
	input: ProductInput,
): Promise<AdminProduct> {
	return changeCatalogue(scope, async (sql) => {
		const before = existing(await readAdminProduct(sql, id), "PRODUCT_NOT_FOUND");
		if (input.version === undefined) throw new ApiFailure("PRODUCT_INVALID", MISSING_VERSION);
		if (input.version !== before.version) throw new ApiFailure("PRODUCT_CHANGED", { current: before });
		const { stock, previousStock } = input;
		if (stock !== undefined && previousStock !== undefined && previousStock !== before.stocked)
			throw new ApiFailure("STOCK_CHANGED", { field: "stock", current: before });
		const row = { ...rowOf(input), ...mergedWith(input, before) };
		await refuseTaken(sql, row, id);
		await refuseUnknownCategory(sql, row);
		refuseExpired(row, row.isPublished ?? before.isPublished);
		await refuseUnfoundedPromo(sql, row, id);
		const after = await save(scope, sql, { ...row, productId: id });
		await recordChange(sql, editor, "product.updated", before, after);
		return after;
	});
}

const MISSING_VERSION = {
	field: "version",
	errors: [{ field: "version", message: "La version lue avec le produit est attendue." }],
};

async function madeBy(sql: Knex, requestId: string): Promise<AdminProduct | undefined> {
	const { rows } = await sql.raw<{ rows: { product_id: string }[] }>(
		"SELECT product_id FROM product_packaging WHERE request_id = ? AND deleted_at IS NULL",
		[requestId],
	);
	return rows[0] && readAdminProduct(sql, rows[0].product_id);
}

function rowOf({
	version,
	previousStock,
	imageUrl,
	additionalImages,
	isNew,
	isPromo,
	...row
}: ProductInput | NewProduct): SaveRow {
	return row;
}

function mergedWith(input: ProductInput, before: AdminProduct): Pick<ProductInput, "images" | "tags"> {
	const merged = bySpecifiedFields(input, before);
	if (!merged) throw refusedImages(CONTRADICTION);
	const fault = productRowSchema.shape.images.safeParse(merged.images).error?.issues[0];
	if (fault) throw refusedImages(fault.message);
	return merged;
}
function refusedImages(message: string): ApiFailure {
	const field = "imageUrl";
	return new ApiFailure("PRODUCT_INVALID", { field, errors: [{ field, message: sentence(message) }] });
}
const CONTRADICTION = "les images disent autre chose : envoyez imageUrl et additionalImages, ou images";

async function save(scope: MedusaContainer, sql: Knex, row: SaveRow): Promise<AdminProduct> {
	const { result } = await saveProductsWorkflow(scope).run({ input: [row] });
	const product = result[0] && (await readAdminProduct(sql, result[0].productId));
	if (!product) throw new Error(`Product ${row.reference} was saved and is not there.`);
	return product;
}

/** A category that was there when the form was opened may be gone. */
async function refuseUnknownCategory(sql: Knex, { category }: ProductInput): Promise<void> {
	if (category === null || (await isCategory(sql, slugOfCode(category)))) return;
	const field = "category";
	throw new ApiFailure("PRODUCT_INVALID", { field, errors: [{ field, message: sentence(NO_CATEGORY) }] });
}

function refuseExpired(row: ProductInput, isPublished: boolean): void {
	const faults = isPublished ? expiryForSale(row, dayOf(shopTime())) : [];
	const errors = faults.map(({ field, message }) => ({ field, message: sentence(message) }));
	const [first] = errors;
	if (first) throw new ApiFailure("PRODUCT_INVALID", { field: first.field, errors });
}

async function refuseUnfoundedPromo(sql: Knex, row: ProductInput, productId?: string): Promise<void> {
	const unfounded = await unfoundedPromos(sql, [{ productId, row }]);
	if (unfounded.size === 0) return;
	throw new ApiFailure("PRODUCT_INVALID", {
		field: "tags",
		errors: [{ field: "tags", message: sentence(UNFOUNDED_PROMO) }],
	});
}

/** A reference and an EAN name one product each. `id` is the product that may have them. */
async function refuseTaken(sql: Knex, { reference, eanUnit, eanBox }: ProductInput, id = ""): Promise<void> {
	const codes = [eanUnit, eanBox].filter((code) => code !== "");
	const { rows } = await sql.raw<{ rows: { reference: string; ean_unit: string; ean_box: string }[] }>(
		`SELECT reference, ean_unit, ean_box FROM product_packaging WHERE deleted_at IS NULL AND product_id <> ?
			AND (reference = ? OR ean_unit = ANY(?) OR ean_box = ANY(?))`,
		[id, reference, codes, codes],
	);
	if (rows.some((row) => row.reference === reference)) {
		const error = { field: "reference", message: "Cette référence est déjà celle d'un autre produit." };
		throw new ApiFailure("REFERENCE_TAKEN", { field: error.field, errors: [error] });
	}
	const errors = (["eanUnit", "eanBox"] as const).flatMap((field): FieldError[] => {
		const ean = field === "eanUnit" ? eanUnit : eanBox;
		const holder = ean !== "" && rows.find((row) => row.ean_unit === ean || row.ean_box === ean);
		return holder ? [{ field, message: `Cet EAN est déjà celui du produit ${holder.reference}.` }] : [];
	});
	const [first] = errors;
	if (first) throw new ApiFailure("PRODUCT_INVALID", { field: first.field, errors });
}
