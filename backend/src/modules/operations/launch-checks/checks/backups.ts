import { readBackupState } from "../../backup";
import { blocker, type OpeningCheck, warning } from "./check";

/** A daily backup with room for a slow night. */
const OLDEST_HOURS = 36;

/** That the shop was backed up once before it opens, and is every day since. */
export const backups: OpeningCheck = {
	title: "Sauvegarde",
	atBoot: false,
	find: async ({ sql, now }) => {
		const { last, lastGood } = await readBackupState(sql);
		const remedy = "Lancez npm run shop -- backup, puis réglez la sauvegarde quotidienne (docs/operations.md).";
		if (!lastGood) return [blocker("La boutique n'a encore jamais été sauvegardée.", remedy)];
		const hours = Math.floor((now.getTime() - lastGood.finishedAt.getTime()) / 3_600_000);
		return [
			...(hours >= OLDEST_HOURS ? [warning(`La dernière sauvegarde a ${hours} heures.`, remedy)] : []),
			...(last?.error ? [warning(`La dernière tentative de sauvegarde a échoué : ${last.error}`, remedy)] : []),
		];
	},
};
