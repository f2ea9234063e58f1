import { unprintable } from "@confiserie/domain/invoicing/printable";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { FACES, type FontName } from "./fonts";
import { Typesetter } from "./typesetting";

const setter = () => new Typesetter(new PDFDocument({ font: undefined as never }));
const FONTS = Object.keys(FACES) as FontName[];
const between = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const LETTERS = /\p{L}/u;

describe("what is printed", () => {
	it.each(FONTS)("in %s: Latin, Greek, Cyrillic, Arabic, Chinese and Japanese letters as they are", (font) => {
		const text = "Łódź Ďurïš Nguyễn\nΠαπαδόπουλος Ἀθῆναι\nИванов Ґалаґан\nمحمد عبد الرحمن\n王小明 陳劉 やまだ";
		expect(setter().printable(text, font)).toEqual({ text, isPlain: false });
		expect(setter().printable("Fêtes & Fils, 12 € l'œuf", font).isPlain).toBe(true);
	});

	it("agrees with what forms say beforehand, letter by letter", () => {
		const letters = [
			...between(0x41, 0x24f),
			...between(0x384, 0x3ff),
			...between(0x400, 0x4ff),
			...between(0x5d0, 0x5ea),
			...between(0x621, 0x64a),
			...between(0xe01, 0xe2e),
			...between(0x3041, 0x3093),
			...between(0xac00, 0xac20),
			...between(0x1f370, 0x1f390),
			...between(0x3400, 0x4dbf),
			...between(0x4e00, 0x9fff),
		].filter((letter) => LETTERS.test(letter) || /\p{Extended_Pictographic}/u.test(letter));
		const type = setter();
		const questioned = letters.filter((letter) => type.printable(letter, "text").text === "?");
		expect(questioned).toEqual(unprintable(letters.join("")));
	});
});

describe("lines", () => {
	const placed = (text: string, width = 400) => {
		const type = setter();
		return type
			.lines(type.printable(text, "text").text, "text", 9, width)
			.map(({ pieces }) => [...pieces].sort((one, other) => one.x - other.x).map((piece) => piece.text));
	};

	it("words of Arabic follow from right to left, numbers between them too; what is beside stays in its place", () => {
		expect(placed("Chez محمد 12 علي SARL")).toEqual([["Chez", "علي", "12", "محمد", "SARL"]]);
		expect(placed("(محمد)")).toEqual([["(", "محمد", ")"]]);
	});

	it("Chinese ends a line after any character, and no line is wider than its box", () => {
		const type = setter();
		const lines = type.lines("北京糖果有限公司".repeat(6), "text", 9, 100);
		expect(lines.length).toBeGreaterThan(3);
		for (const { width } of lines) expect(width).toBeLessThanOrEqual(100);
		expect(type.lines("Ω".repeat(80), "text", 9, 100).length).toBeGreaterThan(3);
	});
});
