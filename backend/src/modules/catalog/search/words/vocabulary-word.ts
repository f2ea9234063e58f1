/** A word in one of its spellings ("praline", "praliné") that some product has, and the forms under which a mistyped one meets it. */
export interface VocabularyWord {
	word: string;
	spelling: string;
	stem: string;
	sound: string;
	cuts: string[];
}

/** Tells a word in one spelling from all others. */
export const keyOf = ({ word, spelling }: Pick<VocabularyWord, "word" | "spelling">): string => `${word} ${spelling}`;
