import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { BACKEND, DATA, DOMAIN, packageFile, ROOT, STOREFRONT } from "./paths";
import { type Program, run } from "./processes";
import { buildDomain, TSC } from "./shop";
import { explain, step } from "./steps";
import type { Tally } from "./tally";

/** Types of the client of /api: generated from the contract, hence not committed. */
const CLIENT = join(ROOT, "packages", "api-client");

/** Format, lint, types, import boundaries, wording and dead code: all of them, even when one fails. */
export async function runChecks(): Promise<Tally> {
	// The backend's types come from the compiled domain, the storefront's routes from Next.
	await Promise.all([
		buildDomain(),
		run({ ...node("client-types", ROOT, "tsx/dist/cli.mjs", "scripts/generate.ts"), cwd: CLIENT }),
		run({ ...node("route-types", STOREFRONT, "next/dist/bin/next", "typegen"), cwd: STOREFRONT }),
	]);
	const tally: Tally = { passed: 0, failures: [], skipped: [], files: [] };
	const waiting = checks();
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [name, program] = next;
			try {
				await step(name, () => run(program));
				tally.passed += 1;
			} catch (error) {
				explain(error);
				tally.failures.push(name);
			}
		}
	};
	// Each occupies one processor, and none reads what another one writes.
	await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
	return tally;
}

const DEAD_EXPORTS = [
	...["--no-progress", "--no-config-hints", "--production", "--include", "exports,types", "--include-entry-exports"],
	...["--preprocessor", "./scripts/lib/dead-exports.mjs"],
];

/** What takes longest comes first, so that both processors are busy to the end. */
function checks(): [string, Program][] {
	// The incremental result is cached for the next run.
	const tsc = (project: string) => {
		const known = ["--incremental", "--tsBuildInfoFile", join(DATA, `types-${basename(project, ".json")}.tsbuildinfo`)];
		return { name: `check-types-${basename(project)}`, args: [...TSC, "--noEmit", ...known, "-p", project], cwd: ROOT };
	};
	return [
		["Types de tests, scripts, packages et examples", tsc(join(ROOT, "tsconfig.node.json"))],
		["Types de storefront", tsc(STOREFRONT)],
		["Types de backend", tsc(BACKEND)],
		[
			"Frontières d'import (dependency-cruiser)",
			node("boundaries", ROOT, "tsx/dist/cli.mjs", join("scripts", "boundaries.ts")),
		],
		[
			"Code mort (knip)",
			node("knip", ROOT, "knip/bin/knip.js", "--no-progress", "--preprocessor", "./scripts/lib/operations.mjs"),
		],
		["Code que seuls des tests importent (knip)", node("dead-exports", ROOT, "knip/bin/knip.js", ...DEAD_EXPORTS)],
		["Vocabulaire (docs/glossary.md)", node("wording", ROOT, "tsx/dist/cli.mjs", join("scripts", "wording.ts"))],
		["Mise en forme et lint (biome)", node("biome", ROOT, "@biomejs/biome/bin/biome", "ci", "--colors=off", ".")],
		["Types de domain", tsc(DOMAIN)],
	];
}

function node(name: string, workspace: string, script: string, ...args: string[]): Program {
	return { name: `check-${name}`, args: [packageFile(workspace, script), ...args], cwd: ROOT };
}
