import { cartLine } from "@confiserie/domain/cart/cart";
import type { PriceText } from "@confiserie/domain/prices/price-text";
import { expect, test } from "vitest";
import { aProduct } from "@/test/product";
import { changesOf, contentText, kilogramText, nudgeOf, tierText } from "./line-text";
import { writePricing } from "./stored-pricing";

const plain = (text: PriceText | null) => text?.ttc.replaceAll(/[\u00a0\u202f]/g, " ") ?? null;
const check = { product: aProduct(), priceBefore: null, priceNow: null };

test("'price per kilogram wherever a price is shown': a line of the cart states it at its tier, once the weight is known", () => {
	expect(plain(kilogramText(cartLine(aProduct(), 1), check))).toBe("37,50 € TTC / kg");
	expect(plain(kilogramText(cartLine(aProduct(), 48), check))).toBe("31,50 € TTC / kg");
	expect(kilogramText(cartLine(aProduct(), 1), undefined)).toBeNull();
	expect(kilogramText(cartLine(aProduct(), 1), { ...check, product: aProduct({ weightGrams: 0 }) })).toBeNull();
});

test("what is sold singly is counted in pieces, by the unit and by the layer", () => {
	const single = aProduct({ piecesPerBox: 1, pricePerPieceBox: 3, pricePerPieceLayer: 2.5, boxesPerLayer: 8 });
	const [one, layer] = [cartLine(single, 3), cartLine(single, 8)];
	writePricing([one], { [single.id]: single });
	expect(one.product.unitTypeDisplay).toBe("Pièce");
	expect([contentText(one), contentText(layer)]).toEqual(["3 pièces", "1 couche = 8 pièces"]);
	expect(plain(tierText(one, single))).toBe("Tarif pièce : 3,00 € TTC la pièce");
	expect(plain(nudgeOf(one, single)?.text ?? null)).toBe("Encore 5 pièces pour le tarif couche (2,50 € TTC la pièce).");
	const changes = changesOf(one, { product: { ...single, stock: 2 }, priceBefore: 2, priceNow: 3 });
	expect(changes.map(({ text }) => plain(text))).toEqual([
		"Le prix de la pièce est passé de 2,00 € à 3,00 € TTC.",
		"Il ne reste que 2 pièces.",
	]);
	expect(changes[0]?.text.ht?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
		"Le prix de la pièce est passé de 1,67 € à 2,50 € HT.",
	);
});

test("the next tier is offered with its boxes, as far as the stock reaches", () => {
	expect(nudgeOf(cartLine(aProduct(), 5), aProduct(), 8)?.boxes).toBe(8);
	expect(nudgeOf(cartLine(aProduct(), 5), aProduct(), 7)).toBeNull();
	expect(nudgeOf(cartLine(aProduct(), 47), aProduct(), 48)?.boxes).toBe(48);
});
