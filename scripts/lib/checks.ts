import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { BACKEND, DOMAIN, packageFile, ROOT, STOREFRONT, TESTS } from "./paths";
import { type Program, run } from "./processes";
import { buildDomain } from "./shop";
import { explain, step } from "./steps";
import type { Tally } from "./tally";

/** Types of the client of /api: made from the contract, hence not kept in the repository. */
const CLIENT = join(ROOT, "packages", "api-client");

/** Format, lint, types, import boundaries and dead code: all of them, even when one fails. */
export async function runChecks(): Promise<Tally> {
	// The backend's types come from the compiled domain, the storefront's routes from Next.
	await buildDomain();
	await run({ ...node("client-types", ROOT, "tsx/dist/cli.mjs", "scripts/generate.ts"), cwd: CLIENT });
	await run({ ...node("route-types", STOREFRONT, "next/dist/bin/next", "typegen"), cwd: STOREFRONT });
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
	// Each of them keeps one processor busy, and none reads what another one writes.
	await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
	return tally;
}

function checks(): [string, Program][] {
	const tsc = (folder: string) =>
		node(`types-${basename(folder)}`, ROOT, "typescript/bin/tsc", "--noEmit", "-p", folder);
	const cruise = [
		"--config",
		".dependency-cruiser.mjs",
		"domain",
		"backend",
		"storefront/src",
		"scripts",
		"tests",
		"packages",
		"examples",
	];
	return [
		["Mise en forme et lint (biome)", node("biome", ROOT, "@biomejs/biome/bin/biome", "ci", "--colors=off", ".")],
		["Types de domain", tsc(DOMAIN)],
		["Types de backend", tsc(BACKEND)],
		["Types de storefront", tsc(STOREFRONT)],
		["Types de tests", tsc(TESTS)],
		["Types de scripts", tsc(join(ROOT, "scripts"))],
		["Types de api-client", tsc(CLIENT)],
		["Types de examples/channel-order", tsc(join(ROOT, "examples", "channel-order"))],
		["Types de examples/store-shop", tsc(join(ROOT, "examples", "store-shop"))],
		["Types de examples/till", tsc(join(ROOT, "examples", "till"))],
		["Types de examples/feed-reader", tsc(join(ROOT, "examples", "feed-reader"))],
		["Types de examples/webhook-receiver", tsc(join(ROOT, "examples", "webhook-receiver"))],
		[
			"Frontières d'import (dependency-cruiser)",
			node("boundaries", ROOT, "dependency-cruiser/bin/dependency-cruise.mjs", ...cruise),
		],
		["Code mort (knip)", node("knip", ROOT, "knip/bin/knip.js", "--no-progress")],
	];
}

function node(name: string, workspace: string, script: string, ...args: string[]): Program {
	return { name: `check-${name}`, args: [packageFile(workspace, script), ...args], cwd: ROOT };
}
