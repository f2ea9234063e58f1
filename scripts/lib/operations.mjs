import { readFileSync } from "node:fs";

/** Whether an export is an operation of the contract: it is served and described with its whole module, which no import shows. */
export const isOperation = (file, name) =>
	file.startsWith("domain/src/contract/") &&
	readFileSync(file, "utf8").includes(`\nexport const ${name.split(".").at(-1)} = operation(`);

/** For knip: leaves operations out of what is not used. */
export default function usedOperations(found) {
	for (const [file, symbols] of Object.entries(found.issues.exports))
		for (const name of Object.keys(symbols))
			if (isOperation(file, name)) {
				delete symbols[name];
				found.counters.exports -= 1;
			}
	return found;
}
