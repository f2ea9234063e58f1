import type { FontName } from "./fonts";

/** A4 in points, and what stays free around it. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 64 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

/** The shop's colours, as its pages and mails have them. */
export const COLOURS = { ink: "#2B1226", plum: "#5B2A4E", raspberry: "#B5124F", rule: "#E6D3D3", cream: "#FBF1EA" };

/** Letters whose stroke Unicode does not take apart. */
const UNACCENTED: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i" };

interface Style {
	font?: FontName;
	size?: number;
	colour?: string;
	align?: "left" | "right";
}

/** A page being filled from top to bottom. Points; `y` is where the next thing goes. */
export class Sheet {
	y = PAGE.margin;

	constructor(readonly doc: PDFKit.PDFDocument) {}

	/** Writes text in a box of this width, in as many lines as it takes. @returns its height */
	write(text: string, x: number, y: number, width: number, style: Style = {}): number {
		const { size = 9, align = "left", colour = COLOURS.ink } = style;
		const printable = this.printable(text, style.font ?? "text", size);
		this.doc.fillColor(colour);
		const height = this.doc.heightOfString(printable, { width, lineGap: 2 });
		this.doc.text(printable, x, y, { width, align, lineGap: 2 });
		return height;
	}

	/** How high text would be. */
	heightOf(text: string, width: number, { font = "text", size = 9 }: Style = {}): number {
		return this.doc.heightOfString(this.printable(text, font, size), { width, lineGap: 2 });
	}

	rule(y: number, colour = COLOURS.rule): void {
		this.doc
			.moveTo(PAGE.margin, y)
			.lineTo(PAGE.width - PAGE.margin, y)
			.lineWidth(0.75)
			.strokeColor(colour)
			.stroke();
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

	/**
	 * Selects the font. A letter that it lacks loses its accent, or becomes a question mark: PDF/A allows no empty glyph. The
	 * Factur-X inside has every letter.
	 */
	private printable(text: string, font: FontName, size: number): string {
		this.doc.font(font).fontSize(size);
		const has = (character: string) => this.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
		const plain = (character: string) => {
			const base = UNACCENTED[character] ?? [...character.normalize("NFD")][0] ?? "";
			return has(base) ? base : "?";
		};
		const shown = (character: string) => (character === "\n" || has(character) ? character : plain(character));
		return [...text.replace(/[\u2000-\u200a\u202f]/g, "\u00a0").replace(/[\t\r]/g, " ")].map(shown).join("");
	}

	/** The font in use, as pdfkit keeps it. */
	private get font(): { hasGlyphForCodePoint(codePoint: number): boolean } {
		return (this.doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font
			.font;
	}
}
