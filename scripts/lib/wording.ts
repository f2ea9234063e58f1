/** The words of the glossary's section "Words to avoid". */
export function avoidedWords(glossary: string): string[] {
	const [, section = ""] = glossary.split("## Words to avoid");
	return [...section.matchAll(/`([a-z]+)`/g)].map(([, word = ""]) => word);
}

/** Lines with one of these words, as a whole word in any case. */
export function avoided(words: readonly string[], text: string): string[] {
	const pattern = new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "i");
	return text.split("\n").filter((line) => pattern.test(line));
}

/** Lines of comments in which "who" stands for a person whom the sentence does not name: "for who is signed in". */
export function bareWho(text: string): string[] {
	return text.match(/^.*(?:\/\/|^\s*\/?\*).*\b(?:of|for|to|by|from|with|what) who\b.*$/gim) ?? [];
}
