import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { currentEnv, loadEnvironment } from "../../backend/src/config/env";
import backUpJob from "../../backend/src/jobs/back-up";
import { verifyBackup } from "../../backend/src/modules/operations/backup/restore-backup";
import { findArchive } from "../../backend/src/workflows/backup/restore";
import { BACKEND } from "../../scripts/lib/paths";
import { type S3Fake, startS3Fake } from "../fakes/s3";
import { PASSPHRASE, temporaryFolders } from "../support/backups";
import { suiteShop } from "../support/context";
import { openPool } from "../support/order-context";
import { databaseBeside, type TestDatabase } from "../support/template";

let s3: S3Fake;
let database: TestDatabase;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let pool: ReturnType<typeof openPool>;
const logger = { info: vi.fn(), error: vi.fn() };

beforeAll(async () => {
	s3 = await startS3Fake();
	database = await databaseBeside(suiteShop().databaseUrl);
	folders = await temporaryFolders();
	pool = openPool(4, database.url);
	loadEnvironment(
		{
			...s3.settings,
			DATABASE_URL: database.url,
			BACKUP_BUCKET: s3.bucket,
			BACKUP_PASSPHRASE: PASSPHRASE,
			BACKUP_KEEP_DAYS: "2",
			BACKUP_KEEP_WEEKS: "1",
			UPLOADS_DIR: join(folders.root, "uploads"),
		},
		BACKEND,
	);
});
afterAll(async () => {
	vi.useRealTimers();
	await pool.destroy();
	await database.drop();
	await folders.remove();
	await s3.close();
});

/** The job as Medusa calls it every ten minutes. */
async function atTime(time: string): Promise<void> {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
	const resolve = (name: string) => (name === "logger" ? logger : pool);
	await backUpJob({ resolve } as unknown as MedusaContainer);
}
const storedFiles = () => [...s3.objects.keys()].filter((key) => key.includes("backup")).length;

test("the daily job makes one backup a day, in the bucket, and removes outdated ones", async () => {
	await atTime("2026-11-20T02:10:00Z");
	expect(logger.error.mock.calls).toEqual([]);
	expect(storedFiles()).toBe(1);
	await atTime("2026-11-20T02:20:00Z");
	await atTime("2026-11-21T01:50:00Z");
	expect(storedFiles()).toBe(1);
	await atTime("2026-11-21T02:00:00Z");
	expect(storedFiles()).toBe(2);
	await atTime("2026-11-22T02:00:00Z");
	expect(storedFiles()).toBe(2);
	const manifest = await verifyBackup(await findArchive(currentEnv(), "latest", folders.root));
	expect(manifest.startedAt).toBe("2026-11-22T02:00:00.000Z");
	expect(manifest.tables.find(({ name }) => name === "product")?.rows).toBeGreaterThan(0);
});
