import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { DATA, packageFile, STOREFRONT } from "../../scripts/lib/paths";
import type { Figure } from "./figure";

/** Several runs of one figure: the median, and how far they lie apart. */
export interface Spread {
	median: number;
	/** "1650 (1602 à 1688)" */
	text(digits: number): string;
}

export function spread(values: number[]): Spread {
	const sorted = [...values].sort((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	const [least = Number.NaN, most = Number.NaN] = [sorted[0], sorted.at(-1)];
	return {
		median,
		text: (digits) => `${median.toFixed(digits)} (${least.toFixed(digits)} à ${most.toFixed(digits)})`,
	};
}

/** Writes what a part of the bench measured to `.data/bench-<part>.json` and `.md`, with what it was measured on. */
export function writeReport(part: string, figures: Figure[]): void {
	const setting = {
		date: new Date().toISOString(),
		commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: STOREFRONT, encoding: "utf8" }).trim(),
		processor: `${cpus().length} × ${cpus()[0]?.model ?? "?"}`,
		memoryGigabytes: Math.round(totalmem() / 2 ** 30),
		loadAverage: loadavg().map((load) => Number(load.toFixed(2))),
		node: process.version,
		next: version("next"),
		react: version("react"),
	};
	writeFileSync(join(DATA, `bench-${part}.json`), `${JSON.stringify({ setting, figures }, null, "\t")}\n`);
	const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
	const lines = [
		`# Mesures : ${part}`,
		"",
		...Object.entries(setting).map(([name, value]) => `- ${name} : ${value}`),
		"",
		row(["mesure", "valeur", "cible", "tenue"]),
		row(["---", "---", "---", "---"]),
		...figures.map(({ name, value, target, isMet }) => row([name, value, target, isMet ? "oui" : "NON"])),
	];
	writeFileSync(join(DATA, `bench-${part}.md`), `${lines.join("\n")}\n`);
}

function version(name: string): string {
	return JSON.parse(readFileSync(packageFile(STOREFRONT, `${name}/package.json`), "utf8")).version;
}
