import { readFileSync, writeFileSync } from "node:fs";
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { STRUCTURE } from "./lib/paths";
import { folderOf, isProductFile, moduleOf, mutualPairs, quantile } from "./lib/structure";

/** Checks who imports whom by the rules of .dependency-cruiser.mjs, and measures modules and files. */
const WORKSPACES = ["domain", "backend", "storefront/src", "scripts", "tests", "packages", "examples"];
const { output } = await cruise(WORKSPACES, await extractOptions("./.dependency-cruiser.mjs"), undefined, {
	tsConfig: extractTsConfig("tsconfig.boundaries.json"),
});
const result = output as ICruiseResult;
const report = await format(result, { outputType: "err-long" });
process.stdout.write(`${report.output}\n`);

const imports = result.modules.flatMap(({ source, dependencies }) =>
	dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const modulePairs = mutualPairs(imports, moduleOf);
const folderPairs = mutualPairs(imports, folderOf);
for (const pair of [...modulePairs, ...folderPairs])
	process.stdout.write(
		`${pair}: each imports the other. Move what both need into the lower one, or pass it as an argument.\n`,
	);

const broken = (rule: RegExp) => result.summary.violations.filter(({ rule: { name } }) => rule.test(name)).length;
const lines = result.modules
	.filter(({ source }) => isProductFile(source))
	.map(({ source }) => readFileSync(source, "utf8").split("\n").length - 1);
writeFileSync(
	STRUCTURE,
	[
		`Cycles d'import : ${broken(/^no-circle$/)}`,
		`imports vers le haut : ${broken(/-below-/)}`,
		`paires de modules qui s'importent : ${modulePairs.length} (de dossiers : ${folderPairs.length})`,
		`lignes par fichier : médiane ${quantile(lines, 0.5)}, p95 ${quantile(lines, 0.95)} (${lines.length} fichiers)`,
	].join(", "),
);
process.exitCode = result.summary.error + modulePairs.length + folderPairs.length === 0 ? 0 : 1;
