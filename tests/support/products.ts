import { checkDigit } from "@confiserie/domain/catalogue/gtin";
import { type AdminProduct, editableFields } from "@confiserie/domain/contract/admin-product";
import { api, db } from "./api";

/** EAN-13 with its check digit, another one for each number. */
export function eanOf(number: number): string {
	const twelve = `376${String(number).padStart(9, "0")}`;
	return `${twelve}${checkDigit(twelve)}`;
}

let drawn = Date.now() % 100_000_000;

/** What the form sends for a product of this test's own: 24 pieces a box, 8 boxes a layer, 48 a pallet. */
export function productInput(overrides: Record<string, unknown> = {}) {
	drawn += 2;
	return {
		reference: `ADM-${drawn}`,
		name: `Berlingot d'essai ${drawn}`,
		category: "BONBONS",
		tags: ["BIO"],
		organicCode: "FR-BIO-01",
		organicFarming: "Agriculture UE",
		description: "Un essai.",
		pricePerPieceBox: 1.5,
		pricePerPieceLayer: 1.38,
		pricePerPiecePallet: 1.26,
		piecesPerBox: 24,
		boxesPerLayer: 8,
		boxesPerPallet: 48,
		weightGrams: 40,
		eanUnit: eanOf(drawn),
		eanBox: eanOf(drawn + 1),
		bestBeforeDate: "2027-06-30",
		stock: 60,
		vatRate: 20,
		isFood: true,
		isPublished: true,
		legalName: "Sucre cuit aromatisé",
		ingredients: "Sucre, LAIT en poudre, arôme naturel.",
		allergens: ["lait"],
		traces: [],
		storageConditions: "À conserver au sec.",
		operator: "Maison Martin, 13100 Aix-en-Provence",
		nutrition: {
			energyKj: 1650,
			energyKcal: 389,
			fat: 0.5,
			saturates: 0.3,
			carbohydrates: 96,
			sugars: 95,
			protein: 0.4,
			salt: 0.01,
		},
		images: ["/static/demo/bap-fra-40-piece.webp"],
		...overrides,
	};
}

/** A product made through the back office. */
export async function makeProduct(token: string, overrides: Record<string, unknown> = {}): Promise<AdminProduct> {
	const { status, body } = await api<AdminProduct>("/admin/products", { token, body: productInput(overrides) });
	if (status !== 201) throw new Error(`The product was refused with ${status}: ${JSON.stringify(body)}`);
	return body;
}

/** The inventory item of a product, by its reference. */
export async function inventoryItemOf(reference: string): Promise<string> {
	const found = "SELECT inventory_item_id AS id FROM product_packaging WHERE reference = $1 AND deleted_at IS NULL";
	return (await db().query(found, [reference])).rows[0].id;
}

/** What PUT wants for a product as it is, with changes. */
export function editOf(product: AdminProduct, changes: Record<string, unknown> = {}): Record<string, unknown> {
	return { ...editableFields(product), ...changes };
}

/** What PUT takes for a draft that goes on sale: what the file did not state is added as the merchant would. */
export function completedDraft(draft: AdminProduct): Record<string, unknown> {
	const { description, category, weightGrams, eanUnit, eanBox, bestBeforeDate, images, ...rest } = productInput();
	const { legalName, ingredients, allergens, storageConditions, operator, nutrition } = rest;
	const food = { legalName, ingredients, allergens, storageConditions, operator, nutrition };
	const missing = Object.entries({
		description,
		category,
		weightGrams,
		eanUnit,
		eanBox,
		bestBeforeDate,
		images,
	}).filter(([name]) => [draft[name as keyof AdminProduct]].flat().every((value) => !value));
	return editOf(draft, { ...Object.fromEntries(missing), ...food, isPublished: true });
}
