import { z } from "zod";
import { unknownParameters, VIEW_LIMITS, VIEW_LISTS, viewQuery } from "../admin/list-views";
import { operation } from "./operation";

const list = z.enum(VIEW_LISTS, "Cette liste n'existe pas.");

/** A saved view of a list, private to a team member: filters, sort and columns as the list's address has them. */
export const listViewSchema = z.object({
	id: z.string(),
	list,
	name: z.string(),
	query: z.string(),
	/** Shown when the list is opened; one of a list at most. */
	isDefault: z.boolean(),
});
export type ListView = z.infer<typeof listViewSchema>;

/** Response of GET /admin/views: one's own, by name. */
export const listViewsSchema = z.object({ content: z.array(listViewSchema) });
export type ListViews = z.infer<typeof listViewsSchema>;

export const saveViewSchema = z
	.strictObject({
		list,
		name: z
			.string("Un nom est attendu.")
			.trim()
			.min(1, "Un nom est attendu.")
			.max(VIEW_LIMITS.name, "Soixante caractères au plus.")
			.refine((name) => !/\p{C}/u.test(name), "Un caractère illisible s'y trouve, effacez-le."),
		query: z.string("Des filtres sont attendus.").max(VIEW_LIMITS.query, "Ces filtres sont trop longs."),
		isDefault: z.boolean("Une valeur vraie ou fausse est attendue."),
	})
	.superRefine((view, context) => {
		const [unknown] = unknownParameters(view.list, view.query);
		if (unknown !== undefined)
			context.addIssue({ code: "custom", path: ["query"], message: "Cette liste n'a pas un de ces filtres." });
	})
	.transform((view) => ({ ...view, query: viewQuery(view.list, view.query) }));
export type SaveView = z.input<typeof saveViewSchema>;
export type SavedView = z.output<typeof saveViewSchema>;

const access = { staff: "catalogue.read" } as const;

export const listViews = operation("GET /api/admin/views", { access, answer: { 200: listViewsSchema } });

export const createView = operation("POST /api/admin/views", {
	access,
	body: saveViewSchema,
	answer: { 201: listViewSchema },
	errors: ["VIEW_NAME_TAKEN", "VIEW_LIMIT"],
});

export const changeView = operation("PUT /api/admin/views/:id", {
	access,
	body: saveViewSchema,
	answer: { 200: listViewSchema },
	errors: ["VIEW_NOT_FOUND", "VIEW_NAME_TAKEN"],
});

export const removeView = operation("DELETE /api/admin/views/:id", {
	access,
	answer: { 204: "nothing" },
	errors: ["VIEW_NOT_FOUND"],
});
