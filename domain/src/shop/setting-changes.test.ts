import { describe, expect, test } from "vitest";
import { auditParts } from "../admin/audit-words";
import { DEFAULT_SHIPPING_OFFER, type ShippingOption } from "../delivery/options";

const PARCEL: ShippingOption = {
	id: "colis",
	name: "Colis",
	kind: "parcel",
	carrier: "",
	zones: ["france"],
	rate: { by: "weight", bands: [{ upToKilograms: 30, cents: 1_490 }] },
	freeFromCents: null,
	maximumKilograms: null,
	transitDays: 2,
	hasDayChoice: false,
	surcharges: [],
};
const PICKUP: ShippingOption = {
	...PARCEL,
	id: "retrait",
	name: "Retrait",
	kind: "pickup",
	rate: { by: "value", bands: [{ fromCents: 0, cents: 0 }] },
};
const lines = (part: string, from: unknown, to: unknown) =>
	auditParts({ [part]: { from, to } }).map((line) => [line.label, line.from, line.to]);

describe("a change of the shipping settings, in words", () => {
	test("an option that changed has one line with the fields that differ", () => {
		const dearer: ShippingOption = {
			...PARCEL,
			rate: { by: "weight", bands: [{ upToKilograms: 30, cents: 1_590 }] },
			freeFromCents: 20_000,
		};
		expect(lines("options", [PARCEL, PICKUP], [dearer, PICKUP])).toEqual([
			[
				"Mode de livraison «\u00a0Colis\u00a0»",
				"Prix\u00a0: jusqu'à 30\u00a0kg 14,90\u00a0€\u00a0; Livraison offerte dès\u00a0: –",
				"Prix\u00a0: jusqu'à 30\u00a0kg 15,90\u00a0€\u00a0; Livraison offerte dès\u00a0: 200\u00a0€",
			],
		]);
	});

	test("an option that is added or removed is described", () => {
		const words = "Type\u00a0: Retrait sur place\u00a0; Zones\u00a0: france\u00a0; Prix\u00a0: offert";
		expect(lines("options", [PARCEL], [PARCEL, PICKUP])).toEqual([
			["Mode de livraison «\u00a0Retrait\u00a0»", "–", words],
		]);
		expect(lines("options", [PICKUP], [])).toEqual([["Mode de livraison «\u00a0Retrait\u00a0»", words, "–"]]);
	});

	test("zones are named", () => {
		const options = { from: [PARCEL], to: [{ ...PARCEL, zones: ["france", "corse"] }] };
		const zones = [
			{ id: "france", name: "France métropolitaine" },
			{ id: "corse", name: "Corse" },
		];
		expect(auditParts({ options }, { zones }).map(({ from, to }) => [from, to])).toEqual([
			["Zones\u00a0: France métropolitaine", "Zones\u00a0: France métropolitaine, Corse"],
		]);
	});

	test("another order is one line", () => {
		expect(lines("options", [PARCEL, PICKUP], [PICKUP, PARCEL])).toEqual([
			["Ordre des modes de livraison", "Colis, Retrait", "Retrait, Colis"],
		]);
	});

	test("zones, packing and dispatch name their fields", () => {
		const zone = { id: "corse", name: "Corse", country: "FR", prefixes: ["20"] };
		const { packing, dispatch } = DEFAULT_SHIPPING_OFFER;
		expect(lines("zones", null, [zone])).toEqual([
			["Zone «\u00a0Corse\u00a0»", "–", "Pays\u00a0: France\u00a0; Codes postaux\u00a0: 20"],
		]);
		expect(lines("zones", [zone], [{ ...zone, prefixes: [] }])).toEqual([
			["Zone «\u00a0Corse\u00a0»", "Codes postaux\u00a0: 20", "Codes postaux\u00a0: tout le pays"],
		]);
		expect(lines("packing", packing, { ...packing, boxGrams: 800 })).toEqual([
			["Emballage", "Carton sans poids connu\u00a0: 5 kg", "Carton sans poids connu\u00a0: 800 g"],
		]);
		expect(lines("dispatch", dispatch, { ...dispatch, cutOffHour: 12, closedDays: ["2026-12-24"] })).toEqual([
			[
				"Expédition",
				"Heure limite\u00a0: aucune\u00a0; Jours de fermeture\u00a0: –",
				"Heure limite\u00a0: 12\u00a0h\u00a0; Jours de fermeture\u00a0: 24 décembre 2026",
			],
		]);
	});

	test("links of menus that differ have a line each, in the form's words", () => {
		const about = { label: "Qui sommes-nous", href: "/about" };
		const faq = { label: "Questions fréquentes", href: "/faq" };
		expect(lines("houseLinks", [about, faq], [{ ...about, label: "La maison" }, faq])).toEqual([
			["Lien de la maison «\u00a0La maison\u00a0»", "Nom\u00a0: Qui sommes-nous", "Nom\u00a0: La maison"],
		]);
		expect(lines("quickLinks", [about], [about, faq])).toEqual([
			["Lien rapide «\u00a0Questions fréquentes\u00a0»", "–", "Page\u00a0: /faq"],
		]);
		expect(lines("banner", { text: "", href: "" }, { text: "Foire", href: "", from: "2026-12-01" })).toEqual([
			[
				"Bandeau",
				"Texte\u00a0: –\u00a0; Premier jour\u00a0: –",
				"Texte\u00a0: Foire\u00a0; Premier jour\u00a0: 1er décembre 2026",
			],
		]);
	});

	test("of the home page, quick actions and paragraphs too", () => {
		const action = { icon: "promo", title: "Promotions", text: "Du moment", href: "/products?tag=PROMO" };
		expect(lines("quickActions", [action], [{ ...action, text: "De la semaine" }])).toEqual([
			["Accès rapide «\u00a0Promotions\u00a0»", "Texte\u00a0: Du moment", "Texte\u00a0: De la semaine"],
		]);
		expect(lines("brandParagraphs", ["Un", "Deux"], ["Un"])).toEqual([
			["Texte de la maison", "Paragraphe 2\u00a0: Deux", "Paragraphe 2\u00a0: –"],
		]);
	});

	test("values that are none of these settings are written as they are", () => {
		expect(lines("options", null, "x")).toEqual([["Modes de livraison", "–", "x"]]);
	});
});
