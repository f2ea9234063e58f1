import { isOccasion, type TagCode } from "./catalogue";
import { formatCount } from "./format";
import { LOCALE } from "./locale";
import { once } from "./once";
import { plural } from "./plural";

/** Tags that name what is counted; `among` says it of products that another of them names. */
const NOUNS: readonly { tag: TagCode; one: string; other: string; among: string }[] = [
	{ tag: "NOUVEAU", one: "nouveauté", other: "nouveautés", among: "parmi les nouveautés" },
	{ tag: "BESTSELLER", one: "meilleure vente", other: "meilleures ventes", among: "parmi les meilleures ventes" },
];

/** What the other tags say of products; four forms where it agrees: masculine, feminine, each in both numbers. */
const QUALITIES: Partial<Record<TagCode, string | readonly [string, string, string, string]>> = {
	PROMO: "en promotion",
	BIO: "bio",
	VEGAN: "vegan",
	SANS_GLUTEN: "sans gluten",
	ARTISANAL: ["artisanal", "artisanaux", "artisanale", "artisanales"],
};

const inWords = once(() => new Intl.ListFormat(LOCALE, { type: "conjunction" }));

/** Products of all these tags, counted, without their occasions: "15 meilleures ventes", "18 produits vegan et sans gluten". */
export function countTagged(count: number, tags: readonly TagCode[]): string {
	const [noun, ...others] = NOUNS.filter(({ tag }) => tags.includes(tag));
	const said = tags.flatMap((tag) => {
		const words = isOccasion(tag) ? undefined : QUALITIES[tag];
		if (!words || typeof words === "string") return words ?? [];
		return plural(count, words[noun ? 2 : 0], words[noun ? 3 : 1]);
	});
	const counted = noun ? formatCount(count, noun.one, noun.other) : formatCount(count, "produit");
	return [counted, inWords().format([...said, ...others.map(({ among }) => among)])].filter(Boolean).join(" ");
}
