/** Letters that may be wrong in a word of that length: none in short ones, where one letter makes another word. */
export function allowedTypos(word: string): number {
	if (word.length < 4 || /\d/.test(word)) return 0;
	return word.length < 8 ? 1 : 2;
}

/**
 * The word and what is left of it with letters struck out, as many as it allows typos. Two words that differ by that many
 * typos share one of these, so that an index on them finds every near word without looking at the others.
 */
export function cutsOf(word: string): string[] {
	const cuts = new Set([word]);
	let last = [word];
	for (let typo = 0; typo < allowedTypos(word); typo += 1) {
		last = last.flatMap((left) => Array.from(left, (_, index) => left.slice(0, index) + left.slice(index + 1)));
		for (const cut of last) cuts.add(cut);
	}
	return [...cuts];
}

/** Typos between two words: a letter too many, missing, wrong, or two neighbours exchanged. */
export function typosBetween(typed: string, meant: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
	for (let row = 1; row <= typed.length; row += 1) {
		const line = [row];
		for (let column = 1; column <= meant.length; column += 1) {
			const isSame = typed[row - 1] === meant[column - 1];
			let cost = Math.min(
				(last[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (isSame ? 0 : 1),
			);
			if (row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1])
				cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			line.push(cost);
		}
		beforeLast = last;
		last = line;
	}
	return last[meant.length] ?? 0;
}

/**
 * How a French word sounds, roughly: "guimove" as guimauve, "shokola" as chocolat. Empty for what is too short to tell
 * words apart.
 */
export function soundOf(word: string): string {
	const sound = RULES.reduce((text, [letters, heard]) => text.replace(letters, heard), word);
	return sound.length < 4 ? "" : sound;
}

const RULES: [RegExp, string][] = [
	[/ph/g, "f"],
	[/eau|au/g, "o"],
	[/[cs]?ch|sh/g, "S"],
	[/qu|ck|q/g, "k"],
	[/gu(?=[eiy])/g, "G"],
	[/ge(?=[ao])/g, "j"],
	[/g(?=[eiy])/g, "j"],
	[/c(?=[eiy])/g, "s"],
	[/c/g, "k"],
	[/h/g, ""],
	[/z/g, "s"],
	[/y/g, "i"],
	[/ai|ei/g, "e"],
	[/[ae]m(?=[bp])|en(?=[^aeiouy])/g, "an"],
	[/om(?=[bp])/g, "on"],
	[/[ei]r$|ez$/, "e"],
	[/(?<=...)[estdx]+$/, ""],
	[/(.)\1+/g, "$1"],
];
