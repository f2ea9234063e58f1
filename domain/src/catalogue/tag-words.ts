import { formatCount } from "../format";
import { LOCALE } from "../locale";
import { plural } from "../plural";
import type { TagCode } from "./tags";

type Forms = Partial<Record<TagCode, readonly string[]>>;

const PRODUCT = ["produit", "produits"];
/** Tags that name what is counted, in both numbers. */
const NOUNS: Forms = {
	NOUVEAU: ["nouveauté", "nouveautés"],
	BESTSELLER: ["meilleure vente", "meilleures ventes"],
};
/** What other tags say of products; four forms where it agrees: masculine, feminine, each in both numbers. */
const QUALITIES: Forms = {
	PROMO: ["en promotion"],
	BIO: ["bio"],
	VEGAN: ["vegan"],
	SANS_GLUTEN: ["sans gluten"],
	ARTISANAL: ["artisanal", "artisanaux", "artisanale", "artisanales"],
};

const inWords = new Intl.ListFormat(LOCALE);

/** Products of all these tags, counted, without their occasions: "15 meilleures ventes", "18 produits vegan et sans gluten". */
export function countTagged(count: number, tags: readonly TagCode[]): string {
	const formsIn = (words: Forms) => tags.flatMap((tag) => (words[tag] ? [words[tag]] : []));
	const [noun = PRODUCT, ...others] = formsIn(NOUNS);
	const at = noun === PRODUCT ? 0 : 2;
	const said = formsIn(QUALITIES).map((forms) =>
		forms[1] ? plural(count, forms[at] ?? "", forms[at + 1]) : (forms[0] ?? ""),
	);
	const [one = "", many] = noun;
	return `${formatCount(count, one, many)} ${inWords.format([...said, ...others.map((other) => `parmi les ${other[1]}`)])}`.trim();
}
