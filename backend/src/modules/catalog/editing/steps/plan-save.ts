import { foldText } from "@confiserie/domain/fold-text";
import type {
	CreateProductWorkflowInputDTO,
	MedusaContainer,
	UpdateProductWorkflowInputDTO,
} from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import {
	PACKAGING_MODULE,
	type PackagingModuleService,
	readShopFrame,
	required,
	type SaveRow,
	type ShopFrame,
	tierPrices,
} from "../../products";

/** What Medusa is to create and to change for a batch of rows. */
interface SavePlan {
	creates: CreateProductWorkflowInputDTO[];
	updates: (UpdateProductWorkflowInputDTO & { id: string })[];
}

/** The one choice of every product: a box. */
export const OPTION = { title: "Conditionnement", value: "Carton" } as const;

/** Decides by reference which rows are new and which are known. Reads only. */
export const planSaveStep = createStep("plan-save-products", async (rows: SaveRow[], { container }) => {
	const frame = await readShopFrame(container);
	await refuseTakenEans(container, rows);
	const known = await knownProducts(container, rows);
	const plan: SavePlan = { creates: [], updates: [] };
	for (const row of rows) {
		const ids = known.get(row.productId ?? row.reference);
		if (ids)
			plan.updates.push({
				id: ids.productId,
				...content(row, frame),
				...(row.isPublished === undefined ? {} : { status: statusOf(row) }),
				variants: [{ id: ids.variantId, ...variant(row) }],
			});
		else
			plan.creates.push({
				...content(row, frame),
				handle: handleOf(row),
				status: statusOf(row),
				shipping_profile_id: frame.shippingProfileId,
				sales_channels: [{ id: frame.salesChannelId }],
				options: [{ title: OPTION.title, values: [OPTION.value] }],
				variants: [
					{
						...variant(row),
						...NEW_VARIANT,
						options: { [OPTION.title]: OPTION.value },
					},
				],
			});
	}
	return new StepResponse(plan);
});

/** An EAN names one product in the world. Throws INVALID_DATA with a French line for each that another product has. */
async function refuseTakenEans(scope: MedusaContainer, rows: SaveRow[]): Promise<void> {
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const rowOf = new Map(
		rows.flatMap((row) => [row.eanUnit, row.eanBox].flatMap((ean) => (ean === "" ? [] : [[ean, row] as const]))),
	);
	const eans = [...rowOf.keys()];
	const holders = await packaging.listProductPackagings(
		{ $or: [{ ean_unit: eans }, { ean_box: eans }] },
		{ take: null },
	);
	const taken = holders.flatMap((holder) =>
		[holder.ean_unit, holder.ean_box]
			.filter((ean) => !isOf(rowOf.get(ean), holder))
			.map((ean) => `${rowOf.get(ean)?.reference} : l'EAN ${ean} est déjà celui du produit ${holder.reference}.`),
	);
	if (taken.length > 0) throw new MedusaError(MedusaError.Types.INVALID_DATA, taken.join("\n"));
}

/** Whether a product is the one that a row is about; an EAN of no row does not matter here. */
function isOf(row: SaveRow | undefined, holder: { product_id: string; reference: string }): boolean {
	return (
		row === undefined || (row.productId ? row.productId === holder.product_id : row.reference === holder.reference)
	);
}

/** Ids of the known products, by the product id where the row names one, else by its reference. */
async function knownProducts(scope: MedusaContainer, rows: SaveRow[]) {
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const productIds = rows.flatMap(({ productId }) => productId ?? []);
	const references = rows.flatMap(({ productId, reference }) => (productId ? [] : [reference]));
	const found = await packaging.listProductPackagings(
		{ $or: [{ product_id: productIds }, { reference: references }] },
		{ take: null },
	);
	return new Map(
		found.map((row) => [
			productIds.includes(row.product_id) ? row.product_id : row.reference,
			{ productId: row.product_id, variantId: row.variant_id },
		]),
	);
}

/** Fields that are set when a variant is created: an administrator may change them in Medusa Admin. */
export const NEW_VARIANT = { title: OPTION.value, manage_inventory: true, allow_backorder: false };

/** Fields of a product stored by Medusa. */
export function content(row: SaveRow, frame: ShopFrame) {
	return {
		title: row.name,
		description: row.description,
		thumbnail: row.images[0] ?? null,
		images: row.images.map((url) => ({ url })),
		weight: row.weightGrams,
		category_ids: row.category ? [required(frame.categoryIds.get(row.category), `category ${row.category}`)] : [],
		tag_ids: row.tags.map((tag) => required(frame.tagIds.get(tag), `tag ${tag}`)),
	};
}

/** Only what is on sale is in the catalogue; a draft waits in the admin. */
export function statusOf(row: SaveRow): "published" | "draft" {
	return row.isPublished === false ? "draft" : "published";
}

/** Medusa's variant is one box: its EAN, its net weight, its prices by number of boxes. */
export function variant(row: SaveRow) {
	return {
		sku: row.reference,
		ean: row.eanBox || null,
		// Whole grams, as Medusa's inventory has them.
		weight: Math.round(row.weightGrams * row.piecesPerBox),
		prices: tierPrices(row),
	};
}

/** "barbe-a-papa-fraise-bap-fra-40": readable, and unique because the reference is. */
export function handleOf(row: SaveRow): string {
	return foldText(`${row.name} ${row.reference}`)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
