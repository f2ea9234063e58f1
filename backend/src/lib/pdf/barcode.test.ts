import { expect, it } from "vitest";
import { drawGs1Barcode } from "./barcode";

/** Bars as a document would draw them: where each begins and how wide it is, in modules. */
function barsOf(text: string): { x: number; width: number }[] {
	const bars: { x: number; width: number }[] = [];
	const doc = {
		rect: (x: number, _y: number, width: number) => bars.push({ x: Math.round(x), width: Math.round(width) }),
		fill: () => undefined,
	};
	drawGs1Barcode(doc as unknown as PDFKit.PDFDocument, text, { x: 0, y: 0, width: 156, height: 1 });
	return bars;
}

it("an SSCC is 156 modules: start C, FNC1, ten pairs of digits, check character, stop", () => {
	const bars = barsOf("(00)106141412345678908");
	// Bars of start C (211232) and FNC1 (411131), then those of the stop character (2331112).
	expect(bars.slice(0, 6).map(({ width }) => width)).toEqual([2, 1, 3, 4, 1, 3]);
	expect(bars.slice(-4).map(({ width }) => width)).toEqual([2, 3, 1, 2]);
	expect(bars.at(-1)).toEqual({ x: 154, width: 2 });
});

it("a code with a wrong check digit is not drawn", () => {
	expect(() => barsOf("(00)106141412345678900")).toThrow();
});
