import * as baskets from "./baskets";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const BASKET = shape(baskets.accountBasketSchema, {
	version: 3,
	cart: [{ productId: SAMPLE.productId, quantity: 16 }],
	favourites: [SAMPLE.productId],
});

/** Cart and favourites, which follow an account over its devices. */
export const BASKETS = documented(baskets, {
	bodies: { AccountBasket: BASKET },
	answers: { AccountBasket: BASKET },
	groups: {
		"Panier du compte": {
			readBasket: { summary: "Lire le panier et les favoris du compte" },
			writeBasket: {
				summary: "Remplacer le panier et les favoris du compte",
				description: "`version` est celle qui a été lue ; si un autre appareil a écrit entre-temps, rien ne change.",
			},
		},
	},
});
