/** The words of the glossary's section "Words to avoid". */
export function avoidedWords(glossary: string): string[] {
	const [, section = ""] = glossary.split("## Words to avoid");
	return [...section.matchAll(/`([a-z]+)`/g)].map(([, word = ""]) => word);
}

/** How often each word occurs as a whole word, in any case. */
export function occurrences(words: readonly string[], texts: readonly string[]): Map<string, number> {
	const counts = new Map(words.map((word) => [word, 0]));
	const pattern = new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "gi");
	for (const text of texts)
		for (const [found] of text.matchAll(pattern)) {
			const word = found.toLowerCase();
			counts.set(word, (counts.get(word) ?? 0) + 1);
		}
	return counts;
}

/** Lines of comments in which "who" stands for nobody that the sentence names: "for who is signed in". */
export function bareWho(text: string): string[] {
	return text.match(/^.*(?:\/\/|^\s*\/?\*).*\b(?:of|for|to|by|from|with|what) who\b.*$/gim) ?? [];
}
