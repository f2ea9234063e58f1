import { z } from "zod";
import { formatCount, formatWeight } from "../format";
import { formatBoxSum } from "../prices/box-words";
import { formatBoxes } from "../prices/tier-price";
import { fillText } from "./fill-text";
import type { PalletLayers } from "./mixed-pallet";
import { besidePallets, palletSchema, palletsOf, type RecordedLine, type RecordedPallets } from "./recorded-pallets";

const count = z.number().int();

/** Layers of a product by name. */
export const namedLayersSchema = z.object({
	productName: z.string(),
	/** Additive: decides the word for its box. */
	piecesPerBox: count.optional(),
	layers: count,
	boxes: count,
});
export type NamedLayers = z.output<typeof namedLayersSchema>;

/** How one pallet is stacked, from the heaviest layers below to the lightest above. */
export const palletPlanSchema = palletSchema.extend({ layers: z.array(namedLayersSchema) });
export type PalletPlan = z.output<typeof palletPlanSchema>;

interface NamedLine extends RecordedLine {
	productName: string;
	piecesPerBox?: number | undefined;
}

/** Layers with the names of their products. */
export const namedLayers = (layers: readonly PalletLayers[], lines: readonly NamedLine[]): NamedLayers[] =>
	layers.map(({ productId, ...of }) => {
		const line = lines.find((one) => one.productId === productId);
		return { productName: line?.productName ?? productId, piecesPerBox: line?.piecesPerBox, ...of };
	});

/** How lines of an order stand on its pallets, and their boxes beside these; no pallet where it records no composition. */
export function palletPlans<Line extends NamedLine>(
	lines: readonly Line[],
	recorded: RecordedPallets | null,
): { pallets: PalletPlan[]; loose: Line[] } {
	const pallets = palletsOf(lines, recorded);
	return {
		pallets: pallets.map((pallet) => ({ ...pallet, layers: namedLayers(pallet.layers, lines) })),
		loose: besidePallets(lines, pallets),
	};
}

/** "3 couches de Barbe à papa fraise, 24 cartons". */
export const layersWords = (of: NamedLayers): string =>
	`${formatCount(of.layers, "couche")} de ${of.productName}, ${formatBoxes(of.boxes, of)}`;

/** "60 cartons, 312 kg, remplie à 94 %". */
export function palletWords({ layers, grams, fill }: PalletPlan): string {
	return `${formatBoxSum(layers)}, ${formatWeight(grams)}, remplie à ${fillText(fill)}`;
}

/** "De bas en haut : 3 couches de Barbe à papa fraise, 24 cartons ; …" of a package; empty where its contents are not recorded. */
export const contentsWords = (contents: readonly NamedLayers[]): string =>
	contents.length === 0 ? "" : `De bas en haut\u00a0: ${contents.map(layersWords).join("\u00a0; ")}`;
