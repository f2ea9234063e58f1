import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { importProducts as startImport } from "../modules/catalog/editing";
import { shownImport } from "../modules/catalog/import";
import { OPERATOR } from "../modules/foundations/audit";
import { CommandFailure, say, shopCommand } from "./command";
import { explainFile, typedPath } from "./typed-path";

/** `import <file>`: a catalogue file, all or nothing, by the admin's own import. `--dry-run` writes nothing. */
export const importProducts = shopCommand({
	words: [1, 1],
	options: { "dry-run": { type: "boolean" } },
	run: async ({ scope, words: [typed = ""], options }) => {
		const folder = await mkdtemp(join(tmpdir(), "import-"));
		try {
			// The import removes the file that it is given.
			const path = join(folder, "products.csv");
			await copyFile(typedPath(typed), path).catch(explainFile(typed));
			const file = { path, name: basename(typed) };
			const { run, ended } = await startImport(scope, OPERATOR, file, options["dry-run"] ?? false);
			await ended;
			return tell(shownImport(run));
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	},
});

function tell({ state, dryRun, created, changed, unchanged, warnings, errors, errorCount, message }: ImportRun) {
	for (const warning of warnings) say(`! ${warning.message}`);
	for (const error of errors) say(`✗ ${error.message}`);
	if (state !== "DONE")
		throw new CommandFailure(`${message ?? ""} Fautes : ${errorCount}. Rien n'a été modifié.`.trim());
	const counts = `${created} créés, ${changed} modifiés, ${unchanged} inchangés`;
	say(dryRun ? `✓ Le fichier convient : ${counts} s'il était importé.` : `✓ Produits : ${counts}.`);
	return 0;
}
