import { DEFAULT_NAVIGATION, navigationSchema } from "../../content/navigation";
import { h2, link, p, text } from "../../content/write";
import {
	adminPageSchema,
	adminPagesSchema,
	adminSeoSchema,
	imageWordsSchema,
	libraryImagesSchema,
	newImageSchema,
	newPageSchema,
	newRedirectsSchema,
	pageStateSchema,
	redirectQuerySchema,
	redirectsSchema,
	redirectTableSchema,
	redirectTargetSchema,
	savePageSchema,
	seoQuerySchema,
	seoSchema,
	textPageSchema,
	textPagesSchema,
} from "../content";
import { SAMPLE, shape } from "./shape";

const SLUG = "foire-de-carpentras";
const IMAGE_NAME = "1763800000000-produit-3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11.webp";
const IMAGE_URL = `/static/${IMAGE_NAME}`;
const ALT = "Une baraque rose devant la mairie";
const CONTENT = {
	title: "La foire de Carpentras",
	lead: "Trois jours de sucre, place de la mairie.",
	description: "",
	body: text(h2("Où nous trouver"), p("Place de la mairie. ", link("Nous écrire", "/contact"), ".")),
};
const PAGE = { slug: SLUG, path: `/pages/${SLUG}` };
const HEAD = {
	...PAGE,
	title: CONTENT.title,
	isOwn: true,
	state: "PUBLISHED" as const,
	hasDraft: false,
	scheduledAt: null,
	changedAt: SAMPLE.at,
	changedBy: "gerante@exemple.fr",
};
const VERSION = {
	...{ id: 7, savedAt: SAMPLE.at, savedBy: "gerante@exemple.fr", publishAt: SAMPLE.at, isShown: true },
	content: CONTENT,
};

const SEO = {
	path: "/products?category=BONBONS",
	title: "Bonbons en gros",
	description: "Bonbons artisanaux par carton.",
	image: "",
};

export const CONTENT_QUERIES = {
	SeoQuery: shape(seoQuerySchema, { path: SEO.path }),
	RedirectQuery: shape(redirectQuerySchema, { path: "/produit/barbe-a-papa" }),
};

export const CONTENT_BODIES = {
	PageSeo: shape(seoSchema, SEO),
	NewRedirects: shape(newRedirectsSchema, { redirects: [{ from: "/produit/barbe-a-papa", to: "/products" }] }),
	NewPage: shape(newPageSchema, { slug: SLUG, content: CONTENT }),
	SavePage: shape(savePageSchema, { content: CONTENT, publishAt: "now", version: 3 }),
	NewImage: shape(newImageSchema, { url: IMAGE_URL, alt: ALT }),
	ImageWords: shape(imageWordsSchema, { alt: ALT }),
	PageState: shape(pageStateSchema, { state: "WITHDRAWN" }),
};

export const CONTENT_ANSWERS = {
	Navigation: shape(navigationSchema, DEFAULT_NAVIGATION),
	LibraryImages: shape(libraryImagesSchema, [
		{
			...{ name: IMAGE_NAME, url: IMAGE_URL, alt: ALT, addedAt: SAMPLE.at },
			usedBy: [{ label: CONTENT.title, path: `/admin/contenu/pages/${SLUG}` }],
		},
	]),
	PageSeo: shape(seoSchema, SEO),
	AdminSeo: shape(adminSeoSchema, [{ ...SEO, changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" }]),
	RedirectTarget: shape(redirectTargetSchema, { to: "/products" }),
	Redirects: shape(redirectsSchema, [
		{
			...{ id: 12, from: "/produit/barbe-a-papa", to: "/products" },
			...{ changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" },
		},
	]),
	RedirectTable: shape(redirectTableSchema, [{ from: "/produit/barbe-a-papa", to: "/products" }]),
	TextPage: shape(textPageSchema, { ...PAGE, ...CONTENT }),
	TextPages: shape(textPagesSchema, [{ ...PAGE, title: CONTENT.title }]),
	AdminPages: shape(adminPagesSchema, [HEAD]),
	AdminPage: shape(adminPageSchema, { ...HEAD, version: 3, content: CONTENT, versions: [VERSION] }),
};
