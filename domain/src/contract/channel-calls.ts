import { channelCataloguePageSchema, channelCatalogueQuerySchema, channelStockPageSchema } from "./channel-catalogue";
import {
	channelOrderPageSchema,
	channelOrderQuerySchema,
	channelOrderRequestSchema,
	channelOrderSchema,
} from "./channel-order";
import { operation } from "./operation";

export const listChannelCatalogue = operation("GET /api/channel/products", {
	access: "catalogue:read",
	query: channelCatalogueQuerySchema,
	answer: { 200: channelCataloguePageSchema },
});

export const listChannelStock = operation("GET /api/channel/stock", {
	access: "stock:read",
	query: channelCatalogueQuerySchema,
	answer: { 200: channelStockPageSchema },
});

export const placeChannelOrder = operation("POST /api/channel/orders", {
	access: "orders:write",
	body: channelOrderRequestSchema,
	answer: { 200: channelOrderSchema, 201: channelOrderSchema },
	errors: [
		"PRODUCT_UNAVAILABLE",
		"OUT_OF_STOCK",
		"PRICE_CHANGED",
		"INVALID_QUANTITY",
		"DELIVERY_REFUSED",
		"NO_DELIVERY_OPTION",
		"IDEMPOTENCY_CONFLICT",
	],
});

export const listChannelOrders = operation("GET /api/channel/orders", {
	access: "orders:read",
	query: channelOrderQuerySchema,
	answer: { 200: channelOrderPageSchema },
});

export const readChannelOrder = operation("GET /api/channel/orders/:externalRef", {
	access: "orders:read",
	answer: { 200: channelOrderSchema },
	errors: ["ORDER_NOT_FOUND"],
});
