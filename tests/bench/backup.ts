import { makeBackup } from "../../backend/src/modules/operations/backup/make-backup";
import { restoreBackup } from "../../backend/src/modules/operations/backup/restore-backup";
import { step } from "../../scripts/lib/steps";
import { PASSPHRASE, temporaryFolders } from "../support/backups";
import { openPool } from "../support/order-context";
import { databaseBeside } from "../support/template";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { growOrderBook } from "./large-order-book";
import { duration, secondsFigure } from "./timing";

const ORDERS = 100_000;
const MOST_SECONDS = 60;
/** Above what the process has anyway: rows pass through, they are not gathered. */
const MOST_MEGABYTES = 150;
const LOOK_EVERY_MS = 20;

/** A backup of 100,000 orders, encrypted, and its restoration elsewhere: how long, and how much memory at most. */
export async function measureBackup(shop: WholeShop): Promise<Figure[]> {
	await step(`${ORDERS} commandes`, () => growOrderBook(shop.databaseUrl, ORDERS));
	const folders = await temporaryFolders();
	const elsewhere = await databaseBeside(shop.databaseUrl);
	const [pool, target] = [openPool(4, shop.databaseUrl), openPool(4, elsewhere.url)];
	try {
		const plan = {
			pool,
			files: folders.filesIn("files"),
			target: folders.backups,
			lock: { passphrase: PASSPHRASE },
			now: () => new Date(),
		};
		let file = "";
		const made = await watched(async () => {
			file = (await makeBackup(plan))?.file ?? "";
		});
		const archive = { store: folders.backups, file, key: { passphrase: PASSPHRASE } };
		const restored = await watched(() =>
			restoreBackup(archive, { pool: target, files: folders.filesIn("restored"), force: true }),
		);
		return [...figures("sauvegarde", made), ...figures("restauration", restored)];
	} finally {
		await Promise.all([pool.destroy(), target.destroy()]);
		await elsewhere.drop();
		await folders.remove();
	}
}

interface Watched {
	ms: number;
	megabytes: number;
}

function figures(what: string, { ms, megabytes }: Watched): Figure[] {
	return [
		secondsFigure(`${ORDERS} commandes : ${what}`, ms, MOST_SECONDS),
		{
			name: `${ORDERS} commandes : ${what}, mémoire de plus`,
			value: `${Math.round(megabytes)} Mo`,
			target: `<= ${MOST_MEGABYTES} Mo`,
			isMet: megabytes <= MOST_MEGABYTES,
		},
	];
}

async function watched(work: () => Promise<unknown>): Promise<Watched> {
	const before = process.memoryUsage.rss();
	let most = before;
	const look = setInterval(() => {
		most = Math.max(most, process.memoryUsage.rss());
	}, LOOK_EVERY_MS);
	const ms = await duration(work).finally(() => clearInterval(look));
	return { ms, megabytes: (most - before) / 2 ** 20 };
}
