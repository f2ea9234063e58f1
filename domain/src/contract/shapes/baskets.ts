import { accountBasketSchema } from "../basket";
import { SAMPLE, shape } from "./shape";

const BASKET = shape(accountBasketSchema, {
	version: 3,
	cart: [{ productId: SAMPLE.productId, quantity: 16 }],
	favourites: [SAMPLE.productId],
});

export const BASKET_BODIES = { AccountBasket: BASKET };
export const BASKET_ANSWERS = { AccountBasket: BASKET };
