import {
	boxPricesSchema,
	channelCreationSchema,
	channelListSchema,
	channelNameSchema,
	channelProductPageSchema,
	channelProductQuerySchema,
	channelProductSchema,
	channelProductUpdateSchema,
	channelSchema,
	channelUpdateSchema,
} from "../channel";
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
const { id: _id, isOwn: _isOwn, ...UPDATE } = CHANNEL;

export const CHANNEL_QUERIES = {
	ChannelProductQuery: shape(channelProductQuerySchema, {
		page: "0",
		size: "20",
		query: "fraise",
		customerId: SAMPLE.customerId,
		as: "company",
	}),
};

export const CHANNEL_BODIES = {
	ChannelCreation: shape(channelCreationSchema, { name: CHANNEL.name }),
	ChannelUpdate: shape(channelUpdateSchema, UPDATE),
	ChannelProductUpdate: shape(channelProductUpdateSchema, { isChosen: true, prices: { box: 16.2, layer: 14.85 } }),
};

export const CHANNEL_ANSWERS = {
	ChannelName: shape(channelNameSchema, { id: CHANNEL.id, name: CHANNEL.name }),
	SalesChannel: shape(channelSchema, CHANNEL),
	SalesChannelList: shape(channelListSchema, {
		content: [CHANNEL],
		locations: [{ id: "sloc_01KA2B3C4D5E6F7G8H9J0K1M2N", name: "Atelier" }],
	}),
	BoxPrices: shape(boxPricesSchema, PRICES),
	ChannelProduct: shape(channelProductSchema, PRODUCT),
	ChannelProductPage: shape(channelProductPageSchema, { content: [PRODUCT], totalElements: 1, last: true }),
};
