import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/paths";

/** Tasks of a part of docs/usability.md, with what its table states of them. */
export function statedIn(heading: string): Map<string, { before: number; now: number }> {
	const text = readFileSync(join(ROOT, "docs/usability.md"), "utf8");
	const part = text.split(/^## /m).find((one) => one.startsWith(heading)) ?? "";
	return new Map(
		part
			.split("\n")
			.map((line) => line.split("|").map((cell) => cell.trim()))
			.filter(([, , before, now]) => /^\d+$/.test(before ?? "") && /^\d+$/.test(now ?? ""))
			.map(([, task = "", before, now]) => [task, { before: Number(before), now: Number(now) }]),
	);
}

/** All numbers of one kind. */
export const sumOf = (stated: ReturnType<typeof statedIn>, of: "before" | "now"): number =>
	[...stated.values()].reduce((total, count) => total + count[of], 0);
