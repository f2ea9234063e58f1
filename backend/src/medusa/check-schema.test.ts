import { expect, test } from "vitest";
import { type FoundSchema, medusaColumns, schemaFaults } from "./check-schema";
import { MEDUSA_KEYS, MEDUSA_SCHEMA, MEDUSA_TRIGGERS } from "./schema";

/** A database that has everything. */
const whole = (): { types: Map<string, string>; keys: Set<string>; triggers: Set<string> } => ({
	types: new Map(medusaColumns().map(({ table, column, type }) => [`${table}.${column}`, type])),
	keys: new Set(MEDUSA_KEYS.map(({ table, columns }) => `${table} (${[...columns].sort().join(", ")})`)),
	triggers: new Set(MEDUSA_TRIGGERS.map(({ table, name }) => `${name} on ${table}`)),
});

test("a database with every column, key and trigger has no faults", () => {
	expect(schemaFaults(whole() satisfies FoundSchema)).toEqual([]);
});

test("each missing thing is a line of its own", () => {
	const found = whole();
	found.types.delete("order.custom_display_id");
	found.types.set("refund.amount", "int8");
	found.keys.delete("provider_identity (entity_id, provider)");
	found.triggers.delete("reservation_within_stock on reservation_item");
	expect(schemaFaults(found)).toEqual([
		"The engine's order.custom_display_id is missing, not text.",
		"The engine's refund.amount is int8, not numeric.",
		"The engine's unique key provider_identity (entity_id, provider) is missing.",
		"The trigger reservation_within_stock is missing on reservation_item.",
	]);
});

test("no column is listed twice, and every key and trigger is of a listed table", () => {
	const columns = medusaColumns().map(({ table, column }) => `${table}.${column}`);
	expect(columns.filter((column, at) => columns.indexOf(column) !== at)).toEqual([]);
	const tables = new Set(Object.values(MEDUSA_SCHEMA).flatMap((room) => Object.keys(room)));
	expect([...MEDUSA_KEYS, ...MEDUSA_TRIGGERS].filter(({ table }) => !tables.has(table))).toEqual([]);
	const known = new Set(columns);
	const keyed = MEDUSA_KEYS.flatMap((key) => key.columns.map((column) => `${key.table}.${column}`));
	expect(keyed.filter((column) => !known.has(column))).toEqual([]);
});
