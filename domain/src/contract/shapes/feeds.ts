import { feedCatalogueSchema } from "../feed";
import { SAMPLE, shape } from "./shape";

export const FEED_ANSWERS = {
	FeedCatalogue: shape(feedCatalogueSchema, {
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
};
