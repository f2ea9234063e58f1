import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { command } from "./lib/lifetime";
import { lockHolder } from "./lib/lock";
import { DATA } from "./lib/paths";
import { stopLeftOver } from "./lib/postgres";
import { clusterFolder, postgresAccount } from "./lib/postgres-account";
import { StepFailure } from "./lib/steps";

/** Resets this checkout: deletes its database, uploads, secrets and logs. Asks first. */
await command(async () => {
	const holder = lockHolder();
	if (holder) throw new StepFailure(`La boutique tourne encore (processus ${holder.pid}) : arrêtez-la d'abord.`);
	if (!process.argv.includes("--yes") && !(await confirmed())) {
		console.log("Rien n'a été effacé.");
		return 1;
	}
	for (const cluster of ["postgres", "postgres-replica", "test-postgres"]) {
		const folder = clusterFolder(join(DATA, cluster), postgresAccount());
		await stopLeftOver(folder);
		rmSync(folder, { recursive: true, force: true });
	}
	if (existsSync(DATA)) rmSync(DATA, { recursive: true });
	console.log("Tout est effacé. « npm start » recrée une boutique neuve.");
	return 0;
});

async function confirmed(): Promise<boolean> {
	if (!process.stdin.isTTY)
		throw new StepFailure("Personne ne peut confirmer ici. Pour effacer sans question : npm run reset -- --yes");
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question(
		`Effacer la base de données, les images et les secrets de ce dossier (${DATA}) ? Tapez « oui » : `,
	);
	terminal.close();
	return answer.trim().toLowerCase() === "oui";
}
