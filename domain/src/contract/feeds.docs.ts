import { documented } from "./documented";
import * as feeds from "./feeds";
import { SAMPLE, shape } from "./shape";

const FRESH = "Refait à chaque changement de produit ou de prix ; le stock a cinq minutes au plus.";

/** Feeds: what a channel sells, as comparison sites, marketplaces and indexes read it. */
export const FEEDS = documented(feeds, {
	answers: {
		FeedCatalogue: shape(feeds.feedCatalogueSchema, {
			products: [
				{
					id: SAMPLE.productId,
					reference: "BAP-FRA-40",
					name: "Barbe à papa fraise",
					category: "BARBE_A_PAPA",
					description: "Un nuage rose.",
					eanUnit: "2000000010014",
					eanBox: "2900000010017",
					piecesPerBox: 24,
					boxesPerLayer: 8,
					boxesPerPallet: 48,
					vatRate: 20,
					netGrams: 960,
					isAvailable: true,
					boxPrices: [
						{ minBoxes: 1, price: 36 },
						{ minBoxes: 8, price: 33.12 },
					],
					link: `https://exemple.fr/products/${SAMPLE.productId}`,
					images: ["https://exemple.fr/static/bap-fra-40.webp"],
				},
			],
		}),
	},
	groups: {
		"Flux de produits": {
			readGoogleFeed: {
				summary: "Flux Google Merchant Center : RSS 2.0, un carton par article",
				description: FRESH,
				file: '<rss version="2.0"></rss>',
			},
			readMetaFeed: {
				summary: "Flux Meta (Facebook, Instagram) : CSV à virgules, un carton par article",
				description: FRESH,
				file: "id,title\nprod_1,Barbe à papa\n",
			},
			readImageSitemap: {
				summary: "Plan des images des pages de produits",
				description: FRESH,
				file: "<urlset></urlset>",
			},
			readCatalogueCsv: {
				summary: "Catalogue simple, pour un tableur",
				description: FRESH,
				file: "identifiant;reference\nprod_1;BAP-FRA-40\n",
			},
			readCatalogueJson: {
				summary: "Catalogue simple, pour un programme : un produit par ligne",
				description: FRESH,
			},
		},
	},
});
