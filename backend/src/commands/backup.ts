import { currentEnv } from "../config/env";
import { verifyBackup } from "../modules/operations/backup";
import { backUp } from "../workflows/backup/back-up";
import { backupPlace, listBackups } from "../workflows/backup/places";
import { findArchive } from "../workflows/backup/restore";
import { CommandFailure, say, shopCommand } from "./command";
import { typedIn } from "./typed-in";

/** `backup`: writes a backup, lists the stored ones, or reads one to its end and compares every byte. */
export const backup = shopCommand({
	words: [0, 2],
	options: {},
	run: async ({ scope, words: [what, file] }) => {
		const env = currentEnv();
		if (what === "verify") {
			const archive = await findArchive(env, file ?? "latest", typedIn());
			const { startedAt, parts, tables } = await verifyBackup(archive);
			say(`✓ ${archive.file} est entière : ${tables.length} tables, ${parts.length} parties, du ${startedAt}.`);
			return 0;
		}
		const place = backupPlace(env);
		if (!place)
			throw new CommandFailure("Indiquez où : BACKUP_DIR (un dossier) ou BACKUP_BUCKET (docs/operations.md).");
		if (what === "list") {
			for (const { file, bytes } of await listBackups(place)) say(`${file}  ${megabytes(bytes)}`);
			return 0;
		}
		if (what !== undefined) throw new CommandFailure(`« ${what} » n'est ni list ni verify.`);
		const made = await backUp(scope, env, place);
		if (!made) throw new CommandFailure("Une autre sauvegarde est en cours : attendez sa fin.");
		const seconds = Math.round((made.finishedAt.getTime() - made.startedAt.getTime()) / 1000);
		say(`✓ ${made.location}/${made.file} (${megabytes(made.bytes)}, ${seconds} s).`);
		if (made.removed > 0) say(`  Anciennes sauvegardes supprimées : ${made.removed}.`);
		if (!env.BACKUP_PASSPHRASE && !env.BACKUP_RECIPIENT)
			say("  Elle n'est pas chiffrée : BACKUP_PASSPHRASE ou BACKUP_RECIPIENT la protège.");
		return 0;
	},
});

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace(".", ",")} Mo`;
