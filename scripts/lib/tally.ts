/** The result of a suite or of the checks. */
export interface Tally {
	passed: number;
	/** One per failed test: its name, and the beginning of its message. */
	failures: string[];
	/** One per skipped test: its name. */
	skipped: string[];
	/** One per test file. */
	files: FileDuration[];
}

export interface FileDuration {
	/** Relative to the checkout, with the viewport where a file runs on several. */
	file: string;
	tests: number;
	seconds: number;
}

/** Sums tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
	return {
		passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
		failures: tallies.flatMap(({ failures }) => failures),
		skipped: tallies.flatMap(({ skipped }) => skipped),
		files: tallies.flatMap(({ files }) => files),
	};
}

/** A step of a run, as its table shows it. */
export interface Stage {
	title: string;
	seconds: number;
	tally: Tally;
}

const SLOWEST = 10;

/** Returns the table of durations that ends a run: a line per stage, then the slowest files. */
export function durationTable(stages: readonly Stage[]): string[] {
	const width = Math.max(...stages.map(({ title }) => title.length));
	const slowest = stages
		.flatMap(({ tally }) => tally.files)
		.sort((one, other) => other.seconds - one.seconds || (one.file < other.file ? -1 : 1))
		.slice(0, SLOWEST);
	return [
		"Durées par étape :",
		...stages.map(({ title, seconds, tally }) => {
			const tests = tally.passed + tally.failures.length;
			return `  ${title.padEnd(width)} ${inSeconds(seconds)}  ${tests}`;
		}),
		...(slowest.length > 0 ? ["Fichiers les plus lents :"] : []),
		...slowest.map(({ file, tests, seconds }) => `  ${inSeconds(seconds)}  ${file} (${tests})`),
	];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(0).padStart(5)} s`;
