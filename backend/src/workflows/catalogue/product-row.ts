import { CATEGORY_CODES, TAG_CODES } from "@confiserie/domain/catalogue";
import { nutritionSchema } from "@confiserie/domain/contract/product";
import { isEan13 } from "@confiserie/domain/ean";
import { z } from "@medusajs/framework/zod";

/** Largest figures that a row may carry: beyond them a merchant has made a slip of the keyboard. */
const MAXIMUM = { price: 10_000, pieces: 10_000, boxes: 10_000, grams: 1_000_000, stock: 1_000_000 } as const;

const whole = (minimum: number, maximum: number) => {
	const message = `un nombre entier de ${minimum} à ${maximum.toLocaleString("fr-FR")} est attendu`;
	return z.number(message).int(message).min(minimum, message).max(maximum, message);
};
const PRICE = "un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50";
const price = z
	.number(PRICE)
	.positive(PRICE)
	.max(MAXIMUM.price, PRICE)
	.refine((value) => Number(value.toFixed(4)) === value, PRICE);
const ean = (what: string) =>
	z.string().refine(isEan13, `l'EAN ${what} doit compter 13 chiffres et finir par sa clé de contrôle`);
const text = (minimum: number, maximum: number, message: string) =>
	z.string(message).trim().min(minimum, message).max(maximum, message);
const words = z.array(text(1, 80, "80 caractères au plus par mention")).max(30, "30 mentions au plus");

/**
 * A product as the merchant states it, before the engine knows it: the one shape that the CSV import, the back office
 * and the seed hand to `saveProductsWorkflow`. Prices per piece in EUR incl. VAT, weight in grams, stock in boxes.
 * Messages are French fragments that follow the name of a field.
 */
export const productRowSchema = z
	.object({
		reference: z
			.string()
			.trim()
			.toUpperCase()
			.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, "2 à 40 lettres sans accent, chiffres ou tirets sont attendus"),
		name: text(1, 120, "un nom de 1 à 120 caractères est attendu"),
		category: z.enum(CATEGORY_CODES, "cette catégorie n'existe pas"),
		tags: z.array(z.enum(TAG_CODES, "cette étiquette n'existe pas")),
		description: text(1, 4000, "une description de 1 à 4 000 caractères est attendue"),
		pricePerPieceBox: price,
		pricePerPieceLayer: price.nullable(),
		pricePerPiecePallet: price.nullable(),
		piecesPerBox: whole(1, MAXIMUM.pieces),
		boxesPerLayer: whole(2, MAXIMUM.boxes).nullable(),
		boxesPerPallet: whole(2, MAXIMUM.boxes).nullable(),
		weightGrams: z
			.number("un poids en grammes est attendu")
			.positive("un poids positif est attendu")
			.max(MAXIMUM.grams, "ce poids dépasse une tonne"),
		eanUnit: ean("de la pièce"),
		eanBox: ean("du carton"),
		bestBeforeDate: z.iso.date("une date AAAA-MM-JJ est attendue, par exemple 2027-06-30").nullable(),
		/** Boxes physically in stock, held ones included; left out, the stock of a known product stays as it is. */
		stock: whole(0, MAXIMUM.stock).optional(),
		vatRate: z.union([z.literal(20), z.literal(5.5)], "20 ou 5,5 est attendu"),
		ingredients: text(0, 4000, "4 000 caractères au plus"),
		allergens: words,
		traces: words,
		nutrition: nutritionSchema.nullable(),
		/** Site-relative URLs, main image first. */
		images: z.array(z.string()).min(1, "une image au moins est attendue").max(20, "20 images au plus"),
	})
	.superRefine((row, context) => {
		const complain = (path: keyof typeof row, message: string) =>
			context.addIssue({ code: "custom", path: [path], message });
		if (row.pricePerPieceLayer !== null && row.boxesPerLayer === null)
			complain("boxesPerLayer", "un prix à la couche demande le nombre de cartons par couche");
		if (row.pricePerPiecePallet !== null && row.boxesPerPallet === null)
			complain("boxesPerPallet", "un prix à la palette demande le nombre de cartons par palette");
		if (row.boxesPerLayer !== null && row.boxesPerPallet !== null && row.boxesPerPallet <= row.boxesPerLayer)
			complain("boxesPerPallet", "une palette compte plus de cartons qu'une couche");
	});
export type ProductRow = z.output<typeof productRowSchema>;
