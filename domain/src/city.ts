import { foldText } from "./text";

/**
 * Whether `city`, as a person writes it, is one of the communes of a postal code: case, accents, hyphens, "St" for
 * "Saint", a district ("Paris 11e") and "Cedex" do not count. True when no commune is known, as for Cedex codes: then
 * there is nothing to doubt.
 */
export function isCityAmong(city: string, communes: readonly string[]): boolean {
	const asked = cityKey(city);
	return asked === "" || communes.length === 0 || communes.some((commune) => cityKey(commune) === asked);
}

/** "Le code postal 06130 correspond à Grasse. Vérifiez la ville." Three communes at most are named. */
export function cityDoubt(postalCode: string, communes: readonly string[]): string {
	const named = communes.slice(0, 3).join(", ");
	return `Le code postal ${postalCode} correspond à ${named}${communes.length > 3 ? "…" : "."} Vérifiez la ville.`;
}

function cityKey(city: string): string {
	return foldText(city)
		.replace(/\bcedex\b.*$/, "")
		.replace(/\b\d+\s*(?:e|er|eme)?(?:\s+arrondissement)?\b.*$/, "")
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map((word) => ABBREVIATIONS[word] ?? word)
		.join(" ");
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte" };
