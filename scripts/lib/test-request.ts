import { StepFailure } from "./steps";
import { SUITES, type Suite } from "./suites";

/** What the words after `npm test --` ask for. */
export interface TestRequest {
	/** One suite alone; without it everything that is checked and tested. */
	suite?: Suite;
	/** Parts of file names of that suite; none means all its files. */
	files: string[];
	/** Run again at each change. */
	isWatched: boolean;
}

const USAGE = `Usage :
  npm test                           tous les contrôles et tous les tests
  npm test -- api                    une suite : ${SUITES.map(({ name }) => name).join(", ")}
  npm test -- api orders refunds     ses fichiers dont le nom contient un de ces mots
  npm test -- --watch domain         relancée à chaque changement ; pour e2e, la page de Playwright s'ouvre`;

/** Reads `npm test -- [--watch] [suite [part of a file name…]]`. @throws {StepFailure} that says how to ask */
export function readTestRequest(words: readonly string[]): TestRequest {
	const isWatched = words.includes("--watch");
	const [name, ...files] = words.filter((word) => word !== "--watch");
	const unknown = files.find((word) => word.startsWith("-"));
	if (unknown) throw new StepFailure(`Option inconnue : « ${unknown} ».\n${USAGE}`);
	if (name === undefined) {
		if (isWatched) throw new StepFailure(`« --watch » demande une suite.\n${USAGE}`);
		return { files: [], isWatched };
	}
	const suite = SUITES.find((known) => known.name === name);
	if (!suite) throw new StepFailure(`Suite inconnue : « ${name} ».\n${USAGE}`);
	return { suite, files, isWatched };
}
