import { z } from "zod";
import { CATEGORY_CODE } from "../catalogue/category";
import { isGtin } from "../catalogue/gtin";
import { type CodecOf, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from "../catalogue/product-fields";
import { missingForSale } from "../catalogue/publication";
import { TAG_CODES } from "../catalogue/tags";
import { DURABILITY_CODES } from "../food/durability";
import { CONTROL_CODE_RULE, FARMING_RULE, isControlCode, isFarmingPlace } from "../food/organic";
import { LOCALE } from "../locale";
import { imageFile, SHOP_IMAGE, WEB_ADDRESS, WEB_IMAGE } from "../shop/shop-image";
import { VAT_RATES } from "../tax/vat-rates";
import { withoutInvisible } from "../text";
import { WITHDRAWAL_RIGHT_CODES } from "../withdrawal/right-codes";
import { calendarDay } from "./period";

/** Largest figures that a row may carry: beyond them a merchant has made a slip of the keyboard. */
const MAXIMUM = {
	price: 10_000,
	pieces: 10_000,
	boxes: 10_000,
	grams: 1_000_000,
	stock: 1_000_000,
	days: 3650,
	preparationDays: 90,
} as const;

const whole = (minimum: number, maximum: number) => {
	const message = `un nombre entier de ${minimum} à ${maximum.toLocaleString(LOCALE)} est attendu`;
	return z.number(message).int(message).min(minimum, message).max(maximum, message);
};
const PRICE = "un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50";
const price = z
	.number(PRICE)
	.positive(PRICE)
	.max(MAXIMUM.price, PRICE)
	.refine((value) => Number(value.toFixed(4)) === value, PRICE);
/** What a spreadsheet makes of a long number in a cell that is not text: "2E+12", its digits are gone. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;
/** Empty while unknown: only products on sale need one. */
const gtin = (what: string) =>
	z.string().refine((code) => code === "" || isGtin(code), {
		error: ({ input }) =>
			typeof input === "string" && ROUNDED.test(input.trim())
				? `le tableur a arrondi l'EAN ${what} en ${input.trim()} : mettez la colonne au format Texte et saisissez à nouveau ses chiffres`
				: `l'EAN ${what} doit compter 8, 12, 13 ou 14 chiffres et finir par sa clé de contrôle`,
	});
/** Characters that no text of a product has and the database refuses: control characters and halves of others. */
const UNREADABLE = /[\p{Cs}]|[^\P{Cc}\t\n\r]/u;
const text = (minimum: number, maximum: number, message: string, typed = z.string(message)) =>
	typed
		.trim()
		.min(minimum, message)
		.max(maximum, message)
		.refine((value) => !UNREADABLE.test(value), "un caractère illisible s'y trouve, effacez-le");
const words = z
	.array(
		text(1, 80, "80 caractères au plus par mention").refine((word) => !word.includes("|"), "le signe | est réservé"),
	)
	.max(30, "30 mentions au plus");

const yesNo = z.boolean("oui ou non est attendu");

/** Boxes physically in stock, held ones included. */
export const stockedSchema = whole(0, MAXIMUM.stock);

/** Nutrition per 100 g; energy in kJ and kcal, the rest in grams. */
const amount = (maximum: number) => {
	const message = `un nombre de 0 à ${maximum.toLocaleString(LOCALE)} est attendu, avec 3 décimales au plus`;
	return z
		.number(message)
		.min(0, message)
		.max(maximum, message)
		.refine((value) => Number(value.toFixed(3)) === value, message);
};
const nutrition = z.object({
	energyKj: amount(10_000),
	energyKcal: amount(10_000),
	fat: amount(100),
	saturates: amount(100),
	carbohydrates: amount(100),
	sugars: amount(100),
	protein: amount(100),
	salt: amount(100),
});

/** Said of a category that does not exist. */
export const NO_CATEGORY = "cette catégorie n'existe pas";

const NAME = "un nom de 1 à 120 caractères est attendu";

/** Fields with a rule of their own; messages are French fragments that follow the name of a field. What a draft may wait with may be empty. */
const OWN_RULES = {
	reference: z
		.string()
		.trim()
		.toUpperCase()
		.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, "2 à 40 lettres sans accent, chiffres ou tirets sont attendus"),
	name: text(1, 120, NAME, z.string(NAME).overwrite(withoutInvisible)),
	/** Whether there is one of this code, the server looks up. */
	category: z.string(NO_CATEGORY).regex(CATEGORY_CODE, NO_CATEGORY).nullable(),
	tags: z.array(z.enum(TAG_CODES, "ce tag n'existe pas")),
	description: text(0, 4000, "4 000 caractères au plus"),
	pricePerPieceBox: price,
	pricePerPieceLayer: price.nullable(),
	pricePerPiecePallet: price.nullable(),
	piecesPerBox: whole(1, MAXIMUM.pieces),
	boxesPerLayer: whole(2, MAXIMUM.boxes).nullable(),
	boxesPerPallet: whole(2, MAXIMUM.boxes).nullable(),
	/** 0 while unknown. */
	weightGrams: z
		.number("un poids en grammes est attendu")
		.max(MAXIMUM.grams, "ce poids dépasse une tonne")
		.refine((grams) => grams >= 0, "un poids positif est attendu"),
	eanUnit: gtin("de la pièce"),
	eanBox: gtin("du carton"),
	bestBeforeDate: calendarDay("une date JJ/MM/AAAA ou AAAA-MM-JJ est attendue, par exemple 30/06/2027").nullable(),
	/** Left out, the stock of a known product stays as it is. */
	stock: stockedSchema.optional(),
	vatRate: z.literal(VAT_RATES, "20 ou 5,5 est attendu"),
	/** False for non-food, such as sticks and paper cones. Left out, it is a food: a forgotten list of ingredients exempts from nothing. */
	isFood: yesNo.default(true),
	/** Whether shoppers see it. Left out, a known product stays as it is and a new one is on sale. */
	isPublished: yesNo.optional(),
	ingredients: text(0, 4000, "4 000 caractères au plus"),
	allergens: words,
	traces: words,
	nutrition: nutrition.nullable(),
	/** If absent, a known product is unchanged and a new one has the right. */
	withdrawalRight: z.enum(WITHDRAWAL_RIGHT_CODES, `${WITHDRAWAL_RIGHT_CODES.join(", ")} est attendu`).optional(),
	/** If absent, like the following fields, a known product is unchanged. Empty for products that are not organic. */
	organicCode: z
		.string()
		.trim()
		.toUpperCase()
		.refine((code) => code === "" || isControlCode(code), CONTROL_CODE_RULE)
		.optional(),
	organicFarming: text(0, 80, "80 caractères au plus")
		.refine((place) => place === "" || isFarmingPlace(place), FARMING_RULE)
		.optional(),
	durability: z.enum(DURABILITY_CODES, `${DURABILITY_CODES.join(", ")} est attendu`).optional(),
	daysAtDelivery: whole(1, MAXIMUM.days).nullable().optional(),
	preparationDays: whole(1, MAXIMUM.preparationDays).nullable().optional(),
	isUnstackable: yesNo.optional(),
	/** Site-relative URLs, main image first. */
	images: z
		.array(
			z.string().refine((url) => SHOP_IMAGE.test(url), {
				error: ({ input }) =>
					WEB_ADDRESS.test(String(input)) ? WEB_IMAGE : "cette image n'est pas un fichier de la boutique",
			}),
		)
		.max(20, "20 images au plus")
		.refine((urls) => new Set(urls.map(imageFile)).size === urls.length, "une image figure deux fois"),
};

/** Rules of the fields that were added later, by codec. If absent, a known product is unchanged and a new one has none. */
const LATER_RULES = {
	text: text(0, 1000, "1 000 caractères au plus").optional(),
};
type LaterName = Exclude<ProductFieldName, keyof typeof OWN_RULES>;
type LaterShape = { [Name in LaterName]: (typeof LATER_RULES)[CodecOf<Name>] };
const LATER_NAMES = PRODUCT_FIELD_NAMES.filter((name): name is LaterName => !(name in OWN_RULES));

/**
 * A product as the merchant states it, before Medusa knows it: the one shape that the CSV import, the admin and the
 * seed hand to the workflow that writes products. Prices per piece in EUR incl. VAT, weight in grams, stock in boxes.
 */
export const productRowSchema = z
	.object({
		...OWN_RULES,
		...(Object.fromEntries(LATER_NAMES.map((name) => [name, LATER_RULES[PRODUCT_FIELDS[name].codec]])) as LaterShape),
	})
	.superRefine((row, context) => {
		const complain = (path: keyof typeof row, message: string) =>
			context.addIssue({ code: "custom", path: [path], message });
		const { pricePerPieceBox: box, pricePerPieceLayer: layer, pricePerPiecePallet: pallet } = row;
		if (layer !== null && row.boxesPerLayer === null)
			complain("boxesPerLayer", "un prix à la couche demande le nombre de cartons par couche");
		if (pallet !== null && row.boxesPerPallet === null)
			complain("boxesPerPallet", "un prix à la palette demande le nombre de cartons par palette");
		if (row.boxesPerLayer !== null && row.boxesPerPallet !== null && row.boxesPerPallet <= row.boxesPerLayer)
			complain("boxesPerPallet", "une palette compte plus de cartons qu'une couche");
		if (layer !== null && layer > box)
			complain("pricePerPieceLayer", "le prix à la couche ne peut pas dépasser le prix au carton");
		if (pallet !== null && pallet > (layer ?? box))
			complain(
				"pricePerPiecePallet",
				`le prix à la palette ne peut pas dépasser le prix ${layer === null ? "au carton" : "à la couche"}`,
			);
		if (row.isPublished !== false) for (const { field, message } of missingForSale(row)) complain(field, message);
	});
export type ProductRow = z.output<typeof productRowSchema>;
