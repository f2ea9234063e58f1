import { z } from "zod";
import { navigationSchema, shopPath } from "../content/navigation";
import { pageContentSchema, pageSlugSchema } from "../content/pages";
import { REDIRECT_LIMIT, redirectSchema } from "../content/redirects";
import { pageSeoSchema } from "../content/seo";
import { LIBRARY_IMAGE } from "../shop/shop-image";
import { oneLine } from "../text";
import { instant } from "./instant";
import { operation } from "./operation";

/** Response of GET /pages/{slug}: a page of text as visitors read it. */
export const textPageSchema = z.object({ slug: z.string(), path: z.string(), ...pageContentSchema.shape });
export type TextPage = z.infer<typeof textPageSchema>;

/** Response of GET /pages: the merchant's own pages that are published, by title. */
export const textPagesSchema = z.array(z.object({ slug: z.string(), path: z.string(), title: z.string() }));
export type TextPages = z.infer<typeof textPagesSchema>;

/** ORIGINAL: a page of the shop with its first text. DRAFT: never published. WITHDRAWN: no longer. */
const state = z.enum(["ORIGINAL", "PUBLISHED", "DRAFT", "WITHDRAWN"]);
const head = {
	slug: z.string(),
	path: z.string(),
	/** Of the saved text, published or not. */
	title: z.string(),
	/** Written by the merchant, under /pages. */
	isOwn: z.boolean(),
	state,
	/** Saved and not published. */
	hasDraft: z.boolean(),
	/** When the next version is published, ISO 8601. */
	scheduledAt: z.string().nullable(),
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
};

/** Response of GET /admin/pages: the shop's pages, then the merchant's by title. */
export const adminPagesSchema = z.array(z.object(head));
export type AdminPageHead = z.infer<typeof adminPagesSchema>[number];

/** A page with the text that was saved last and the versions before, newest first. */
export const adminPageSchema = z.object({
	...head,
	version: z.number().int(),
	content: pageContentSchema,
	versions: z.array(
		z.object({
			id: z.number().int(),
			savedAt: z.string(),
			savedBy: z.string(),
			/** Null for a draft. */
			publishAt: z.string().nullable(),
			isShown: z.boolean(),
			content: pageContentSchema,
		}),
	),
});
export type AdminPage = z.infer<typeof adminPageSchema>;

/** Body of POST /admin/pages: a draft of a new page. */
export const newPageSchema = z.object({ slug: pageSlugSchema, content: pageContentSchema });

/** Body of PUT /admin/pages/{slug}: a version of the page, published now, later or (null) not yet. */
export const savePageSchema = z.object({
	content: pageContentSchema,
	publishAt: z.union([z.null(), z.literal("now"), instant()], "Un moment est attendu."),
	version: z.number("La version lue est attendue.").int(),
});
export type SavePage = z.input<typeof savePageSchema>;

const alt = z
	.string("Un texte est attendu.")
	.overwrite(oneLine)
	.min(1, "Décrivez l'image pour qui ne la voit pas.")
	.max(200, "200 caractères au plus.");

/** Response of GET /admin/images, newest first: what can be shown in pages and slides. */
export const libraryImagesSchema = z.array(
	z.object({
		/** Last part of its address. */
		name: z.string(),
		url: z.string(),
		alt: z.string(),
		addedAt: z.string(),
		/** Where it is shown, or was in a version that can be taken back; `path` is a page of the back office. */
		usedBy: z.array(z.object({ label: z.string(), path: z.string() })),
	}),
);
export type LibraryImage = z.infer<typeof libraryImagesSchema>[number];

/** Body of POST /admin/images: an image that was uploaded. */
export const newImageSchema = z.object({
	url: z.string("Une image est attendue.").regex(LIBRARY_IMAGE, "Envoyez d'abord l'image dans la boutique."),
	alt,
});

export const imageWordsSchema = z.object({ alt });

/** Body of PUT /admin/pages/{slug}/state: takes the page off, and what was scheduled. */
export const pageStateSchema = z.object({ state: z.literal("WITHDRAWN", "Valeur possible : WITHDRAWN.") });

/** Most characters of an address that is looked up. */
export const REDIRECT_ADDRESS = 2000;

/** Query of GET /redirects: path and query of an address that leads nowhere. */
export const redirectQuerySchema = z.object({
	path: z
		.string("Une adresse est attendue.")
		.min(1, "Une adresse est attendue.")
		.max(REDIRECT_ADDRESS, "2000 caractères au plus."),
});

/** Response of GET /redirects: where it leads, over as many redirects as there are. */
export const redirectTargetSchema = z.object({ to: z.string() });
export type RedirectTarget = z.infer<typeof redirectTargetSchema>;

/** Response of GET and POST /admin/redirects, by old address. */
export const redirectsSchema = z.array(
	z.object({ id: z.number().int(), from: z.string(), to: z.string(), changedAt: z.string(), changedBy: z.string() }),
);
export type AdminRedirect = z.infer<typeof redirectsSchema>[number];

/** Response of POST /admin/redirects/table: what its rows say, not yet judged. */
export const redirectTableSchema = z.array(z.object({ from: z.string(), to: z.string() }));
export type RedirectTable = z.infer<typeof redirectTableSchema>;
/** Most bytes of that table. */
const REDIRECT_TABLE_MAXIMUM_BYTES = 1024 * 1024;

/** Body of POST /admin/redirects: redirects to add; one of the same old address is replaced. */
export const newRedirectsSchema = z.object({
	redirects: z
		.array(redirectSchema, "Une liste est attendue.")
		.min(1, "Une redirection au moins est attendue.")
		.max(REDIRECT_LIMIT, `${REDIRECT_LIMIT} redirections au plus.`),
});

/** Body of PUT /admin/seo, and response of GET /seo. */
export const seoSchema = pageSeoSchema;

/** Query of GET /seo: the address of a page. */
export const seoQuerySchema = z.object({ path: shopPath });

/** Response of GET and PUT /admin/seo, by address. */
export const adminSeoSchema = z.array(
	pageSeoSchema.extend({ path: z.string(), changedAt: z.string(), changedBy: z.string() }),
);
export type AdminSeo = z.infer<typeof adminSeoSchema>[number];

export const readSeo = operation("GET /api/seo", {
	access: "public",
	query: seoQuerySchema,
	answer: { 200: seoSchema },
	sends: ["Cache-Control"],
});

export const findRedirect = operation("GET /api/redirects", {
	access: "public",
	query: redirectQuerySchema,
	answer: { 200: redirectTargetSchema },
	sends: ["Cache-Control"],
	errors: ["REDIRECT_NOT_FOUND"],
});

export const readNavigation = operation("GET /api/navigation", {
	access: "public",
	answer: { 200: navigationSchema },
	sends: ["Cache-Control"],
});

export const listPages = operation("GET /api/pages", {
	access: "public",
	answer: { 200: textPagesSchema },
	sends: ["Cache-Control"],
});

export const readPage = operation("GET /api/pages/:slug", {
	access: "public",
	answer: { 200: textPageSchema },
	sends: ["Cache-Control"],
	errors: ["PAGE_NOT_FOUND"],
});

export const listAdminPages = operation("GET /api/admin/pages", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminPagesSchema },
});

export const createPage = operation("POST /api/admin/pages", {
	access: { staff: "settings.change" },
	body: newPageSchema,
	answer: { 201: adminPageSchema },
	errors: ["PAGE_TAKEN", "PAGE_LIMIT"],
});

export const readAdminPage = operation("GET /api/admin/pages/:slug", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminPageSchema },
	errors: ["PAGE_NOT_FOUND"],
});

export const savePage = operation("PUT /api/admin/pages/:slug", {
	access: { staff: "settings.change" },
	body: savePageSchema,
	answer: { 200: adminPageSchema },
	errors: ["PAGE_NOT_FOUND", "PAGE_CHANGED"],
});

export const withdrawPage = operation("PUT /api/admin/pages/:slug/state", {
	access: { staff: "settings.change" },
	body: pageStateSchema,
	answer: { 200: adminPageSchema },
	errors: ["PAGE_NOT_FOUND"],
});

export const deletePage = operation("DELETE /api/admin/pages/:slug", {
	access: { staff: "settings.change" },
	answer: { 204: "nothing" },
	errors: ["PAGE_NOT_FOUND", "PAGE_SHOWN"],
});

export const listRedirects = operation("GET /api/admin/redirects", {
	access: { staff: "catalogue.read" },
	answer: { 200: redirectsSchema },
});

export const addRedirects = operation("POST /api/admin/redirects", {
	access: { staff: "settings.change" },
	body: newRedirectsSchema,
	answer: { 200: redirectsSchema },
	errors: ["REDIRECT_LIMIT", "REDIRECT_CIRCLE"],
});

export const readRedirectTable = operation("POST /api/admin/redirects/table", {
	access: { staff: "settings.change" },
	form: { field: "file", type: "text/csv", maximumBytes: REDIRECT_TABLE_MAXIMUM_BYTES },
	answer: { 200: redirectTableSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
});

export const deleteRedirect = operation("DELETE /api/admin/redirects/:id", {
	access: { staff: "settings.change" },
	answer: { 204: "nothing" },
	errors: ["REDIRECT_NOT_FOUND"],
});

export const listSeo = operation("GET /api/admin/seo", {
	access: { staff: "catalogue.read" },
	answer: { 200: adminSeoSchema },
});

export const changeSeo = operation("PUT /api/admin/seo", {
	access: { staff: "settings.change" },
	body: seoSchema,
	answer: { 200: adminSeoSchema },
	errors: ["SEO_LIMIT"],
});

export const listLibraryImages = operation("GET /api/admin/images", {
	access: { staff: "catalogue.read" },
	answer: { 200: libraryImagesSchema },
});

export const addLibraryImage = operation("POST /api/admin/images", {
	access: { staff: "settings.change" },
	body: newImageSchema,
	answer: { 201: libraryImagesSchema },
	errors: ["LIBRARY_IMAGE_TAKEN", "LIBRARY_IMAGE_LIMIT"],
});

export const describeLibraryImage = operation("PUT /api/admin/images/:name", {
	access: { staff: "settings.change" },
	body: imageWordsSchema,
	answer: { 200: libraryImagesSchema },
	errors: ["LIBRARY_IMAGE_NOT_FOUND"],
});

export const deleteLibraryImage = operation("DELETE /api/admin/images/:name", {
	access: { staff: "settings.change" },
	answer: { 204: "nothing" },
	errors: ["LIBRARY_IMAGE_NOT_FOUND", "LIBRARY_IMAGE_USED"],
});
