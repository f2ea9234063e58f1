import { readFile } from "node:fs/promises";

interface Commune {
	nom: string;
	type: string;
	codesPostaux?: string[];
}

/**
 * The communes of a French postal code, in alphabetical order; none for a code that has no commune of its own, such as
 * Cedex codes. From the official list of communes (INSEE, by Etalab), which is read at the first question.
 */
export async function frenchCities(postalCode: string): Promise<readonly string[]> {
	cities ??= readCities().catch((cause) => {
		// The next question tries again.
		cities = null;
		throw cause;
	});
	return (await cities).get(postalCode) ?? [];
}

let cities: Promise<Map<string, string[]>> | null = null;

async function readCities(): Promise<Map<string, string[]>> {
	const file = require.resolve("@etalab/decoupage-administratif/data/communes.json");
	const communes: Commune[] = JSON.parse(await readFile(file, "utf8"));
	const byCode = new Map<string, string[]>();
	for (const { nom, type, codesPostaux = [] } of communes) {
		if (type !== "commune-actuelle") continue;
		for (const code of codesPostaux) byCode.set(code, [...(byCode.get(code) ?? []), nom]);
	}
	const order = new Intl.Collator("fr");
	for (const names of byCode.values()) names.sort(order.compare);
	return byCode;
}
