import { expect, it } from "vitest";
import { DEFAULT_SHIPPING_OFFER } from "../delivery/options";
import { palletsOf, recordAgain, recordedPalletsSchema, recordPallets } from "./recorded-pallets";

const limits = {
	...DEFAULT_SHIPPING_OFFER.packing,
	mixedPallets: { ...DEFAULT_SHIPPING_OFFER.packing.mixedPallets, isAllowed: true },
};
const line = (productId: string, boxes: number, weightGrams = 1000) => ({
	...{ productId, boxes, boxesPerLayer: 8, boxesPerPallet: 48 },
	...{ weightGrams, piecesPerBox: 10, isUnstackable: false, category: null },
});

it("the pallets of an order are those that were recorded, whatever its products weigh since", () => {
	const cart = [line("a", 24), line("b", 24, 2000), line("c", 5)];
	const recorded = recordedPalletsSchema.parse(recordPallets(cart, limits));
	expect(recorded.pallets).toEqual(
		palletsOf(
			cart.map((one) => ({ ...one, weightGrams: 1 })),
			recorded,
		),
	);
	expect(recorded.pallets).toEqual([
		{
			fill: 1,
			grams: 792_000,
			layers: [
				{ productId: "b", layers: 3, boxes: 24 },
				{ productId: "a", layers: 3, boxes: 24 },
			],
		},
	]);
});

it("what is left of an order stands on fewer layers; an order without mixed pallets has none", () => {
	const recorded = recordPallets([line("a", 72), line("b", 24)], limits);
	expect(palletsOf([line("a", 48), line("b", 8)], recorded).map(({ fill }) => fill)).toEqual([1, 0.166667]);
	expect(palletsOf([line("a", 96)], recordPallets([line("a", 96)], limits))).toEqual([]);
	expect(palletsOf([line("a", 96)], null)).toEqual([]);
});

it("an order remembers on which terms its products share pallets, filled or not", () => {
	const open = recordPallets([line("a", 24), line("b", 16)], limits);
	expect(open).toMatchObject({ isFilled: false, pallets: [], products: [{ productId: "a" }, { productId: "b" }] });
	if (!open) throw new Error("No terms.");
	const filled = recordAgain([line("a", 24), line("b", 24)], open);
	expect(filled).toMatchObject({ isFilled: true, pallets: [{ fill: 1 }] });
	expect(recordAgain([line("a", 24), line("b", 16)], filled)).toEqual(open);
	const off = { ...limits, mixedPallets: { ...limits.mixedPallets, isAllowed: false } };
	expect(recordPallets([line("a", 24), line("b", 24)], off)).toBeNull();
});
