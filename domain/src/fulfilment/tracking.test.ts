import { describe, expect, it } from "vitest";
import { trackingInputSchema } from "../contract/tracking";
import { CARRIER_CODES, carrierChoices, namedCarrier, readCarrier, storedCarrier } from "./carriers";
import { normaliseTrackingNumber, trackingUrl } from "./tracking";

describe("where a parcel is followed", () => {
	it.each(CARRIER_CODES.filter((carrier) => carrier !== "OTHER"))(
		"%s has a page of its own for a number",
		(carrier) => {
			const url = new URL(trackingUrl({ carrier, number: "6A 1/2", link: null }) ?? "");
			expect(url.protocol).toBe("https:");
			expect(url.href).toContain("6A%201%2F2");
		},
	);

	it("another carrier has the page that was given, or none", () => {
		const number = { carrier: "OTHER", number: "X1", link: null } as const;
		expect(trackingUrl(number)).toBeNull();
		expect(trackingUrl({ ...number, link: "https://suivi.exemple.fr/X1" })).toBe("https://suivi.exemple.fr/X1");
	});

	it("a page that was given goes before the known one", () => {
		const link = "https://suivi.exemple.fr/";
		expect(trackingUrl({ carrier: "DPD", number: "1", link })).toBe(link);
	});

	it("a page with user info is neither taken nor shown", () => {
		const link = "https://www.laposte.fr@evil.example/X1";
		expect(trackingInputSchema.safeParse({ carrier: "OTHER", number: "X123", link }).success).toBe(false);
		expect(trackingUrl({ carrier: "OTHER", number: "X123", link })).toBeNull();
	});

	it("a number is stored without the spaces of its label", () => {
		expect(normaliseTrackingNumber(" 6a 123\t456 ")).toBe("6A123456");
	});
});

describe("a carrier", () => {
	it.each([
		["Transports Durand", "OTHER", "Transports Durand"],
		["dpd", "DPD", "DPD"],
		["OTHER", "OTHER", "Autre transporteur"],
		["constructor", "OTHER", "constructor"],
	])("that is called %s is stored and read back", (name, carrier, label) => {
		const named = name === "OTHER" ? ({ carrier: "OTHER", name: null } as const) : namedCarrier(name);
		expect(readCarrier(storedCarrier(named))).toMatchObject({ carrier, label });
	});

	it("of pallets comes first where a pallet leaves", () => {
		const first = (isByPallet: boolean) => carrierChoices(isByPallet)[0]?.label;
		expect([first(true), first(false)]).toEqual(["Geodis", "Colissimo"]);
		expect(
			carrierChoices(true)
				.map(({ value }) => value)
				.sort(),
		).toEqual(
			carrierChoices(false)
				.map(({ value }) => value)
				.sort(),
		);
	});
});
