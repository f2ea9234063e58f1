import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { medusaColumns } from "../../backend/src/medusa/check-schema";
import { MEDUSA_SCHEMA } from "../../backend/src/medusa/schema";
import { BACKEND } from "../../scripts/lib/paths";
import { readMedusaTables } from "../support/medusa-tables";
import { sqlTexts } from "../support/sql-names";

/** The baseline stands some triggers and an index of the shop on tables of Medusa; a later migration copies rows of some. */
const MIGRATIONS = [
	"baseline/catalog",
	"baseline/functions",
	"baseline/sales",
	"Migration20261129170500PromotionTerms",
].map((name) => `modules/medusa/tables/migrations/${name}.ts`);

const SOURCES = readdirSync(join(BACKEND, "src"), { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
	.map((file) => ({
		file: file.split(sep).join("/"),
		source: readFileSync(join(BACKEND, "src", file), "utf8"),
	}));
const INSTALLED = readMedusaTables();
const LISTED = new Map(Object.values(MEDUSA_SCHEMA).flatMap((room) => Object.entries(room)));
const TABLES = new Set([...INSTALLED.keys(), ...LISTED.keys()]);
const COLUMNS = new Set(medusaColumns().map(({ table, column }) => `${table}.${column}`));

const namedIn = (source: string) => sqlTexts(source, TABLES).flatMap(({ tables }) => tables);
const isOfMedusa = (file: string) => file.startsWith("medusa/");

test("no statement outside src/medusa names a table of Medusa", () => {
	const strays = SOURCES.filter(({ file }) => !isOfMedusa(file) && !MIGRATIONS.includes(file)).flatMap(
		({ file, source }) => namedIn(source).map((table) => `${file}: ${table}`),
	);
	expect(strays).toEqual([]);
});

test("every migration that is excepted still names one", () => {
	const needless = SOURCES.filter(({ file, source }) => MIGRATIONS.includes(file) && namedIn(source).length === 0);
	expect(needless.map(({ file }) => file)).toEqual([]);
	expect(MIGRATIONS.filter((name) => !SOURCES.some(({ file }) => file === name))).toEqual([]);
});

test("schema.ts lists the tables that src/medusa names, and no others", () => {
	const named = SOURCES.filter(({ file }) => isOfMedusa(file)).flatMap(({ source }) => namedIn(source));
	expect([...new Set(named)].sort()).toEqual([...LISTED.keys()].sort());
});

test("schema.ts lists the columns that src/medusa names", () => {
	const texts = SOURCES.filter(({ file }) => isOfMedusa(file)).flatMap(({ file, source }) =>
		sqlTexts(source, TABLES).map((text) => ({ ...text, file })),
	);
	const missing = texts.flatMap(({ file, tables, words }) =>
		[...words].flatMap((word) => {
			const owners = tables.filter((table) => INSTALLED.get(table)?.has(word));
			const isListed = owners.length === 0 || tables.some((table) => COLUMNS.has(`${table}.${word}`));
			return isListed ? [] : [`${file}: ${owners.join(" or ")}.${word}`];
		}),
	);
	expect(missing).toEqual([]);
});

test("schema.ts lists columns that the installed engine has", () => {
	// Links make theirs without a migration.
	const gone = medusaColumns().filter(({ table, column }) => {
		const columns = INSTALLED.get(table);
		return columns === undefined || (columns.size > 0 && !columns.has(column));
	});
	expect(gone.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test.each([
	['sql.raw("select 1 from product where id = ?", [id])', ["product"]],
	['sql.raw(`update "order" set status = ?`)', ["order"]],
	["one(sql, `select 1 from order_book book left join customer on customer.id = book.customer_id`)", ["customer"]],
	["`select 1 from order_book book, inventory_level level`", ["inventory_level"]],
	["`delete from reservation_item where line_item_id is null`", ["reservation_item"]],
	['insert(sql, "customer", { id })', ["customer"]],
	['pool("notification").where({ id }).delete()', ["notification"]],
	['for (const table of ["customer_address", "our_table"]) await sql(table).delete();', ["customer_address"]],
])("a statement of the engine's is recognised: %s", (source, tables) => {
	expect(namedIn(source)).toEqual(tables);
});

test.each([
	"// select 1 from product",
	'const why = "Remove the letters from order and user.";',
	'query.graph({ entity: "product_variant", fields: ["id"] })',
	'sql.raw("select 1 from product_packaging join order_book on true")',
	'recordAudit(sql, { entity: "product" })',
])("what is no statement of the engine's passes: %s", (source) => {
	expect(namedIn(source)).toEqual([]);
});
