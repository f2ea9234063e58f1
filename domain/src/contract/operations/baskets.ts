import type { Operations } from "./operation";

/** Cart and favourites, which follow an account over its devices. Ours. */
export const BASKETS = {
	"GET /api/auth/basket": {
		id: "readBasket",
		access: "customer",
		summary: "Lire le panier et les favoris du compte",
		answers: { 200: "AccountBasket" },
	},
	"PUT /api/auth/basket": {
		id: "writeBasket",
		access: "customer",
		summary: "Remplacer le panier et les favoris du compte",
		description: "`version` est celle qui a été lue ; si un autre appareil a écrit entre-temps, rien ne change.",
		body: "AccountBasket",
		answers: { 200: "AccountBasket" },
		errors: ["BASKET_CHANGED"],
	},
} as const satisfies Operations;
