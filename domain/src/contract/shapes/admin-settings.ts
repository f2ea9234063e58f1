import { DEFAULT_SETTINGS } from "../../shop-settings";
import {
	contactMessagePageSchema,
	contactMessageQuerySchema,
	contactMessageSchema,
	contactMessageStateSchema,
} from "../contact-message";
import {
	deliveryUpdateSchema,
	depositUpdateSchema,
	homeUpdateSchema,
	lotsUpdateSchema,
	navigationUpdateSchema,
	settingsSchema,
	shippingUpdateSchema,
	shopUpdateSchema,
} from "../medusa-admin";
import { SAMPLE, shape } from "./shape";

const STATE = { version: "3", changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" };
const MESSAGE = {
	id: "msg_01KA2B3C4D5E6F7G8H9J0K1M2N",
	name: "Camille Martin",
	email: SAMPLE.email,
	subject: "Commande pour une kermesse",
	message: "Livrez-vous une palette avant le 12 juin ?",
	createdAt: SAMPLE.at,
	handledAt: null,
	handledBy: null,
};

export const ADMIN_SETTING_QUERIES = {
	ContactMessageQuery: shape(contactMessageQuerySchema, { state: "OPEN", query: "palette", page: "0" }),
};

export const ADMIN_SETTING_BODIES = {
	ShippingSettingsUpdate: shape(shippingUpdateSchema, { ...DEFAULT_SETTINGS.shipping, version: "3" }),
	DeliverySettingsUpdate: shape(deliveryUpdateSchema, { ...DEFAULT_SETTINGS.delivery, version: "3" }),
	DepositSettingsUpdate: shape(depositUpdateSchema, { ...DEFAULT_SETTINGS.deposit, version: "3" }),
	LotSettingsUpdate: shape(lotsUpdateSchema, { ...DEFAULT_SETTINGS.lots, version: "3" }),
	NavigationUpdate: shape(navigationUpdateSchema, { ...DEFAULT_SETTINGS.navigation, version: "3" }),
	HomeUpdate: shape(homeUpdateSchema, { ...DEFAULT_SETTINGS.home, version: "3" }),
	ShopSettingsUpdate: shape(shopUpdateSchema, { ...DEFAULT_SETTINGS.shop, version: "3" }),
	ContactMessageState: shape(contactMessageStateSchema, { state: "HANDLED" }),
};

export const ADMIN_SETTING_ANSWERS = {
	Settings: shape(settingsSchema, {
		delivery: { value: DEFAULT_SETTINGS.delivery, ...STATE },
		shipping: { value: DEFAULT_SETTINGS.shipping, ...STATE },
		deposit: { value: DEFAULT_SETTINGS.deposit, ...STATE },
		lots: { value: DEFAULT_SETTINGS.lots, ...STATE },
		shop: { value: DEFAULT_SETTINGS.shop, ...STATE },
		home: { value: DEFAULT_SETTINGS.home, ...STATE },
		navigation: { value: DEFAULT_SETTINGS.navigation, ...STATE },
	}),
	ContactMessage: shape(contactMessageSchema, MESSAGE),
	ContactMessagePage: shape(contactMessagePageSchema, { content: [MESSAGE], totalElements: 1, last: true }),
};
