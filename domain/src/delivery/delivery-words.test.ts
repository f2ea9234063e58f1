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
		["Au dépôt (retrait sur place)", "Prête à partir du 30 novembre 2026"],
	],
])("%j", (fields, lines) => {
	expect(deliveryWords({ ...PALLET, ...fields })).toEqual(lines);
});
