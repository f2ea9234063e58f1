import { beforeAll, expect, test } from "vitest";
import { db } from "../support/api";
import { type Column, columnsNow, previousRelease, recordRelease } from "../support/release";

const isRecording = process.env.RECORD_RELEASE === "1";

if (isRecording) test("records this release", recordRelease, 300_000);

/** Expand, then contract: in a rolling deploy the previous release still runs on the new schema (docs/upgrading.md). */
const recorded = test.skipIf(isRecording);
const release = previousRelease();
let now: Column[];
beforeAll(async () => {
	if (!isRecording) now = await columnsNow();
});

recorded("no table or column that the previous release knows is gone, renamed or of another type", () => {
	const types = new Map(now.map(({ table, column, type }) => [`${table}.${column}`, type]));
	for (const [table, columns] of Object.entries(release.columns))
		for (const [column, type] of Object.entries(columns))
			expect([`${table}.${column}`, types.get(`${table}.${column}`)]).toEqual([`${table}.${column}`, type]);
});

recorded("no column that it does not know must be given where it writes", () => {
	const isNew = ({ table, column }: Column) =>
		release.columns[table] !== undefined && !(column in release.columns[table]);
	expect(now.filter((column) => column.isAsked && isNew(column))).toEqual([]);
});

recorded("every statement of its orders still means something", async () => {
	expect(release.statements.length).toBeGreaterThan(50);
	const client = await db().connect();
	const refused: string[] = [];
	for (const statement of release.statements)
		await client
			.query(`prepare of_previous_release as ${statement}`)
			.then(() => client.query("deallocate of_previous_release"))
			.catch((error) => refused.push(`${error.message}: ${statement}`));
	client.release();
	expect(refused).toEqual([]);
});
