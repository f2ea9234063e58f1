import { afterAll, expect, test } from "vitest";
import { readBackupState, recordBackup } from "../../backend/src/modules/operations/backup/records";
import { openPool } from "../support/order-context";

const pool = openPool(1);
afterAll(() => pool.destroy());

const at = (hour: number) => new Date(Date.UTC(2100, 0, 1, hour));
const location = "/backups";

test("the latest good backup is distinguished from a later failed one", async () => {
	const sql = await pool.transaction();
	try {
		const good = { startedAt: at(1), finishedAt: at(2), location, file: "a.age", bytes: 5_000_000_000 };
		await recordBackup(sql, good);
		await recordBackup(sql, { startedAt: at(3), finishedAt: at(4), location, error: "No space left." });
		expect(await readBackupState(sql)).toEqual({
			last: { startedAt: at(3), error: "No space left." },
			lastGood: good,
		});
	} finally {
		await sql.rollback();
	}
});

test("a row is either a file with its size or an error", async () => {
	const row = { started_at: at(1), finished_at: at(2), location };
	await expect(pool("backup_record").insert({ ...row, file: "a.age" })).rejects.toThrow("check constraint");
	await expect(pool("backup_record").insert(row)).rejects.toThrow("check constraint");
});
