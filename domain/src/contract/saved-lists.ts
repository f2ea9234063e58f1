import { z } from "zod";
import { LIST_LIMITS, LIST_REMINDER_CONSENT } from "../customers/saved-list";
import { oneLine } from "../text";
import { operation } from "./operation";
import { boxCount, piecesPerBox } from "./payment";

const name = z
	.string("Donnez un nom à la liste.")
	.transform(oneLine)
	.pipe(
		z
			.string()
			.min(1, "Donnez un nom à la liste.")
			.max(LIST_LIMITS.nameLength, `${LIST_LIMITS.nameLength} caractères au plus.`),
	);
const items = z
	.array(
		z.object({ productId: z.string("Un produit est attendu.").trim().min(1).max(100), quantity: boxCount }),
		"Une liste de produits est attendue.",
	)
	.max(LIST_LIMITS.lines, `Une liste compte ${LIST_LIMITS.lines} produits au plus.`);

/** Body of POST /lists. Quantities in boxes; a product that is not on sale is left out. */
export const listCreationSchema = z.object({ name, items: items.default([]) });

/** Body of POST /lists/:id/items: of a product that is there the larger quantity stays. */
export const listAdditionSchema = z.object({ items: items.min(1, "Un produit au moins est attendu.") });

/** Body of PUT /lists/:id: the list as it is to be, and the version that was changed. */
export const listUpdateSchema = z.object({
	name,
	items,
	/** A day on which a mail reminds of the list, once, AAAA-MM-JJ. */
	remindOn: z.iso.date("Une date AAAA-MM-JJ est attendue.").nullable(),
	/** The version of the words that were agreed to; a new day needs it. */
	consent: z
		.literal(LIST_REMINDER_CONSENT.version, "Le texte a changé. Rechargez la page, puis recommencez.")
		.optional(),
	version: z.number("Une version est attendue.").int(),
	/** Additive: whether every member of the company sees and changes it; absent for no change. */
	isShared: z.boolean("Une valeur vraie ou fausse est attendue.").optional(),
});
export type ListUpdate = z.input<typeof listUpdateSchema>;

const head = {
	id: z.string(),
	name: z.string(),
	updatedAt: z.string(),
	remindOn: z.string().nullable(),
	/** Additive: every member of the owner's company sees and changes it. */
	isShared: z.boolean().default(false),
	/** Additive: the caller may share it, take it back and delete it: its owner, or each member once the owner has left the company. */
	isOwn: z.boolean().default(true),
	/** How many products it has. */
	products: z.number().int(),
};

/** Response of GET /lists, by name. */
export const savedListsSchema = z.array(z.object(head));
export type SavedListHead = z.infer<typeof savedListsSchema>[number];

/** A list with its products; `unitPrice` in EUR a box is what it cost when the line was last changed. */
export const savedListSchema = z.object({
	...head,
	version: z.number().int(),
	items: z.array(
		z.object({
			productId: z.string(),
			productName: z.string(),
			quantity: z.number().int(),
			unitPrice: z.number(),
			piecesPerBox,
		}),
	),
});
export type SavedList = z.infer<typeof savedListSchema>;

export const listSavedLists = operation("GET /api/lists", { access: "customer", answer: { 200: savedListsSchema } });

export const createSavedList = operation("POST /api/lists", {
	access: "customer",
	body: listCreationSchema,
	answer: { 201: savedListSchema },
	errors: ["LIST_LIMIT", "LIST_NAME_TAKEN"],
});

export const readSavedList = operation("GET /api/lists/:id", {
	access: "customer",
	answer: { 200: savedListSchema },
	errors: ["LIST_NOT_FOUND"],
});

export const changeSavedList = operation("PUT /api/lists/:id", {
	access: "customer",
	body: listUpdateSchema,
	answer: { 200: savedListSchema },
	errors: ["LIST_NOT_FOUND", "LIST_NAME_TAKEN", "LIST_CHANGED", "LIST_LIMIT", "LIST_OF_COLLEAGUE", "COMPANY_NOT_FOUND"],
});

export const addToSavedList = operation("POST /api/lists/:id/items", {
	access: "customer",
	body: listAdditionSchema,
	answer: { 200: savedListSchema },
	errors: ["LIST_NOT_FOUND", "LIST_FULL"],
});

export const deleteSavedList = operation("DELETE /api/lists/:id", {
	access: "customer",
	answer: { 204: "nothing" },
	errors: ["LIST_NOT_FOUND", "LIST_OF_COLLEAGUE"],
});
