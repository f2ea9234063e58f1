import type { Operations } from "./operation";

const CHANNEL = {
	channel: {
		description: "« boutique » pour la boutique elle-même, sinon l'identifiant du canal de vente",
		example: "boutique",
	},
};
const SENDS = ["Cache-Control"] as const;
const FRESH = "Refait à chaque changement de produit ou de prix ; le stock a cinq minutes au plus.";
const XML = "application/xml";

/** Feeds: what a channel sells, as comparison sites, marketplaces and indexes read it. */
export const FEEDS = {
	"GET /api/feeds/:channel/google.xml": {
		id: "readGoogleFeed",
		access: "public",
		summary: "Flux Google Merchant Center : RSS 2.0, un carton par article",
		description: FRESH,
		params: CHANNEL,
		answers: { 200: { type: XML, example: '<rss version="2.0"></rss>' }, 304: "nothing" },
		sends: SENDS,
		errors: ["NOT_FOUND"],
	},
	"GET /api/feeds/:channel/meta.csv": {
		id: "readMetaFeed",
		access: "public",
		summary: "Flux Meta (Facebook, Instagram) : CSV à virgules, un carton par article",
		description: FRESH,
		params: CHANNEL,
		answers: { 200: { type: "text/csv", example: "id,title\nprod_1,Barbe à papa\n" }, 304: "nothing" },
		sends: SENDS,
		errors: ["NOT_FOUND"],
	},
	"GET /api/feeds/:channel/images.xml": {
		id: "readImageSitemap",
		access: "public",
		summary: "Plan des images des pages de produits",
		description: FRESH,
		params: CHANNEL,
		answers: { 200: { type: XML, example: "<urlset></urlset>" }, 304: "nothing" },
		sends: SENDS,
		errors: ["NOT_FOUND"],
	},
	"GET /api/feeds/:channel/catalogue.csv": {
		id: "readCatalogueCsv",
		access: "public",
		summary: "Catalogue simple, pour un tableur",
		description: FRESH,
		params: CHANNEL,
		answers: { 200: { type: "text/csv", example: "identifiant;reference\nprod_1;BAP-FRA-40\n" }, 304: "nothing" },
		sends: SENDS,
		errors: ["NOT_FOUND"],
	},
	"GET /api/feeds/:channel/catalogue.json": {
		id: "readCatalogueJson",
		access: "public",
		summary: "Catalogue simple, pour un programme : un produit par ligne",
		description: FRESH,
		params: CHANNEL,
		answers: { 200: "FeedCatalogue" },
		sends: SENDS,
		errors: ["NOT_FOUND"],
	},
} as const satisfies Operations;
