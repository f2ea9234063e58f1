import type { OrderableProduct, QuickOrder, quickOrderRequestSchema } from "@confiserie/domain/contract/quick-order";
import { type AllergenInformation, UNKNOWN_ALLERGENS } from "@confiserie/domain/food/allergen-codes";
import { type CheckedLine, checkLines, type Orderable } from "@confiserie/domain/quick-order/check-lines";
import type { z } from "@medusajs/framework/zod";
import type { Sql } from "../../../lib/database/sql";
import { allergenInformationOf } from "../../catalog/search";
import { resolveBuyer } from "../../companies/companies";
import { readDeliveryRules } from "../../fulfilment/delivery";
import { type CatalogueEntry, mergedLines, pricesOf, readCatalogue } from "../offers";
import { findNamed } from "./find-named";
import { suggestFor } from "./suggest-for";

type Line = z.output<typeof quickOrderRequestSchema>["lines"][number];
type Product = Orderable & { entry: CatalogueEntry };

/**
 * Resolves, prices and checks the lines of a quick order with four statements, however many they are: as a cart of them
 * of the customer would be priced. What nothing answers to gets suggestions, for a few lines at a time.
 */
export async function checkQuickOrder(
	sql: Sql,
	lines: readonly Line[],
	customerId: string | undefined,
): Promise<QuickOrder> {
	const texts = lines.map(({ text }) => text);
	const named = await findNamed(sql, texts);
	const ids = [...new Set([...named.values()].flat())];
	const [catalogue, allergens] = await Promise.all([
		resolveBuyer(sql, { customerId }).then((buyer) => readCatalogue(sql, ids, buyer)),
		allergenInformationOf(sql, ids),
	]);
	const productsOf = (text: string) =>
		(named.get(text) ?? []).flatMap((id) => {
			const entry = catalogue.get(id);
			return entry ? [orderable(entry)] : [];
		});
	const found = new Map(texts.map((text) => [text, productsOf(text)]));
	const checked = checkLines(lines.map(({ text, ...wanted }) => ({ ...wanted, products: found.get(text) ?? [] })));
	const entries = checked.flatMap(({ state, product, boxes }) =>
		state === "OK" && product ? [{ ...product.entry, boxes }] : [],
	);
	const prices = pricesOf(mergedLines(entries), (await readDeliveryRules(sql)).packing);
	const unknown = texts.filter((_, index) => checked[index]?.state === "UNKNOWN");
	const suggestions = await suggestFor(sql, unknown);
	return {
		lines: checked.map((line, index) => {
			const text = texts[index] ?? "";
			const meant = (found.get(text) ?? []).map(({ entry: { reference, name } }) => ({ reference, name }));
			return serialize(line, allergens, line.state === "AMBIGUOUS" ? meant : (suggestions.get(text) ?? []));
		}),
		total: checked.reduce((sum, { totalCents }) => sum + totalCents, 0),
		palletDiscount: prices.reduce((sum, { line, palletOffCents }) => sum + line.boxes * palletOffCents, 0),
	};
}

function orderable(entry: CatalogueEntry): Product {
	return { ...entry, id: entry.productId, stock: entry.availableBoxes, entry };
}

function serialize(
	{ state, product, boxes, left, boxCents, totalCents }: CheckedLine<Product>,
	allergens: ReadonlyMap<string, AllergenInformation>,
	suggestions: QuickOrder["lines"][number]["suggestions"],
): QuickOrder["lines"][number] {
	return {
		state,
		product: product && serializeProduct(product.entry, allergens),
		boxes,
		left,
		unitPrice: boxCents,
		totalPrice: totalCents,
		suggestions,
	};
}

/** The fields of a product that the cart needs. */
export function serializeProduct(
	entry: CatalogueEntry,
	allergens: ReadonlyMap<string, AllergenInformation>,
): OrderableProduct {
	return {
		id: entry.productId,
		reference: entry.reference,
		name: entry.name,
		imageUrl: entry.imageUrl,
		vatRate: entry.vatRate,
		piecesPerBox: entry.piecesPerBox,
		boxesPerLayer: entry.boxesPerLayer,
		boxesPerPallet: entry.boxesPerPallet,
		pricePerPieceBox: entry.pricePerPieceBox,
		pricePerPieceLayer: entry.pricePerPieceLayer ?? null,
		pricePerPiecePallet: entry.pricePerPiecePallet ?? null,
		stock: entry.availableBoxes,
		allergenInformation: allergens.get(entry.productId) ?? UNKNOWN_ALLERGENS,
	};
}
