import type { FontName } from "./fonts";
import { Typesetter } from "./typesetting";

/** A4 in points, and what stays free around it. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 64 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

/** The shop's colours, as its pages and mails have them. */
export const COLOURS = { ink: "#2B1226", plum: "#5B2A4E", raspberry: "#B5124F", rule: "#E6D3D3", cream: "#FBF1EA" };

const LINE_GAP = 2;
/** Room for the number of a page, where something stands beside it. */
const NUMBER_WIDTH = 136;

interface Style {
	font?: FontName;
	size?: number;
	colour?: string;
	align?: "left" | "right";
}

/** A page being filled from top to bottom. Points; `y` is where the next thing goes. */
export class Sheet {
	y = PAGE.margin;

	private readonly type: Typesetter;

	constructor(readonly doc: PDFKit.PDFDocument) {
		this.type = new Typesetter(doc);
	}

	/** Writes text in a box of this width, in as many lines as it takes. @returns its height */
	write(text: string, x: number, y: number, width: number, style: Style = {}): number {
		const { font = "text", size = 9, align = "left", colour = COLOURS.ink } = style;
		const { text: printable, isPlain } = this.type.printable(text, font);
		this.doc.fillColor(colour);
		if (isPlain) {
			this.doc.font(font).fontSize(size);
			const height = this.doc.heightOfString(printable, { width, lineGap: LINE_GAP });
			this.doc.text(printable, x, y, { width, align, lineGap: LINE_GAP });
			return height;
		}
		const lines = this.type.lines(printable, font, size, width);
		const { ascent, height } = this.lineOf(font, size);
		for (const [index, line] of lines.entries()) {
			const left = align === "right" ? x + width - line.width : x;
			for (const piece of line.pieces) {
				this.doc.font(piece.face).fontSize(size);
				// On one baseline, however tall the letters of a face are.
				const at = { lineBreak: false, baseline: "alphabetic" } as const;
				this.doc.text(piece.text, left + piece.x, y + index * height + ascent, at);
			}
		}
		return lines.length * height;
	}

	/** How high text would be. */
	heightOf(text: string, width: number, { font = "text", size = 9 }: Style = {}): number {
		const { text: printable, isPlain } = this.type.printable(text, font);
		if (!isPlain) return this.type.lines(printable, font, size, width).length * this.lineOf(font, size).height;
		return this.doc.font(font).fontSize(size).heightOfString(printable, { width, lineGap: LINE_GAP });
	}

	/** A line of a font, in points: its baseline below its top, and its height. */
	private lineOf(font: FontName, size: number): { ascent: number; height: number } {
		this.doc.font(font).fontSize(size);
		// pdfkit's current font; its types do not declare it.
		const { ascender } = (this.doc as unknown as { _font: { ascender: number } })._font;
		return { ascent: (ascender / 1000) * size, height: this.doc.currentLineHeight(true) + LINE_GAP };
	}

	rule(y: number, colour = COLOURS.rule): void {
		this.doc
			.moveTo(PAGE.margin, y)
			.lineTo(PAGE.width - PAGE.margin, y)
			.lineWidth(0.75)
			.strokeColor(colour)
			.stroke();
	}

	/** Numbers the pages at their feet, after a name; `beside` stands at the left of it. */
	numberPages(name: string, beside = ""): void {
		const { start, count } = this.doc.bufferedPageRange();
		const width = beside ? NUMBER_WIDTH : INNER;
		const small = { size: 7.5, colour: COLOURS.plum };
		for (let page = start; page < start + count; page++) {
			this.doc.switchToPage(page);
			const y = PAGE.height - 48;
			this.rule(y - 8);
			if (beside) this.write(beside, PAGE.margin, y, INNER - NUMBER_WIDTH - 4, small);
			const place = `${name} · page ${page - start + 1}/${count}`;
			this.write(place, PAGE.width - PAGE.margin - width, y, width, { ...small, align: "right" });
		}
	}

	/** Begins another page unless so much room is left on this one. @returns whether it did */
	ensure(height: number): boolean {
		if (this.y + height <= PAGE.height - PAGE.bottom) return false;
		this.turn();
		return true;
	}

	/** Begins another page. */
	turn(): void {
		this.doc.addPage({ size: "A4", margin: 0 });
		this.y = PAGE.margin;
	}
}
