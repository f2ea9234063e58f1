import { foldText } from "@confiserie/domain/fold-text";

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
	text: string;
	isMatch: boolean;
}

/** Cuts `text` at the first place that reads like `query`, accents and case aside. */
export function highlight(text: string, query: string): Piece[] {
	const wanted = foldText(query);
	if (!wanted) return [{ text, isMatch: false }];
	// Folding may lengthen a letter (œ becomes oe): each folded letter remembers where it came from.
	const letters = [...text];
	const origins = letters.flatMap((letter, index) => [...foldLetter(letter)].map(() => index));
	const start = letters.map(foldLetter).join("").indexOf(wanted);
	if (start < 0) return [{ text, isMatch: false }];
	const from = origins[start] ?? 0;
	const to = (origins[start + [...wanted].length - 1] ?? from) + 1;
	return [
		{ text: letters.slice(0, from).join(""), isMatch: false },
		{ text: letters.slice(from, to).join(""), isMatch: true },
		{ text: letters.slice(to).join(""), isMatch: false },
	].filter((piece) => piece.text !== "");
}

/** foldText trims; a space inside a text must stay one. */
const foldLetter = (letter: string): string => (letter.trim() === "" ? " " : foldText(letter));
