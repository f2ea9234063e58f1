import { z } from "zod";
import {
	CATEGORY_CODE,
	CATEGORY_ICON_NAMES,
	type CategoryCode,
	canBeNamed,
	MOST_CATEGORIES,
	readCategoryCode,
} from "../catalogue/category";
import { withoutInvisible } from "../text";
import { operation } from "./operation";

/** Said of a category that does not exist, where a call names one. */
export const UNKNOWN_CATEGORY = "Cette catégorie n'existe pas.";

/** The code of a category, "BARBE_A_PAPA": which there are, GET /categories tells. */
export const categoryCodeSchema = z.string().regex(CATEGORY_CODE);

/** A category that a query names by code or slug. Whether there is one of that code, the server looks up. */
export const categoryParameter = z.string().transform((value, context): CategoryCode => {
	const code = readCategoryCode(value);
	if (code) return code;
	context.addIssue({ code: "custom", message: UNKNOWN_CATEGORY });
	return z.NEVER;
});

/** A category that the shop offers. */
export const categorySchema = z.object({
	code: categoryCodeSchema,
	/** The code as an address has it: "barbe-a-papa". */
	slug: z.string(),
	name: z.string(),
	/** Short text for the head of its list; empty for none. */
	description: z.string(),
	/** The name of its emblem. */
	icon: z.enum(CATEGORY_ICON_NAMES),
});

/** Response of GET /categories: those that are shown, in the shop's order. */
export const categoryListSchema = z.array(categorySchema);

/** A category as the admin manages it. `version` changes with whatever can be changed of it; PUT wants it back. */
export const adminCategorySchema = categorySchema.extend({
	isShown: z.boolean(),
	/** Products in it, drafts included. */
	products: z.number().int(),
	version: z.string(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;

/** Response of GET /admin/categories: all of them in the shop's order; `version` is that of the order. */
export const adminCategoryListSchema = z.object({ content: z.array(adminCategorySchema), version: z.string() });
export type AdminCategoryList = z.infer<typeof adminCategoryListSchema>;

/** Lengths of the texts, in characters. */
export const CATEGORY_LIMITS = { name: 40, description: 300 } as const;

const UNREADABLE = /[\p{Cs}\p{Cc}]/u;
const READABLE = "Un caractère illisible s'y trouve, effacez-le.";
const content = {
	name: z
		.string("Un nom est attendu.")
		.overwrite(withoutInvisible)
		.trim()
		.max(CATEGORY_LIMITS.name, "Quarante caractères au plus.")
		.refine((text) => !UNREADABLE.test(text), READABLE)
		.refine(canBeNamed, "Donnez un autre nom à la catégorie, avec une lettre ou un chiffre."),
	description: z
		.string("Un texte est attendu.")
		.trim()
		.max(CATEGORY_LIMITS.description, "Trois cents caractères au plus.")
		.refine((text) => !UNREADABLE.test(text), READABLE)
		.default(""),
	icon: z.enum(CATEGORY_ICON_NAMES, "Cet emblème n'existe pas."),
	isShown: z.boolean("Une valeur vraie ou fausse est attendue.").default(true),
};

/**
 * Body of POST /admin/categories: the code follows from the name, for good. A repeated `requestId`, such as that of a double
 * click, returns the category that it made.
 */
export const categoryCreationSchema = z.object({ ...content, requestId: z.uuid().optional() });
export type CategoryCreation = z.output<typeof categoryCreationSchema>;

/** Body of PUT /admin/categories/{code}, with the version that was read: another one returns 409 with the category as it is. */
export const categoryUpdateSchema = z.object({ ...content, version: z.string().max(64) });
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>;

/** Body of PUT /admin/categories/order: every code in its place, with the version of the list that was read. */
export const categoryOrderSchema = z.object({
	codes: z
		.array(z.string().regex(CATEGORY_CODE, UNKNOWN_CATEGORY))
		.max(MOST_CATEGORIES * 2)
		.refine((codes) => new Set(codes).size === codes.length, "Une catégorie figure deux fois."),
	version: z.string().max(64),
});
export type CategoryOrder = z.output<typeof categoryOrderSchema>;

export const listAdminCategories = operation("GET /api/admin/categories", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminCategoryListSchema },
});

export const createCategory = operation("POST /api/admin/categories", {
	access: { staff: "catalogue.change" },
	body: categoryCreationSchema,
	answer: { 201: adminCategorySchema },
	errors: ["CATEGORY_TAKEN", "CATEGORY_LIMIT", "IMPORT_RUNNING"],
});

export const orderCategories = operation("PUT /api/admin/categories/order", {
	access: { staff: "catalogue.change" },
	body: categoryOrderSchema,
	answer: { 200: adminCategoryListSchema },
	errors: ["CATEGORIES_CHANGED", "IMPORT_RUNNING"],
});

export const changeCategory = operation("PUT /api/admin/categories/:code", {
	access: { staff: "catalogue.change" },
	body: categoryUpdateSchema,
	answer: { 200: adminCategorySchema },
	errors: ["CATEGORY_NOT_FOUND", "CATEGORY_CHANGED", "CATEGORY_TAKEN", "IMPORT_RUNNING"],
});

export const deleteCategory = operation("DELETE /api/admin/categories/:code", {
	access: { staff: "catalogue.change" },
	answer: { 204: "nothing" },
	errors: ["CATEGORY_NOT_FOUND", "CATEGORY_IN_USE", "IMPORT_RUNNING"],
});
