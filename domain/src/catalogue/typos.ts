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
	const width = meant.length + 1;
	const costs = ROWS.length >= 3 * width ? ROWS : new Uint16Array(3 * width);
	for (let column = 0; column < width; column += 1) costs[column] = column;
	let [line, last, beforeLast] = [0, 0, 0];
	for (let row = 1; row <= typed.length; row += 1) {
		[beforeLast, last, line] = [last, line, (row % 3) * width];
		costs[line] = row;
		const letter = typed.charCodeAt(row - 1);
		for (let column = 1; column < width; column += 1) {
			const isSame = letter === meant.charCodeAt(column - 1);
			let cost = (costs[last + column - 1] as number) + (isSame ? 0 : 1);
			cost = Math.min(cost, (costs[last + column] as number) + 1, (costs[line + column - 1] as number) + 1);
			if (row > 1 && column > 1 && isExchanged(typed, row, meant, column))
				cost = Math.min(cost, (costs[beforeLast + column - 2] as number) + 1);
			costs[line + column] = cost;
		}
	}
	return costs[line + meant.length] as number;
}

const isExchanged = (typed: string, row: number, meant: string, column: number) =>
	typed.charCodeAt(row - 1) === meant.charCodeAt(column - 2) &&
	typed.charCodeAt(row - 2) === meant.charCodeAt(column - 1);

/** Three lines of costs, of words as long as a text may be. */
const ROWS = new Uint16Array(3 * 128);

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
