import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, SETTING_GROUPS, SETTING_SCHEMAS } from "./shop-settings";

describe("settings of the shop", () => {
	it.each(SETTING_GROUPS)("%s: the defaults are values that an operator could set", (group) => {
		expect(SETTING_SCHEMAS[group].parse(DEFAULT_SETTINGS[group])).toEqual(DEFAULT_SETTINGS[group]);
	});

	it("spec §9: free from 40 EUR, else 4.99; deposits from 20 EUR, 25 % at first", () => {
		expect(DEFAULT_SETTINGS.delivery).toEqual({
			freeShippingThresholdCents: 4000,
			shippingCostCents: 499,
			countries: ["FR"],
		});
		expect(DEFAULT_SETTINGS.deposit).toEqual({ isOpen: true, minimumCents: 2000, defaultPercentage: 25 });
	});

	it.each([
		["delivery", { shippingCostCents: -1 }],
		["delivery", { shippingCostCents: 4.99 }],
		["delivery", { freeShippingThresholdCents: Number.NaN }],
		["delivery", { freeShippingThresholdCents: "40" }],
		["deposit", { minimumCents: 1999 }],
		["deposit", { defaultPercentage: 22 }],
		["deposit", { defaultPercentage: 85 }],
		["deposit", { isOpen: "non" }],
		["shop", { phone: "01 23 45 67 89" }],
		["shop", { email: "bonjour" }],
		["shop", { postalCode: "8420" }],
		["shop", { hours: "  " }],
		["shop", { iban: "FR1420041010050500013M02607" }],
		["shop", { bic: "PSST" }],
		["shop", { electronicAddress: "VENTES" }],
		["shop", { guaranteeNotice: "https://ailleurs.exemple/notice.png" }],
		["shop", { legalName: "x".repeat(301) }],
	] as const)("%s refuses %j", (group, change) => {
		expect(SETTING_SCHEMAS[group].safeParse({ ...DEFAULT_SETTINGS[group], ...change }).success).toBe(false);
	});
});
