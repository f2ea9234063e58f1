import type { QuickOrder, quickOrderRequestSchema } from "@confiserie/domain/contract/quick-order";
import { type CheckedLine, checkLines, type Orderable } from "@confiserie/domain/quick-order/check-lines";
import type { z } from "@medusajs/framework/zod";
import type { Sql } from "../../lib/database/sql";
import { resolveBuyer } from "../company-terms";
import { type CatalogueEntry, readCatalogue } from "../offers";
import { findNamed } from "./find-named";
import { suggestFor } from "./suggest-for";

type Line = z.output<typeof quickOrderRequestSchema>["lines"][number];
type Product = Orderable & { entry: CatalogueEntry };

/**
 * Resolves, prices and checks the lines of a quick order with three statements, however many they are: as a cart of them
 * of the customer would be priced. What nothing answers to gets suggestions, for a few lines at a time.
 */
export async function checkQuickOrder(
	sql: Sql,
	lines: readonly Line[],
	customerId: string | undefined,
): Promise<QuickOrder> {
	const texts = lines.map(({ text }) => text);
	const named = await findNamed(sql, texts);
	const catalogue = await readCatalogue(
		sql,
		[...new Set([...named.values()].flat())],
		await resolveBuyer(sql, { customerId }),
	);
	const productsOf = (text: string) =>
		(named.get(text) ?? []).flatMap((id) => {
			const entry = catalogue.get(id);
			return entry ? [orderable(entry)] : [];
		});
	const found = new Map(texts.map((text) => [text, productsOf(text)]));
	const checked = checkLines(
		lines.map(({ text, quantity, unit }) => ({ products: found.get(text) ?? [], quantity, unit })),
	);
	const unknown = texts.filter((_, index) => checked[index]?.state === "UNKNOWN");
	const suggestions = await suggestFor(sql, unknown);
	return {
		lines: checked.map((line, index) => {
			const text = texts[index] ?? "";
			const meant = (found.get(text) ?? []).map(({ entry: { reference, name } }) => ({ reference, name }));
			return serialize(line, line.state === "AMBIGUOUS" ? meant : (suggestions.get(text) ?? []));
		}),
		total: checked.reduce((sum, { totalCents }) => sum + totalCents, 0),
	};
}

function orderable(entry: CatalogueEntry): Product {
	return { ...entry, id: entry.productId, stock: entry.availableBoxes, entry };
}

function serialize(
	{ state, product, boxes, left, boxCents, totalCents }: CheckedLine<Product>,
	suggestions: QuickOrder["lines"][number]["suggestions"],
): QuickOrder["lines"][number] {
	return {
		state,
		product: product && {
			id: product.id,
			reference: product.entry.reference,
			name: product.entry.name,
			imageUrl: product.entry.imageUrl,
			vatRate: product.entry.vatRate,
			piecesPerBox: product.piecesPerBox,
			boxesPerLayer: product.entry.boxesPerLayer,
			boxesPerPallet: product.entry.boxesPerPallet,
			pricePerPieceBox: product.pricePerPieceBox,
			pricePerPieceLayer: product.pricePerPieceLayer ?? null,
			pricePerPiecePallet: product.pricePerPiecePallet ?? null,
			stock: product.stock,
		},
		boxes,
		left,
		unitPrice: boxCents,
		totalPrice: totalCents,
		suggestions,
	};
}
