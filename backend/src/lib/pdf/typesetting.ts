import { FACES, type FontFace, type FontName } from "./fonts";

/** Letters whose stroke Unicode does not take apart. */
const UNACCENTED: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i" };

/** A part of a word in one face. */
interface Piece {
	text: string;
	face: string;
	width: number;
}

interface Word {
	pieces: Piece[];
	width: number;
	direction: "left" | "right" | "none";
	/** What separates it from the word before it on its line. */
	gap: number;
}

/** A piece where it stands on its line, in points from the line's left end. */
export interface PlacedPiece extends Piece {
	x: number;
}
export interface Line {
	pieces: PlacedPiece[];
	width: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /\p{L}/u;
/** Chinese and Japanese are written without spaces: a line may end before and after each character. */
const BESIDE_UNSPACED =
	/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const MIRRORED: Record<string, string> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** Sets text whose letters are in several faces; pdfkit knows one face a text, and only words from left to right. */
export class Typesetter {
	constructor(private readonly doc: PDFKit.PDFDocument) {}

	/**
	 * The text as it can be printed: a letter that no face has loses its accent, or becomes a question mark, since PDF/A allows no
	 * empty glyph. `isPlain` tells that the font's first face has all of it.
	 */
	printable(text: string, font: FontName): { text: string; isPlain: boolean } {
		const first = this.open(FACES[font][0]);
		const shown = [
			...text
				.normalize("NFC")
				.replace(/[\u2000-\u200a\u202f]/g, "\u00a0")
				.replace(/[\t\r]/g, " "),
		]
			.filter((character) => !/[\u200b\u200e\u200f\u2060-\u206f\ufeff]/.test(character))
			.map((character) =>
				character === "\n" || this.faceOf(character, font) ? character : this.plain(character, font),
			)
			.join("");
		const isPlain = [...shown].every(
			(character) => character === "\n" || first.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
		);
		return { text: shown, isPlain };
	}

	/** Printable text in lines of this width, words of right-to-left scripts in their order. */
	lines(text: string, font: FontName, size: number, width: number): Line[] {
		this.open(FACES[font][0]);
		return text.split("\n").flatMap((paragraph) => {
			const lines: Word[][] = [[]];
			let left = width;
			for (const word of this.words(paragraph, font, size).flatMap((one) => this.cut(one, width, font, size))) {
				const line = lines.at(-1) as Word[];
				const needed = word.width + (line.length > 0 ? word.gap : 0);
				if (needed > left && line.length > 0) {
					lines.push([word]);
					left = width - word.width;
				} else {
					line.push(word);
					left -= needed;
				}
			}
			return lines.map(placed);
		});
	}

	private words(paragraph: string, font: FontName, size: number): Word[] {
		const gap = this.widthOf(" ", FACES[font][0]?.name ?? font, size);
		return paragraph.split(/ +/).flatMap((spaced, place) =>
			spaced
				.split(BESIDE_UNSPACED)
				.filter((text) => text !== "")
				.map((text, part) => this.word(text, { font, size, gap: part === 0 && place > 0 ? gap : 0 })),
		);
	}

	private word(text: string, { font, size, gap }: { font: FontName; size: number; gap: number }): Word {
		const isRightToLeft = RIGHT_TO_LEFT.test(text);
		const pieces: Piece[] = [];
		for (const character of text) {
			const face = this.faceOf(character, font)?.name ?? font;
			const last = pieces.at(-1);
			if (last?.face === face) last.text += character;
			else pieces.push({ text: character, face, width: 0 });
		}
		if (isRightToLeft) pieces.reverse();
		for (const piece of pieces) {
			// The shaper turns letters of these scripts round; signs beside them are turned here.
			if (isRightToLeft && !RIGHT_TO_LEFT.test(piece.text))
				piece.text = [...piece.text].map((sign) => MIRRORED[sign] ?? sign).join("");
			piece.width = this.widthOf(piece.text, piece.face, size);
		}
		const direction = isRightToLeft ? "right" : LEFT_TO_RIGHT.test(text) ? "left" : "none";
		return { pieces, direction, gap, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
	}

	/** A word that is wider than its line, letter by letter. */
	private cut(word: Word, width: number, font: FontName, size: number): Word[] {
		if (word.width <= width) return [word];
		return [...word.pieces.map(({ text }) => text).join("")].map((letter, index) =>
			this.word(letter, { font, size, gap: index === 0 ? word.gap : 0 }),
		);
	}

	private widthOf(text: string, face: string, size: number): number {
		return this.doc.font(face).fontSize(size).widthOfString(text);
	}

	private plain(character: string, font: FontName): string {
		const base = UNACCENTED[character] ?? [...character.normalize("NFD")][0] ?? "";
		return this.faceOf(base, font) ? base : "?";
	}

	private faceOf(character: string, font: FontName): FontFace | undefined {
		return FACES[font].find((face) => this.has(face, character));
	}

	/** Faces are opened when a letter first needs them: the Chinese one is large. */
	private readonly opened = new Map<string, Face>();

	private has(face: FontFace, character: string): boolean {
		return this.open(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
	}

	private open(face: FontFace): Face {
		const known = this.opened.get(face.name);
		if (known) return known;
		this.doc.registerFont(face.name, face.bytes());
		this.doc.font(face.name);
		// pdfkit's current font; its types do not declare it.
		const opened = (this.doc as unknown as { _font: { font: Face } })._font.font;
		this.opened.set(face.name, opened);
		return opened;
	}
}

interface Face {
	hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The words of a line where they stand: a run of right-to-left words, with numbers between them, in its own order. */
function placed(words: readonly Word[]): Line {
	const ordered = [...words];
	for (let start = 0; start < ordered.length; start++) {
		if (ordered[start]?.direction !== "right") continue;
		let end = start;
		for (let next = start + 1; next < ordered.length && ordered[next]?.direction !== "left"; next++)
			if (ordered[next]?.direction === "right") end = next;
		const run = ordered.slice(start, end + 1);
		// Gaps stay between the words that they separate.
		const gaps = run.map(({ gap }) => gap);
		const [outer = 0, ...inner] = gaps;
		const turned = run
			.reverse()
			.map((word, index) => ({ ...word, gap: index === 0 ? outer : (inner.at(-index) ?? 0) }));
		ordered.splice(start, turned.length, ...turned);
		start = end;
	}
	let x = 0;
	const pieces: PlacedPiece[] = [];
	for (const [index, word] of ordered.entries()) {
		if (index > 0) x += word.gap;
		for (const piece of word.pieces) {
			pieces.push({ ...piece, x });
			x += piece.width;
		}
	}
	return { pieces, width: x };
}
