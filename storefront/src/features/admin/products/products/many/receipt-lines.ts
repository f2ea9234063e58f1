import type { ReceiveStock } from "@confiserie/domain/contract/product-batches";

/** The lines of a goods receipt, or the error of the first invalid one. */
export type ReadLines = { lines: ReceiveStock["lines"] } | { problem: string };

/**
 * Reads what was typed or pasted: a reference and its boxes a line, apart by a semicolon, a tab, a comma or spaces. Empty lines
 * and a heading without a figure are passed over.
 */
export function readLines(text: string): ReadLines {
	const lines: ReceiveStock["lines"] = [];
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const line = raw.trim();
		if (line === "" || (index === 0 && !/\d\s*$/.test(line))) continue;
		const match = /^([A-Za-z0-9][A-Za-z0-9-]*)\s*[;,\t ]\s*(\d{1,6})$/.exec(line);
		if (!match?.[1])
			return {
				problem: `Ligne ${index + 1}\u00a0: «\u00a0${line.slice(0, 60)}\u00a0» n'est pas une référence et un nombre de cartons.`,
			};
		lines.push({ reference: match[1], boxes: Number(match[2]) });
	}
	return lines.length > 0 ? { lines } : { problem: "Une ligne au moins est attendue." };
}
