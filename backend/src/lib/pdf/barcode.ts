import bwipjs from "bwip-js/node";

/**
 * Draws a GS1-128 barcode into a rectangle, in points. The quiet zones at both sides are the caller's.
 * @param text in application identifiers: "(00)037601230000000420"
 */
export function drawGs1Barcode(
	doc: PDFKit.PDFDocument,
	text: string,
	{ x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
	const [code] = bwipjs.raw("gs1-128", text, {});
	if (!code || !("sbs" in code)) throw new Error(`No GS1-128 barcode for ${text}.`);
	const sizes: readonly number[] = code.sbs;
	const unit = width / sizes.reduce((sum, size) => sum + size, 0);
	let left = x;
	// Bar, space, bar, …
	for (const [index, size] of sizes.entries()) {
		if (index % 2 === 0) doc.rect(left, y, size * unit, height);
		left += size * unit;
	}
	doc.fill("#000000");
}
