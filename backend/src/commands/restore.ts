import { currentEnv } from "../config/env";
import { findArchive, restore as restoreShop } from "../workflows/backup/restore";
import { say, shopCommand } from "./command";
import { typedIn } from "./typed-in";

/** `restore`: puts a backup in the place of this shop's database and files, and counts what must be true of it. */
export const restore = shopCommand({
	words: [1, 1],
	options: { force: { type: "boolean" } },
	run: async ({ scope, words: [word = ""], options }) => {
		const env = currentEnv();
		const archive = await findArchive(env, word, typedIn());
		const { startedAt, rows, files, broken } = await restoreShop(scope, env, archive, options.force ?? false);
		say(`✓ La boutique du ${startedAt.toISOString()} est en place : ${rows} lignes, ${files} fichiers.`);
		for (const promise of broken) say(`✗ Ce compte devrait être à zéro : ${promise}.`);
		return broken.length === 0 ? 0 : 1;
	},
});
