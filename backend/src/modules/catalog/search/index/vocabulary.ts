import type { Category } from "@confiserie/domain/catalogue/category";
import { TAGS } from "@confiserie/domain/catalogue/tags";
import { cutsOf, soundOf } from "@confiserie/domain/catalogue/typos";
import { keyOf, type VocabularyWord } from "../words/vocabulary-word";
import { stemOf, wordsOf } from "../words/words";

/** What of a product a shopper may search for, word by word. */
export interface Texts {
	name: string;
	category: string;
	tags: readonly string[];
	description: string;
	ingredients: string;
}

/** The names of a product's shelf and tags, in the shop's order. */
export function shelfNames(
	{ category, tags }: Pick<Texts, "category" | "tags">,
	categories: readonly Pick<Category, "code" | "name">[],
): string[] {
	return [...categories.filter(({ code }) => code === category), ...TAGS.filter(({ code }) => tags.includes(code))].map(
		({ name }) => name,
	);
}

/** The words of a product, with repetitions. */
export function vocabularyOf(product: Texts, categories: readonly Pick<Category, "code" | "name">[]): VocabularyWord[] {
	return [product.name, ...shelfNames(product, categories), product.description, product.ingredients]
		.flatMap(wordsOf)
		.filter(({ word }) => word.length >= 3)
		.map(vocabularyWord);
}

/** Products share most words, so the result for a word is cached. */
const known = new Map<string, VocabularyWord>();
const MOST_KNOWN = 5_000;

function vocabularyWord({ word, spelling }: Pick<VocabularyWord, "word" | "spelling">): VocabularyWord {
	const key = keyOf({ word, spelling });
	const cached = known.get(key);
	if (cached) return cached;
	if (known.size === MOST_KNOWN) known.clear();
	const made = { word, spelling, stem: stemOf(word), sound: soundOf(word), cuts: cutsOf(word) };
	known.set(key, made);
	return made;
}
