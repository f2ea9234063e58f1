/**
 * Colours that a food must warn about, by number and by the names that lists of ingredients give them.
 * Source: Regulation (EC) 1333/2008, article 24 and annex V.
 */
const COLOURS = [
	["E102", "tartrazine"],
	["E104", "jaune de quinoléine"],
	["E110", "jaune orangé S", "sunset yellow"],
	["E122", "azorubine", "carmoisine"],
	["E124", "ponceau 4R", "rouge cochenille A"],
	["E129", "rouge allura"],
] as const;

/** The warning of each such colour in a list of ingredients, in the words laid down. */
export function colourWarnings(ingredients: string): string[] {
	const text = ingredients.toLowerCase().replace(/\be\s?(?=1\d\d)/g, "e");
	return COLOURS.flatMap((names) => {
		const name = names.find((one) => text.includes(one.toLowerCase()));
		return name ? [`${name} : peut avoir des effets indésirables sur l'activité et l'attention chez les enfants.`] : [];
	});
}
