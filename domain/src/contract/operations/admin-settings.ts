import type { Operations } from "./operation";

const CHANGE = {
	access: "admin",
	permission: "settings.change",
	description: "Vaut dès l'enregistrement\u00a0; une commande passée garde ses conditions.",
	answers: { 200: "Settings" },
	errors: ["SETTINGS_CHANGED"],
} as const;

/** What the shop's operator may change, a group at a time, with the version that was read. */
export const ADMIN_SETTINGS = {
	"GET /api/admin/settings": {
		id: "readAdminSettings",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lire les réglages de la boutique, et qui les a changés",
		answers: { 200: "Settings" },
	},
	"PUT /api/admin/settings/delivery": {
		...CHANGE,
		id: "changeDelivery",
		summary: "Changer les frais et les pays de livraison",
		body: "DeliverySettingsUpdate",
	},
	"PUT /api/admin/settings/shipping": {
		...CHANGE,
		id: "changeShipping",
		summary: "Changer les zones, les modes de livraison et leurs tarifs",
		body: "ShippingSettingsUpdate",
	},
	"PUT /api/admin/settings/deposit": {
		...CHANGE,
		id: "changeDeposit",
		summary: "Changer les conditions de l'acompte",
		body: "DepositSettingsUpdate",
	},
	"PUT /api/admin/settings/lots": {
		...CHANGE,
		id: "changeLotSettings",
		summary: "Changer le délai à partir duquel un lot est à écouler",
		body: "LotSettingsUpdate",
	},
	"PUT /api/admin/settings/shop": {
		...CHANGE,
		id: "changeShop",
		summary: "Changer les coordonnées et les mentions légales",
		body: "ShopSettingsUpdate",
	},
	"PUT /api/admin/settings/home": {
		...CHANGE,
		description: "La page d'accueil change en quelques secondes.",
		id: "changeHome",
		summary: "Changer les vues, les accès rapides et le texte de la page d'accueil",
		body: "HomeUpdate",
	},
	"PUT /api/admin/settings/navigation": {
		...CHANGE,
		description: "Toutes les pages changent en quelques secondes.",
		id: "changeNavigation",
		summary: "Changer les menus, le pied de page et le bandeau",
		body: "NavigationUpdate",
	},
} as const satisfies Operations;

const MESSAGE = { id: { description: "Identifiant du message", example: "msg_01KA2B3C4D5E6F7G8H9J0K1M2N" } };

/** What visitors wrote by the contact form. */
export const ADMIN_MESSAGES = {
	"GET /api/admin/messages": {
		id: "listMessages",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les messages des visiteurs",
		query: "ContactMessageQuery",
		answers: { 200: "ContactMessagePage" },
	},
	"PUT /api/admin/messages/:id/state": {
		id: "markMessage",
		access: "admin",
		permission: "orders.change",
		summary: "Noter qu'un message est traité, ou à traiter de nouveau",
		params: MESSAGE,
		body: "ContactMessageState",
		answers: { 200: "ContactMessage" },
		errors: ["MESSAGE_NOT_FOUND"],
	},
} as const satisfies Operations;
