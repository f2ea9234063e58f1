import { expect, it } from "vitest";
import { deliveryWords } from "./delivery-words";

const PALLET = {
	optionId: "palette",
	name: "Palette",
	kind: "pallet" as const,
	carrier: "Geodis",
	surcharges: ["Hayon"],
	dispatchBy: "2026-11-30",
	deliveredFrom: "2026-12-02",
	day: null,
};

it.each([
	[{}, ["Palette par Geodis", "Hayon", "Livraison à partir du 2 décembre 2026"]],
	[{ day: "2026-12-04" }, ["Palette par Geodis", "Hayon", "Livraison souhaitée le 4 décembre 2026"]],
	[
		{ name: "Au dépôt", kind: "pickup" as const, carrier: "", surcharges: [] },
		["Au dépôt (retrait sur place)", "Prête à partir du 2 décembre 2026"],
	],
	[
		{
			kind: "pickup" as const,
			carrier: "",
			surcharges: [],
			pickup: { address: "3 rue du Port, 13002 Marseille", hours: "De 9 h à 12 h", weekdays: [6, 2, 3, 4, 5] },
		},
		[
			"Palette (retrait sur place)",
			"3 rue du Port, 13002 Marseille",
			"Du mardi au samedi, de 9 h à 12 h",
			"Prête à partir du 2 décembre 2026",
		],
	],
])("%j", (fields, lines) => {
	expect(deliveryWords({ ...PALLET, ...fields })).toEqual(lines);
});
