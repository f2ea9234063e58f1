/** Letters and signs without a decomposition, and their replacement in a search. */
const FOLDED: Record<string, string> = {
	...{ œ: "oe", æ: "ae", ß: "ss", þ: "th", ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ı: "i", ς: "σ" },
	...{ "’": "'", "‘": "'", ʼ: "'", "′": "'", "`": "'", "‐": "-", "–": "-", "—": "-", "−": "-" },
};

/**
 * Lower-cases, strips accents, opens ligatures, makes apostrophes and hyphens one and trims: what every search and comparison
 * sees ("Gâteaux" -> "gateaux", "Łódź" -> "lodz"). The database's `fold_text` does the same; a test compares them.
 */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f\u064b-\u065f]/g, "")
		.toLowerCase()
		.replace(/[œæßþłøđðħıς’‘ʼ′`‐–—−]/g, (letter) => FOLDED[letter] ?? letter)
		.trim();
}

/** The words of a folded text, without signs: "Valeur(s) de l’attribut 1 " -> "valeur s de l attribut 1". */
export const foldWords = (text: string): string =>
	foldText(text)
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
