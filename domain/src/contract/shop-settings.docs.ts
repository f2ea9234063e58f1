import { DEFAULT_SETTINGS } from "../shop/shop-settings";
import { documented } from "./documented";
import * as medusaAdmin from "./medusa-admin";
import { SAMPLE, shape } from "./shape";
import * as shopSettings from "./shop-settings";

const STATE = { version: "3", changedAt: SAMPLE.at, changedBy: "gerante@exemple.fr" };

/** What the shop's operator may change, a group at a time, with the version that was read. */
export const SHOP_SETTINGS = documented(shopSettings, {
	bodies: {
		ShippingSettingsUpdate: shape(medusaAdmin.shippingUpdateSchema, { ...DEFAULT_SETTINGS.shipping, version: "3" }),
		DeliverySettingsUpdate: shape(medusaAdmin.deliveryUpdateSchema, { ...DEFAULT_SETTINGS.delivery, version: "3" }),
		DepositSettingsUpdate: shape(medusaAdmin.depositUpdateSchema, { ...DEFAULT_SETTINGS.deposit, version: "3" }),
		LotSettingsUpdate: shape(medusaAdmin.lotsUpdateSchema, { ...DEFAULT_SETTINGS.lots, version: "3" }),
		NavigationUpdate: shape(medusaAdmin.navigationUpdateSchema, { ...DEFAULT_SETTINGS.navigation, version: "3" }),
		HomeUpdate: shape(medusaAdmin.homeUpdateSchema, { ...DEFAULT_SETTINGS.home, version: "3" }),
		ShopSettingsUpdate: shape(medusaAdmin.shopUpdateSchema, { ...DEFAULT_SETTINGS.shop, version: "3" }),
	},
	answers: {
		Settings: shape(medusaAdmin.settingsSchema, {
			delivery: { value: DEFAULT_SETTINGS.delivery, ...STATE },
			shipping: { value: DEFAULT_SETTINGS.shipping, ...STATE },
			deposit: { value: DEFAULT_SETTINGS.deposit, ...STATE },
			lots: { value: DEFAULT_SETTINGS.lots, ...STATE },
			shop: { value: DEFAULT_SETTINGS.shop, ...STATE },
			home: { value: DEFAULT_SETTINGS.home, ...STATE },
			navigation: { value: DEFAULT_SETTINGS.navigation, ...STATE },
		}),
	},
	groups: {
		"Administration : réglages": {
			readAdminSettings: { summary: "Lire les réglages de la boutique, et qui les a changés" },
			changeDelivery: {
				summary: "Changer les frais et les pays de livraison",
				description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
			},
			changeShipping: {
				summary: "Changer les zones, les modes de livraison et leurs tarifs",
				description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
			},
			changeDeposit: {
				summary: "Changer les conditions de l'acompte",
				description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
			},
			changeLotSettings: {
				summary: "Changer le délai à partir duquel un lot est à écouler",
				description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
			},
			changeShop: {
				summary: "Changer les coordonnées et les mentions légales",
				description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
			},
			changeHome: {
				summary: "Changer les vues, les accès rapides et le texte de la page d'accueil",
				description: "La page d'accueil change en quelques secondes.",
			},
			changeNavigation: {
				summary: "Changer les menus, le pied de page et le bandeau",
				description: "Toutes les pages changent en quelques secondes.",
			},
		},
	},
});
