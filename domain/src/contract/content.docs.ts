import { DEFAULT_NAVIGATION, navigationSchema } from "../content/navigation";
import { h2, link, p, text } from "../content/write";
import * as content from "./content";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const SEO = {
	path: "/products?category=BONBONS",
	title: "Bonbons en gros",
	description: "Bonbons artisanaux par carton.",
	image: "",
};
const SLUG = "foire-de-carpentras";
const WORDS = {
	title: "La foire de Carpentras",
	lead: "Trois jours de sucre, place de la mairie.",
	description: "",
	body: text(h2("Où nous trouver"), p("Place de la mairie. ", link("Nous écrire", "/contact"), ".")),
};
const IMAGE_NAME = "1763800000000-produit-3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11.webp";
const IMAGE_URL = `/static/${IMAGE_NAME}`;
const ALT = "Une baraque rose devant la mairie";
const PAGE = { slug: SLUG, path: `/pages/${SLUG}` };
const HEAD = {
	...PAGE,
	title: WORDS.title,
	isOwn: true,
	state: "PUBLISHED" as const,
	hasDraft: false,
	scheduledAt: null,
	changedAt: SAMPLE.at,
	changedBy: "gerante@exemple.fr",
};
const VERSION = {
	...{ id: 7, savedAt: SAMPLE.at, savedBy: "gerante@exemple.fr", publishAt: SAMPLE.at, isShown: true },
	content: WORDS,
};

/** What the merchant writes, as visitors read it. */
export const CONTENT = documented(content, {
	bodies: {
		PageSeo: shape(content.seoSchema, SEO),
		NewRedirects: shape(content.newRedirectsSchema, {
			redirects: [{ from: "/produit/barbe-a-papa", to: "/products" }],
		}),
		NewPage: shape(content.newPageSchema, { slug: SLUG, content: WORDS }),
		SavePage: shape(content.savePageSchema, { content: WORDS, publishAt: "now", version: 3 }),
		NewImage: shape(content.newImageSchema, { url: IMAGE_URL, alt: ALT }),
		ImageWords: shape(content.imageWordsSchema, { alt: ALT }),
		PageState: shape(content.pageStateSchema, { state: "WITHDRAWN" }),
	},
	answers: {
		Navigation: shape(navigationSchema, DEFAULT_NAVIGATION),
		LibraryImages: shape(content.libraryImagesSchema, [
			{
				...{ name: IMAGE_NAME, url: IMAGE_URL, alt: ALT, addedAt: SAMPLE.at },
				usedBy: [{ label: WORDS.title, path: `/admin/content/pages/${SLUG}` }],
			},
		]),
		PageSeo: shape(content.seoSchema, SEO),
		AdminSeo: shape(content.adminSeoSchema, [{ ...SEO, changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" }]),
		RedirectTarget: shape(content.redirectTargetSchema, { to: "/products" }),
		Redirects: shape(content.redirectsSchema, [
			{
				...{ id: 12, from: "/produit/barbe-a-papa", to: "/products" },
				...{ changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" },
			},
		]),
		RedirectTable: shape(content.redirectTableSchema, [{ from: "/produit/barbe-a-papa", to: "/products" }]),
		TextPage: shape(content.textPageSchema, { ...PAGE, ...WORDS }),
		TextPages: shape(content.textPagesSchema, [{ ...PAGE, title: WORDS.title }]),
		AdminPages: shape(content.adminPagesSchema, [HEAD]),
		AdminPage: shape(content.adminPageSchema, { ...HEAD, version: 3, content: WORDS, versions: [VERSION] }),
	},
	groups: {
		Contenu: {
			readSeo: {
				summary: "Lire ce que les moteurs de recherche montrent d'une page",
				description: "Une partie vide est celle de la page elle-même.",
				query: { path: SEO.path },
			},
			findRedirect: {
				summary: "Savoir où mène maintenant une ancienne adresse",
				description:
					"Deux adresses qui diffèrent par leur requête sont deux redirections. Une requête qu'aucune ne nomme suit vers la nouvelle adresse.",
				query: { path: "/produit/barbe-a-papa" },
			},
			readNavigation: {
				summary: "Lire les menus, le pied de page et le bandeau",
				description: "Un bandeau sans texte est celui de la boutique. `from` et `to` sont des jours de Paris, inclus.",
			},
			listPages: { summary: "Lister les pages publiées du commerçant" },
			readPage: {
				summary: "Lire une page de texte",
				description: "Le texte est un document ProseMirror en JSON\u00a0; les nœuds permis sont ceux du schéma.",
			},
		},
		"Administration : contenu": {
			listAdminPages: { summary: "Lister les pages de texte, brouillons compris" },
			createPage: { summary: "Créer une page, en brouillon" },
			readAdminPage: { summary: "Lire une page et ses versions" },
			savePage: {
				summary: "Enregistrer une version d'une page, la publier ou la prévoir",
				description: "Une version publiée ou prévue remplace celle qui était prévue.",
			},
			withdrawPage: { summary: "Retirer une page, ou reprendre le texte d'origine d'une page de la boutique" },
			deletePage: { summary: "Supprimer une page du commerçant qui n'est pas en ligne" },
			listRedirects: { summary: "Lister les redirections d'anciennes adresses" },
			addRedirects: {
				summary: "Ajouter des redirections",
				description: "Toutes ou aucune. Une même ancienne adresse est remplacée.",
			},
			readRedirectTable: {
				summary: "Lire les redirections d'un fichier CSV ou XLSX de deux colonnes",
				description: "L'ancienne adresse, puis la nouvelle. Rien n'est enregistré.",
				form: "redirections.csv",
			},
			deleteRedirect: { summary: "Supprimer une redirection" },
			listSeo: { summary: "Lister les pages qui ont un référencement à elles" },
			changeSeo: {
				summary: "Changer titre, description et image de partage d'une page",
				description: "Trois parties vides rendent à la page les siennes.",
			},
			listLibraryImages: { summary: "Lister les images de la bibliothèque, et où elles servent" },
			addLibraryImage: { summary: "Ajouter à la bibliothèque une image envoyée, avec son texte de remplacement" },
			describeLibraryImage: {
				summary: "Changer le texte de remplacement d'une image",
				description: "Vaut quand l'image est insérée de nouveau\u00a0; les pages qui la montrent gardent leurs mots.",
			},
			deleteLibraryImage: { summary: "Supprimer une image qui ne sert pas" },
		},
	},
});
