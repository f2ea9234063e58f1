import { z } from "zod";
import { BASKET_LIMITS } from "../cart/basket";
import { operation } from "./operation";
import { boxCount } from "./payment";

const productId = z.string("Un produit est attendu.").trim().min(1, "Un produit est attendu.").max(100);
const basket = {
	/** How often it was written; 0 for one that never was. */
	version: z.number("Une version est attendue.").int().min(0),
	cart: z
		.array(z.object({ productId, quantity: boxCount }), "Une liste de produits est attendue.")
		.max(BASKET_LIMITS.cart, `${BASKET_LIMITS.cart} produits au plus.`),
	favourites: z
		.array(productId, "Une liste de produits est attendue.")
		.max(BASKET_LIMITS.favourites, `${BASKET_LIMITS.favourites} produits au plus.`),
};

/** Cart and favourites of an account: response of GET, body and response of PUT /auth/basket. Quantities in boxes. */
export const accountBasketSchema = z.object(basket);
export type AccountBasket = z.infer<typeof accountBasketSchema>;

export const readBasket = operation("GET /api/auth/basket", {
	access: "customer",
	answer: { 200: accountBasketSchema },
});

export const writeBasket = operation("PUT /api/auth/basket", {
	access: "customer",
	body: accountBasketSchema,
	answer: { 200: accountBasketSchema },
	errors: ["BASKET_CHANGED"],
});
