import { expect, test } from "vitest";
import { folderOf, isProductFile, moduleOf, mutualPairs, quantile } from "../../../scripts/lib/structure";

const MODULES = "backend/src/modules";

test("two modules that import each other are one pair; one-way imports are none", () => {
	const imports = [
		{ from: `${MODULES}/sales/orders/stock.ts`, to: `${MODULES}/sales/payments/index.ts` },
		{ from: `${MODULES}/sales/payments/demo/cards.ts`, to: `${MODULES}/sales/orders/index.ts` },
		{ from: `${MODULES}/sales/payments/inbox.ts`, to: `${MODULES}/catalog/products/index.ts` },
		{ from: `${MODULES}/catalog/batches/items.ts`, to: `${MODULES}/catalog/products/index.ts` },
	];
	expect(mutualPairs(imports, moduleOf)).toEqual(["sales/orders ↔ sales/payments"]);
});

test("inside a module its folders and its own files count, its entry point does not", () => {
	const imports = [
		{ from: `${MODULES}/foundations/mail/index.ts`, to: `${MODULES}/foundations/mail/letters/order.ts` },
		{ from: `${MODULES}/foundations/mail/letters/order.ts`, to: `${MODULES}/foundations/mail/key.ts` },
		{ from: `${MODULES}/catalog/import/csv/parse.ts`, to: `${MODULES}/catalog/import/xlsx/read.ts` },
		{ from: `${MODULES}/catalog/import/xlsx/read.ts`, to: `${MODULES}/catalog/import/csv/format.ts` },
		{ from: `${MODULES}/catalog/import/service.ts`, to: `${MODULES}/catalog/import/csv/format.ts` },
		{ from: `${MODULES}/catalog/import/csv/format.ts`, to: `${MODULES}/catalog/import/key.ts` },
	];
	expect(mutualPairs(imports, folderOf)).toEqual([
		"catalog/import/. ↔ catalog/import/csv",
		"catalog/import/csv ↔ catalog/import/xlsx",
	]);
});

test("tests, migrations and files outside a workspace's sources are not measured", () => {
	const files = [
		"domain/src/a.ts",
		"backend/src/a.test.ts",
		`${MODULES}/foundations/mail/migrations/Migration1.ts`,
		"scripts/a.ts",
	];
	expect(files.filter(isProductFile)).toEqual(["domain/src/a.ts"]);
});

test("quantiles are values of the list", () => {
	expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
	expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
	expect(quantile([], 0.5)).toBe(0);
});
