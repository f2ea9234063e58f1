import bwipjs from "bwip-js/node";

/**
 * Draws a QR code with medium error correction (level M) into a square, in points. The quiet zone of four modules is the
 * caller's.
 */
export function drawQrCode(
	doc: PDFKit.PDFDocument,
	text: string,
	{ x, y, size }: { x: number; y: number; size: number },
): void {
	const [code] = bwipjs.raw("qrcode", text, "eclevel=M");
	if (!code || !("pixs" in code)) throw new Error("No QR code for this text.");
	const { pixs, pixx } = code;
	const module = size / pixx;
	// Neighbours in a row as one rectangle: no hairlines between them.
	for (let row = 0; row * pixx < pixs.length; row++) {
		for (let from = 0; from < pixx; from++) {
			let to = from;
			while (to < pixx && pixs[row * pixx + to] === 1) to += 1;
			if (to > from) doc.rect(x + from * module, y + row * module, (to - from) * module, module);
			from = to;
		}
	}
	doc.fill("#000000");
}
