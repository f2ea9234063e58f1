import { homeContentSchema } from "../content/home-content";
import { categoryListSchema } from "./categories";
import { changesQuerySchema, changesSchema } from "./changes";
import { contactResponseSchema, contactSchema } from "./contact";
import { operation } from "./operation";
import {
	productListSchema,
	productQuerySchema,
	productSchema,
	productSearchQuerySchema,
	suggestionQuerySchema,
	suggestionsSchema,
} from "./product";
import { reviewListSchema, reviewQuerySchema } from "./review";
import { shopSettingsSchema } from "./settings";

export const listProducts = operation("GET /api/products", {
	access: "public",
	query: productQuerySchema,
	answer: { 200: productListSchema },
	sends: ["Cache-Control"],
});

export const searchProducts = operation("GET /api/products/search", {
	access: "public",
	query: productSearchQuerySchema,
	answer: { 200: productListSchema },
	sends: ["Cache-Control"],
});

export const suggestProducts = operation("GET /api/products/search/suggestions", {
	access: "public",
	query: suggestionQuerySchema,
	answer: { 200: suggestionsSchema },
	sends: ["Cache-Control"],
});

export const readProduct = operation("GET /api/products/:id", {
	access: "public",
	answer: { 200: productSchema },
	sends: ["Cache-Control"],
	errors: ["PRODUCT_ID_MISSING", "PRODUCT_NOT_FOUND"],
});

export const listReviews = operation("GET /api/products/:id/reviews", {
	access: "public",
	query: reviewQuerySchema,
	answer: { 200: reviewListSchema },
	sends: ["Cache-Control"],
	errors: ["PRODUCT_NOT_FOUND"],
});

export const listCategories = operation("GET /api/categories", {
	access: "public",
	answer: { 200: categoryListSchema },
	sends: ["Cache-Control"],
});

export const listChanges = operation("GET /api/changes", {
	access: "public",
	query: changesQuerySchema,
	answer: { 200: changesSchema },
});

export const sendMessage = operation("POST /api/contact", {
	access: "public",
	body: contactSchema,
	answer: { 201: contactResponseSchema },
	errors: ["RATE_LIMITED"],
});

export const readSettings = operation("GET /api/settings", {
	access: "public",
	answer: { 200: shopSettingsSchema },
	sends: ["Cache-Control"],
});

export const readHome = operation("GET /api/home", {
	access: "public",
	answer: { 200: homeContentSchema },
	sends: ["Cache-Control"],
});
