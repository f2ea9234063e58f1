import { cartLine } from "@confiserie/domain/cart";
import type { PriceText } from "@confiserie/domain/price-text";
import { expect, test } from "vitest";
import { aProduct } from "@/test/product";
import { kilogramText } from "./line-text";

const plain = (text: PriceText | null) => text?.ttc.replaceAll(/[\u00a0\u202f]/g, " ") ?? null;
const check = { product: aProduct(), priceBefore: null, priceNow: null };

test("'price per kilogram wherever a price is shown': a line of the cart states it at its tier, once the weight is known", () => {
	expect(plain(kilogramText(cartLine(aProduct(), 1), check))).toBe("37,50 € TTC / kg");
	expect(plain(kilogramText(cartLine(aProduct(), 48), check))).toBe("31,50 € TTC / kg");
	expect(kilogramText(cartLine(aProduct(), 1), undefined)).toBeNull();
	expect(kilogramText(cartLine(aProduct(), 1), { ...check, product: aProduct({ weightGrams: 0 }) })).toBeNull();
});
