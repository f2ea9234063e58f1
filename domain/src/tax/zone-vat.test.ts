import { expect, it } from "vitest";
import { DEFAULT_SHIPPING_OFFER, type ServiceZone, shippingOfferSchema } from "../delivery/options";
import { vatRateAt } from "./zone-vat";

const ZONES: ServiceZone[] = [
	{ id: "france", name: "France", country: "FR", prefixes: [] },
	{ id: "belgique", name: "Belgique", country: "BE", prefixes: [], vat: { standardPercent: 21, reducedPercent: 6 } },
	{ id: "allemagne", name: "Allemagne", country: "DE", prefixes: [] },
];
const at = (country: string) => ({ country, postalCode: "1000" });

it.each([
	["no address yet", 20, undefined, 20],
	["France", 5.5, at("FR"), 5.5],
	["Belgium, sweets", 20, at("Belgique"), 21],
	["Belgium, food", 5.5, at("BE"), 6],
	["Germany, below the threshold", 20, at("DE"), 20],
	["a country without a zone", 5.5, at("ES"), 5.5],
])("the rate of %s", (_, rate, place, expected) => {
	expect(vatRateAt(rate, { place }, { zones: ZONES })).toBe(expected);
	expect(vatRateAt(rate, { place, vatNumber: "BE0428759497" }, { zones: ZONES })).toBe(rate);
	expect(vatRateAt(rate, { place, vatNumber: "" }, { zones: ZONES })).toBe(expected);
});

it("France has its own VAT, and a rate is a percentage", () => {
	const judge = (zone: ServiceZone) => shippingOfferSchema.safeParse({ ...DEFAULT_SHIPPING_OFFER, zones: [zone] });
	const [france, belgium] = ZONES as [ServiceZone, ServiceZone];
	expect(judge(belgium).success).toBe(true);
	expect(judge({ ...france, vat: belgium.vat }).error?.issues[0]?.path).toEqual(["zones", 0, "vat"]);
	expect(judge({ ...belgium, vat: { standardPercent: 210, reducedPercent: 6 } }).success).toBe(false);
});
