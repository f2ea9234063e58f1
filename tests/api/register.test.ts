import { expect, test } from "vitest";
import {
	type Column,
	classify,
	PROCESSINGS,
} from "../../backend/src/modules/operations/personal-data/register/classify";
import { LOOKED_AT } from "../../backend/src/modules/operations/personal-data/register/impersonal";
import { db } from "../support/api";

async function columns(): Promise<Column[]> {
	const { rows } = await db().query(
		`SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
		WHERE table_schema = 'public' ORDER BY table_name, column_name`,
	);
	return rows;
}
const fullName = ({ table, name }: Pick<Column, "table" | "name">) => `${table}.${name}`;
const namesOf = (declared: Readonly<Record<string, readonly string[]>>) =>
	Object.entries(declared).flatMap(([table, names]) => names.map((name) => fullName({ table, name })));

test("no personal column outside the register: each is declared there, or impersonal by a rule", async () => {
	const all = await columns();
	expect(all.length).toBeGreaterThan(1000);
	expect(all.filter((column) => classify(column) === "undeclared").map(fullName)).toEqual([]);
});

test("the register names only columns that the database has", async () => {
	const known = new Set((await columns()).map(fullName));
	const declared = [...PROCESSINGS.flatMap((processing) => namesOf(processing.columns)), ...namesOf(LOOKED_AT)];
	expect(declared.filter((name) => !known.has(name))).toEqual([]);
});
