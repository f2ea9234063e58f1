import {
	deliveryUpdateSchema,
	depositUpdateSchema,
	homeUpdateSchema,
	lotsUpdateSchema,
	navigationUpdateSchema,
	settingsSchema,
	shippingUpdateSchema,
	shopUpdateSchema,
} from "./medusa-admin";
import { operation } from "./operation";

export const readAdminSettings = operation("GET /api/admin/settings", {
	access: { staff: "catalogue.read" },
	answer: { 200: settingsSchema },
});

export const changeDelivery = operation("PUT /api/admin/settings/delivery", {
	access: { staff: "settings.change" },
	body: deliveryUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeShipping = operation("PUT /api/admin/settings/shipping", {
	access: { staff: "settings.change" },
	body: shippingUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeDeposit = operation("PUT /api/admin/settings/deposit", {
	access: { staff: "settings.change" },
	body: depositUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeLotSettings = operation("PUT /api/admin/settings/lots", {
	access: { staff: "settings.change" },
	body: lotsUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeShop = operation("PUT /api/admin/settings/shop", {
	access: { staff: "settings.change" },
	body: shopUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeHome = operation("PUT /api/admin/settings/home", {
	access: { staff: "settings.change" },
	body: homeUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});

export const changeNavigation = operation("PUT /api/admin/settings/navigation", {
	access: { staff: "settings.change" },
	body: navigationUpdateSchema,
	answer: { 200: settingsSchema },
	errors: ["SETTINGS_CHANGED"],
});
