import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { classify, PROCESSINGS } from "../../backend/src/modules/operations/personal-data/register/classify";
import { writeRegister } from "../../backend/src/modules/operations/personal-data/register/write-register";
import { ROOT } from "../../scripts/lib/paths";

describe("the register of processing", () => {
	test("docs/register.md matches the table (regenerate it with `npm test -- repository register -u`)", async () => {
		await expect(writeRegister(PROCESSINGS)).toMatchFileSnapshot(join(ROOT, "docs/register.md"));
	});

	test("each processing says purpose, basis, how long, who sees it and where it lies; no column is of two", () => {
		for (const { name, columns, ...texts } of PROCESSINGS) {
			expect([name, ...Object.values(texts)].every((text) => text.trim() !== "")).toBe(true);
			expect(Object.values(columns).every((names) => names.length > 0)).toBe(true);
		}
		const named = PROCESSINGS.flatMap(({ columns }) =>
			Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
		);
		expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
	});
});

describe("a column that is new", () => {
	const text = (table: string, name: string) => classify({ table, name, type: "text" });

	test.each([
		["customer", "nickname"],
		["order_book", "second_phone"],
		["product", "author_email"],
		["store", "delivery_address"],
		["some_table", "note"],
		["some_table", "words"],
	])("%s.%s is undeclared: it looks personal, or its table is unreviewed", (table, name) => {
		expect(text(table, name)).toBe("undeclared");
	});

	test.each([
		["product", "colour"],
		["some_table", "customer_id"],
		["some_table", "state"],
	])("%s.%s passes by a rule", (table, name) => {
		expect(text(table, name)).toBe("impersonal");
	});

	test("a number passes whatever its name, a declared one is personal", () => {
		expect(classify({ table: "some_table", name: "city", type: "integer" })).toBe("impersonal");
		expect(text("customer", "email")).toBe("personal");
	});
});
