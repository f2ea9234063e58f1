import * as channels from "./channels";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const CHANNEL = {
	id: SAMPLE.channelId,
	name: "Place de marché",
	isEnabled: true,
	isOwn: false,
	assortment: "CATEGORIES" as const,
	categories: ["BARBE_A_PAPA"],
	prices: "FACTOR" as const,
	pricePercent: 112.5,
	stock: "SHARE" as const,
	locationId: null,
	stockPercent: 20,
	origins: ["https://place.exemple.fr"],
	version: 3,
};
const { id: _id, isOwn: _isOwn, ...UPDATE } = CHANNEL;
const PRICES = { box: 14.4, layer: 13.2, pallet: null };
const PRODUCT = {
	productId: SAMPLE.productId,
	name: "Barbe à papa fraise",
	reference: "BAP-FRA-40",
	isSold: true,
	availableBoxes: 38,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	shopPrices: PRICES,
	prices: { box: 16.2, layer: 14.85, pallet: null },
};

/** Sales channels, as the admin sets them up. */
export const CHANNELS = documented(channels, {
	bodies: {
		ChannelCreation: shape(channels.channelCreationSchema, { name: CHANNEL.name }),
		ChannelUpdate: shape(channels.channelUpdateSchema, UPDATE),
		ChannelProductUpdate: shape(channels.channelProductUpdateSchema, {
			isChosen: true,
			prices: { box: 16.2, layer: 14.85 },
		}),
	},
	answers: {
		ChannelName: shape(channels.channelNameSchema, { id: CHANNEL.id, name: CHANNEL.name }),
		SalesChannel: shape(channels.channelSchema, CHANNEL),
		SalesChannelList: shape(channels.channelListSchema, {
			content: [CHANNEL],
			locations: [{ id: "sloc_01KA2B3C4D5E6F7G8H9J0K1M2N", name: "Atelier" }],
		}),
		BoxPrices: shape(channels.boxPricesSchema, PRICES),
		ChannelProduct: shape(channels.channelProductSchema, PRODUCT),
		ChannelProductPage: shape(channels.channelProductPageSchema, { content: [PRODUCT], totalElements: 1, last: true }),
	},
	groups: {
		"Administration : canaux de vente": {
			listChannels: { summary: "Lister les canaux de vente" },
			createChannel: {
				summary: "Créer un canal de vente",
				description: "Il vend d'abord tout, aux prix de la boutique, sur tout le stock.",
			},
			readChannel: { summary: "Lire un canal de vente" },
			changeChannel: { summary: "Changer le nom, l'assortiment, les prix et le stock d'un canal" },
			listChannelProducts: {
				summary: "Lister les produits avec ce qu'un canal en fait",
				query: {
					page: "0",
					size: "20",
					query: "fraise",
					customerId: SAMPLE.customerId,
					as: "company",
				},
			},
			changeChannelProduct: { summary: "Choisir un produit pour un canal, ou en fixer les prix" },
		},
	},
});
