import type { OfferedOption } from "@confiserie/domain/contract/payment";
import { expect, it } from "vitest";
import { deliveryText } from "./delivery-text";

const PARCEL: OfferedOption = {
	id: "colis",
	name: "Colis",
	kind: "parcel",
	carrier: "",
	price: 8.9,
	dispatchBy: "2026-11-30",
	deliveredFrom: "2026-12-02",
	hasDayChoice: false,
	surcharges: [],
};
const QUOTE = {
	shippingCost: 8.9,
	freeShippingThreshold: 0,
	isFreeShipping: false,
	options: [PARCEL, { ...PARCEL, id: "express" }],
	optionId: "colis" as string | null,
};
const ONE_PRICE = { ...QUOTE, options: [], optionId: null, shippingCost: 4.99, freeShippingThreshold: 40 };
const FREE = { shippingCost: 0, isFreeShipping: true };

it.each<[string, Parameters<typeof deliveryText>[0], boolean?]>([
	["Livraison à partir de 8,90 € TTC", QUOTE],
	["Livraison 8,90 € TTC", { ...QUOTE, options: [PARCEL] }],
	["Livraison à partir de 8,90 € TTC", { ...QUOTE, options: [PARCEL] }, false],
	["Livraison offerte", { ...QUOTE, ...FREE }],
	["Colis : gratuit", { ...QUOTE, ...FREE, options: [{ ...PARCEL, kind: "pickup" as const }] }],
	["Livraison 4,99 € TTC, offerte dès 40 €", ONE_PRICE],
	["Livraison offerte", { ...ONE_PRICE, ...FREE }],
])("%s", (text, quote, isPlaceKnown = true) => {
	expect(deliveryText(quote, isPlaceKnown).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
});
