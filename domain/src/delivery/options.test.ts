import { expect, it } from "vitest";
import { shippingUpdateSchema } from "../contract/medusa-admin";
import type { CountryCode } from "./delivery-area";
import { OPTION_TEMPLATES } from "./option-templates";
import { DEFAULT_SHIPPING_OFFER } from "./options";
import { DEFAULT_SHIPPING_RULES } from "./shipping";
import { suggestedZones } from "./zone-suggestions";

const saved = (country: CountryCode, ...prefixes: string[]) => {
	const zones = [{ id: "zone", name: "Zone", country, prefixes }];
	return shippingUpdateSchema.safeParse({ ...DEFAULT_SHIPPING_OFFER, zones, version: "1" });
};

it.each<[CountryCode, string[], RegExp | null]>([
	["FR", ["20", "980", "75011"], null],
	["FR", ["2A"], /saisissez 20/],
	["FR", ["13", "2b"], /saisissez 20/],
	["FR", ["750111"], /Aucun code postal/],
	["BE", ["1", "4000"], null],
	["BE", ["0"], /Aucun code postal/],
	["NL", ["1012AB", "10"], null],
	["NL", ["A"], /Aucun code postal/],
	["ES", ["07"], null],
	["ES", ["53"], /Aucun code postal/],
	["DE", ["00"], /Aucun code postal/],
])("a zone of %s that begins with %j", (country, prefixes, message) => {
	const { error } = saved(country, ...prefixes);
	if (message)
		expect(error?.issues).toMatchObject([{ path: ["zones", 0, "prefixes"], message: expect.stringMatching(message) }]);
	else expect(error).toBeUndefined();
});

it("every suggested zone can be saved", () => {
	for (const { country, prefixes } of suggestedZones(["FR", "BE", "ES", "NL", "DE"], []))
		expect(saved(country, ...prefixes).error).toBeUndefined();
});

it("a pickup is saved with its place alone; a stored one without keeps selling", () => {
	const option = { ...OPTION_TEMPLATES.find(({ kind }) => kind === "pickup"), zones: [] };
	const problems = (pickup: object | null) =>
		shippingUpdateSchema
			.safeParse({
				...DEFAULT_SHIPPING_OFFER,
				...DEFAULT_SHIPPING_RULES,
				version: "1",
				options: [{ ...option, pickup }],
			})
			.error?.issues.map(({ path, message }) => [path.join("."), message])
			.filter(([path]) => path?.includes("pickup"));
	expect(problems(null)).toEqual([["options.0.pickup.address", "Saisissez l'adresse et les horaires du retrait."]]);
	expect(problems({ address: " ", hours: "9 h à 12 h", weekdays: [1] })).toEqual([
		["options.0.pickup.address", "Saisissez l'adresse du retrait."],
	]);
	expect(problems({ address: "3 rue du Port", hours: "9 h à 12 h", weekdays: [] })).toEqual([
		["options.0.pickup.weekdays", "Choisissez au moins un jour."],
	]);
});
