import { currentEnv } from "../config/env";
import { moveFiles } from "../workflows/files/move-files";
import { CommandFailure, say, shopCommand } from "./command";

/** `files move --to s3|local`: copies the shop's files into its bucket, or back into its folders. Safe to repeat. */
export const files = shopCommand({
	words: [1, 1],
	options: { to: { type: "string" } },
	run: async ({ words: [what], options: { to } }) => {
		const env = currentEnv();
		if (what !== "move" || (to !== "s3" && to !== "local"))
			throw new CommandFailure("Écrivez files move --to s3, ou files move --to local.");
		if (!env.S3_BUCKET) throw new CommandFailure("Indiquez le compartiment dans S3_BUCKET, avec S3_REGION et la clé.");
		const { copied, present, bytes } = await moveFiles(env, env.S3_BUCKET, to);
		say(
			`✓ Fichiers copiés : ${copied} ; déjà en place : ${present} ; en tout ${(bytes / 1e6).toFixed(1).replace(".", ",")} Mo.`,
		);
		say(to === "s3" ? "  Redémarrez la boutique avec S3_BUCKET." : "  Retirez S3_BUCKET, puis redémarrez la boutique.");
		return 0;
	},
});
