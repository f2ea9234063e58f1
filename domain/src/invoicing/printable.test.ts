import { expect, it } from "vitest";
import { printNotice, unprintable } from "./printable";

it.each([
	["L'Été à Łódź, n° 3 € © – «A»", []],
	["Παπαδόπουλος Иванов محمد 王小明 やまだ", []],
	["Gâteau 🎂 ไทย 🎂", ["🎂", "ไ", "ท", "ย"]],
	["陳曉 龘 㐀 𠮟", ["𠮟"]],
	["한국 שלום", ["한", "국", "ש", "ל", "ו", "ם"]],
])("of %s the documents lack %j", (text, signs) => {
	expect(unprintable(text)).toEqual(signs);
});

it("is said in one sentence, or not at all", () => {
	expect(printNotice("Marché 王小明")).toBe("");
	expect(printNotice("Gâteau 🎂")).toContain("«\u00a0🎂\u00a0»\u00a0: un «\u00a0?\u00a0»");
});
