import type { Operations } from "./operation";

const PAGE = { slug: { description: "Dernière partie de l'adresse de la page", example: "foire-de-carpentras" } };

/** What the merchant writes, as visitors read it. */
export const CONTENT = {
	"GET /api/redirects": {
		id: "findRedirect",
		access: "public",
		summary: "Savoir où mène maintenant une ancienne adresse",
		query: "RedirectQuery",
		answers: { 200: "RedirectTarget" },
		sends: ["Cache-Control"],
		errors: ["REDIRECT_NOT_FOUND"],
	},
	"GET /api/navigation": {
		id: "readNavigation",
		access: "public",
		summary: "Lire les menus, le pied de page et le bandeau",
		description: "Un bandeau sans texte est celui de la boutique. `from` et `to` sont des jours de Paris, inclus.",
		answers: { 200: "Navigation" },
		sends: ["Cache-Control"],
	},
	"GET /api/pages": {
		id: "listPages",
		access: "public",
		summary: "Lister les pages publiées du commerçant",
		answers: { 200: "TextPages" },
		sends: ["Cache-Control"],
	},
	"GET /api/pages/:slug": {
		id: "readPage",
		access: "public",
		summary: "Lire une page de texte",
		description: "Le texte est un document ProseMirror en JSON\u00a0; les nœuds permis sont ceux du schéma.",
		params: PAGE,
		answers: { 200: "TextPage" },
		sends: ["Cache-Control"],
		errors: ["PAGE_NOT_FOUND"],
	},
} as const satisfies Operations;

const IMAGE = {
	name: {
		description: "Nom du fichier de l'image",
		example: "1763800000000-produit-3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11.webp",
	},
};
const CHANGE = { access: "admin", permission: "settings.change", params: PAGE } as const;

/** The same for the back office: drafts, schedule, versions. */
export const ADMIN_CONTENT = {
	"GET /api/admin/pages": {
		id: "listAdminPages",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les pages de texte, brouillons compris",
		answers: { 200: "AdminPages" },
	},
	"POST /api/admin/pages": {
		id: "createPage",
		access: "admin",
		permission: "settings.change",
		summary: "Créer une page, en brouillon",
		body: "NewPage",
		answers: { 201: "AdminPage" },
		errors: ["PAGE_TAKEN", "PAGE_LIMIT"],
	},
	"GET /api/admin/pages/:slug": {
		id: "readAdminPage",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lire une page et ses versions",
		params: PAGE,
		answers: { 200: "AdminPage" },
		errors: ["PAGE_NOT_FOUND"],
	},
	"PUT /api/admin/pages/:slug": {
		...CHANGE,
		id: "savePage",
		summary: "Enregistrer une version d'une page, la publier ou la prévoir",
		description: "Une version publiée ou prévue remplace celle qui était prévue.",
		body: "SavePage",
		answers: { 200: "AdminPage" },
		errors: ["PAGE_NOT_FOUND", "PAGE_CHANGED"],
	},
	"PUT /api/admin/pages/:slug/state": {
		...CHANGE,
		id: "withdrawPage",
		summary: "Retirer une page, ou reprendre le texte d'origine d'une page de la boutique",
		body: "PageState",
		answers: { 200: "AdminPage" },
		errors: ["PAGE_NOT_FOUND"],
	},
	"DELETE /api/admin/pages/:slug": {
		...CHANGE,
		id: "deletePage",
		summary: "Supprimer une page du commerçant qui n'est pas en ligne",
		answers: { 204: "nothing" },
		errors: ["PAGE_NOT_FOUND", "PAGE_SHOWN"],
	},
	"GET /api/admin/redirects": {
		id: "listRedirects",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les redirections d'anciennes adresses",
		answers: { 200: "Redirects" },
	},
	"POST /api/admin/redirects": {
		id: "addRedirects",
		access: "admin",
		permission: "settings.change",
		summary: "Ajouter des redirections",
		description: "Toutes ou aucune. Une même ancienne adresse est remplacée.",
		body: "NewRedirects",
		answers: { 200: "Redirects" },
		errors: ["REDIRECT_LIMIT", "REDIRECT_CIRCLE"],
	},
	"DELETE /api/admin/redirects/:id": {
		id: "deleteRedirect",
		access: "admin",
		permission: "settings.change",
		summary: "Supprimer une redirection",
		params: { id: { description: "Identifiant de la redirection", example: "12" } },
		answers: { 204: "nothing" },
		errors: ["REDIRECT_NOT_FOUND"],
	},
	"GET /api/admin/images": {
		id: "listLibraryImages",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les images de la bibliothèque, et où elles servent",
		answers: { 200: "LibraryImages" },
	},
	"POST /api/admin/images": {
		id: "addLibraryImage",
		access: "admin",
		permission: "settings.change",
		summary: "Ajouter à la bibliothèque une image envoyée, avec son texte de remplacement",
		body: "NewImage",
		answers: { 201: "LibraryImages" },
		errors: ["LIBRARY_IMAGE_TAKEN", "LIBRARY_IMAGE_LIMIT"],
	},
	"PUT /api/admin/images/:name": {
		id: "describeLibraryImage",
		access: "admin",
		permission: "settings.change",
		summary: "Changer le texte de remplacement d'une image",
		description: "Vaut quand l'image est insérée de nouveau\u00a0; les pages qui la montrent gardent leurs mots.",
		params: IMAGE,
		body: "ImageWords",
		answers: { 200: "LibraryImages" },
		errors: ["LIBRARY_IMAGE_NOT_FOUND"],
	},
	"DELETE /api/admin/images/:name": {
		id: "deleteLibraryImage",
		access: "admin",
		permission: "settings.change",
		summary: "Supprimer une image qui ne sert pas",
		params: IMAGE,
		answers: { 204: "nothing" },
		errors: ["LIBRARY_IMAGE_NOT_FOUND", "LIBRARY_IMAGE_USED"],
	},
} as const satisfies Operations;
