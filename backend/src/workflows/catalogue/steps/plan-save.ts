import { foldText } from "@confiserie/domain/text";
import type {
	CreateProductWorkflowInputDTO,
	MedusaContainer,
	UpdateProductWorkflowInputDTO,
} from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PACKAGING_MODULE } from "../../../modules/packaging";
import type PackagingModuleService from "../../../modules/packaging/service";
import type { ProductRow } from "../product-row";
import { present, readShopFrame, type ShopFrame } from "../shop-frame";
import { tierPrices } from "../tier-prices";

/** What the engine is to create and to change for a batch of rows. */
interface SavePlan {
	creates: CreateProductWorkflowInputDTO[];
	updates: (UpdateProductWorkflowInputDTO & { id: string })[];
}

const OPTION = { title: "Conditionnement", value: "Carton" } as const;

/** Decides by reference which rows are new and which are known. Reads only. */
export const planSaveStep = createStep("plan-save-products", async (rows: ProductRow[], { container }) => {
	const frame = await readShopFrame(container);
	await refuseTakenEans(container, rows);
	const known = await knownProducts(container, rows);
	const plan: SavePlan = { creates: [], updates: [] };
	for (const row of rows) {
		const ids = known.get(row.reference);
		if (ids)
			plan.updates.push({
				id: ids.productId,
				...content(row, frame),
				variants: [{ id: ids.variantId, ...variant(row) }],
			});
		else
			plan.creates.push({
				...content(row, frame),
				handle: handleOf(row),
				status: "published",
				shipping_profile_id: frame.shippingProfileId,
				sales_channels: [{ id: frame.salesChannelId }],
				options: [{ title: OPTION.title, values: [OPTION.value] }],
				variants: [
					{
						...variant(row),
						title: OPTION.value,
						sku: row.reference,
						manage_inventory: true,
						allow_backorder: false,
						options: { [OPTION.title]: OPTION.value },
					},
				],
			});
	}
	return new StepResponse(plan);
});

/** An EAN names one product in the world. Throws INVALID_DATA with a French line for each that another product has. */
async function refuseTakenEans(scope: MedusaContainer, rows: ProductRow[]): Promise<void> {
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const referenceOf = new Map(rows.flatMap((row) => [row.eanUnit, row.eanBox].map((ean) => [ean, row.reference])));
	const eans = [...referenceOf.keys()];
	const holders = await packaging.listProductPackagings(
		{ $or: [{ ean_unit: eans }, { ean_box: eans }] },
		{ take: null },
	);
	const taken = holders.flatMap((holder) =>
		[holder.ean_unit, holder.ean_box]
			.filter((ean) => referenceOf.has(ean) && referenceOf.get(ean) !== holder.reference)
			.map((ean) => `${referenceOf.get(ean)} : l'EAN ${ean} est déjà celui du produit ${holder.reference}.`),
	);
	if (taken.length > 0) throw new MedusaError(MedusaError.Types.INVALID_DATA, taken.join("\n"));
}

async function knownProducts(scope: MedusaContainer, rows: ProductRow[]) {
	const packaging = scope.resolve<PackagingModuleService>(PACKAGING_MODULE);
	const found = await packaging.listProductPackagings(
		{ reference: rows.map((row) => row.reference) },
		{ take: rows.length },
	);
	return new Map(found.map((row) => [row.reference, { productId: row.product_id, variantId: row.variant_id }]));
}

function content(row: ProductRow, frame: ShopFrame) {
	return {
		title: row.name,
		description: row.description,
		thumbnail: row.images[0],
		images: row.images.map((url) => ({ url })),
		weight: row.weightGrams,
		category_ids: [present(frame.categoryIds.get(row.category), `category ${row.category}`)],
		tag_ids: row.tags.map((tag) => present(frame.tagIds.get(tag), `tag ${tag}`)),
	};
}

/** The engine's variant is one box: its EAN, its net weight, its prices by number of boxes. */
function variant(row: ProductRow) {
	return { ean: row.eanBox, weight: row.weightGrams * row.piecesPerBox, prices: tierPrices(row) };
}

/** "barbe-a-papa-fraise-bap-fra-40": readable, and unique because the reference is. */
function handleOf(row: ProductRow): string {
	return foldText(`${row.name} ${row.reference}`)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
