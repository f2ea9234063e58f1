import { expect, it } from "vitest";
import { AWAY_MS, aimedCode, type SeenCode, type Sightings, sight } from "./camera-scan";

const picture = { width: 640, height: 480 };
const seen = (rawValue: string, x = 320, format = "ean_13"): SeenCode => ({
	rawValue,
	format,
	boundingBox: { x: x - 50, y: 200, width: 100, height: 80 },
});

it.each<[string, SeenCode[], string | null]>([
	["nothing in sight", [], null],
	["one code at the edge", [seen("3760000000017", 40)], "3760000000017"],
	["the one in the middle of several", [seen("2000000010014", 60), seen("3760000000017", 300)], "3760000000017"],
	["an EAN whose check digit does not fit", [seen("3760000000018")], null],
	["then the next one that fits", [seen("3760000000018"), seen("2000000010014", 60)], "2000000010014"],
	["the GTIN-14 of a box", [seen("13760000000014", 320, "itf")], "13760000000014"],
	["a part of such bars", [seen("137600", 320, "itf")], null],
	["a part that would be an EAN", [seen("96385074", 320, "itf")], null],
	["GS1-128", [seen("011376000000001410LOT7", 320, "code_128")], "011376000000001410LOT7"],
	["a reference in Code 128", [seen("BAP-FRA-40", 320, "code_128")], "BAP-FRA-40"],
])("%s", (_, codes, aimed) => {
	expect(aimedCode(codes, picture)).toBe(aimed);
});

it.each<[string, [code: string, at: number][], boolean[]]>([
	[
		"is counted once while it stays",
		[
			["A", 0],
			["A", 100],
			["A", 1_500],
			["A", 3_000],
		],
		[true, false, false, false],
	],
	[
		"again after it was away",
		[
			["A", 0],
			["A", AWAY_MS + 1],
		],
		[true, true],
	],
	[
		"another one at once",
		[
			["A", 0],
			["B", 100],
			["A", 200],
		],
		[true, true, false],
	],
])("a code %s", (_, aims, expected) => {
	let sightings: Sightings = new Map();
	const isNew = aims.map(([code, at]) => {
		const next = sight(sightings, code, at);
		sightings = next.sightings;
		return next.isNew;
	});
	expect(isNew).toEqual(expected);
});
