import { describe, expect, test } from "vitest";
import {
	OPTION_TEMPLATES,
	RATE_TEMPLATES,
	SURCHARGE_TEMPLATES,
	singleRuleTemplate,
	zonesOfNewOption,
} from "./option-templates";
import { DEFAULT_SHIPPING_OFFER, shippingOfferSchema, shippingRateSchema } from "./options";
import { quoteDelivery } from "./quote";
import { quoteShipping } from "./shipping";
import { freeId, prefixesIn, suggestedZones, zonesToBegin } from "./zone-suggestions";

const ALL_ZONES = suggestedZones(["FR", "BE", "DE"], []);

describe("templates of shipping options", () => {
	test("every template and every suggested zone can be saved", () => {
		const zones = zonesOfNewOption(ALL_ZONES);
		const options = OPTION_TEMPLATES.map((template) => ({
			...template,
			surcharges: [...SURCHARGE_TEMPLATES],
			zones,
			// The merchant's own.
			...(template.pickup && { pickup: { ...template.pickup, address: "3 rue du Port, 13002 Marseille" } }),
		}));
		expect(
			shippingOfferSchema.safeParse({ ...DEFAULT_SHIPPING_OFFER, zones: ALL_ZONES, options }).error,
		).toBeUndefined();
		for (const rate of Object.values(RATE_TEMPLATES)) expect(shippingRateSchema.safeParse(rate).success).toBe(true);
	});

	test.each([
		[4_000, 499, 3_999],
		[4_000, 499, 4_000],
		[0, 499, 1],
		[4_000, 0, 100],
	])(
		"the single rule as an option has the price of the rule: free from %i, %i, order of %i",
		(threshold, cost, order) => {
			const rules = { freeShippingThresholdCents: threshold, shippingCostCents: cost };
			const zones = zonesToBegin([]);
			const options = [{ ...singleRuleTemplate(rules), zones: zonesOfNewOption(zones) }];
			const quote = quoteDelivery(
				{ lines: [], subtotalCents: order },
				{ ...rules, ...DEFAULT_SHIPPING_OFFER, zones, options },
			);
			const specified = quoteShipping(order, rules);
			expect(quote?.shippingCostCents).toBe(specified.shippingCostCents);
			expect(quote?.freeShippingThresholdCents).toBe(specified.freeShippingThresholdCents);
		},
	);
});

describe("zones", () => {
	test("suggests what is missing: parts of France and each further country that is delivered to", () => {
		expect(ALL_ZONES.map(({ name }) => name)).toEqual([
			"France entière",
			"Corse",
			"Monaco",
			"Îles sans pont",
			"Belgique",
			"Allemagne",
		]);
		const own = { id: "zone", name: "Sud", country: "FR" as const, prefixes: ["20", "13"] };
		expect(suggestedZones(["FR"], [own]).map(({ id }) => id)).toEqual(["france", "monaco", "iles"]);
	});

	test.each([
		["20, 56360\n980;20", ["20", "56360", "980"]],
		["1012 ab", ["1012", "AB"]],
		["  ", []],
	])("prefixes typed as %j", (text, prefixes) => {
		expect(prefixesIn(text)).toEqual(prefixes);
	});

	test("a taken id gets a number", () => {
		expect(freeId("colis", [])).toBe("colis");
		expect(freeId("colis", [{ id: "colis" }, { id: "colis-2" }])).toBe("colis-3");
	});
});
