import { describe, expect, it } from "vitest";
import { oneLine } from "./text";

describe("a text of one line", () => {
	it.each([
		["a right-to-left override", "Cam\u202eille", "Camille"],
		["isolates", "\u2066Camille\u2069", "Camille"],
		["a zero-width space", "Cam\u200bille", "Camille"],
		["a zero-width joiner", "Cam\u200dille", "Camille"],
		["a byte order mark", "\ufeffCamille", "Camille"],
		["a soft hyphen", "Cam\u00adille", "Camille"],
		["a filler that shows nothing", "\u3164", ""],
		["a variation selector", "Camille\ufe0f", "Camille"],
		["white space of every kind", "  Camille\u00a0\r\n\tMartin ", "Camille Martin"],
		["a combining accent", "He\u0301le\u0300ne", "Hélène"],
		["an apostrophe and a hyphen", "Anne-Lise d'Été", "Anne-Lise d'Été"],
		["another script", "Ольга 李雷 محمد", "Ольга 李雷 محمد"],
	])("without %s", (_, typed, stored) => {
		expect(oneLine(typed)).toBe(stored);
		expect(oneLine(stored)).toBe(stored);
	});
});
