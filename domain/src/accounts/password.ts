import { foldText, foldWords } from "../fold-text";
import { PASSWORD_MIN_LENGTH } from "./account";

/** Shorter words occur in any password by chance. */
const SHORTEST_WORD = 4;

/**
 * Whether a password rests on known words, such as the holder's name, e-mail or shop: without them it would be shorter than
 * the minimum.
 */
export function restsOnWords(password: string, known: readonly string[]): boolean {
	const words = known
		.flatMap((text) => foldWords(text).split(" "))
		.filter((word) => word.length >= SHORTEST_WORD)
		.sort((one, other) => other.length - one.length);
	const folded = foldText(password);
	const rest = words.reduce((text, word) => text.replaceAll(word, ""), folded);
	return rest !== folded && rest.length < PASSWORD_MIN_LENGTH;
}
