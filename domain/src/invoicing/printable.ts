/** Scripts that the typefaces of invoices and delivery notes have; a backend test compares them with the fonts. */
const PRINTED =
	/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}々〇\u3400-\u4db5\u4e00-\u9fef\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
/** Images that fonts for text have: "©", "®", "™". */
const PRINTED_PICTURE = /[©®™]/;

/** Characters of a text that an invoice or a delivery note cannot show and prints as "?", each once, in their order. */
export function unprintable(text: string): string[] {
	return [...new Set(text)].filter(
		(character) => (PICTURE.test(character) && !PRINTED_PICTURE.test(character)) || !PRINTED.test(character),
	);
}

/** Warning of a form about unprintable characters; "" when all can be printed. */
export function printNotice(text: string): string {
	const signs = unprintable(text).slice(0, 10).join(" ");
	return signs === ""
		? ""
		: `Factures et bons de livraison ne peuvent pas imprimer «\u00a0${signs}\u00a0»\u00a0: un «\u00a0?\u00a0» y figurera à la place.`;
}
