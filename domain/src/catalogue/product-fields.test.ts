import { expect, test } from "vitest";
import { adminProductSchema } from "../contract/admin-product";
import { productSchema } from "../contract/product";
import { productRowSchema } from "../contract/product-row";
import { cameLater, NUTRIENTS, PACKAGED_NAMES, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "./product-fields";

test("no two fields share a label, a heading or a column", () => {
	const fields = PRODUCT_FIELD_NAMES.map((name) => PRODUCT_FIELDS[name]);
	const headings = [...fields.flatMap(({ heading }) => heading ?? []), ...NUTRIENTS.map(({ heading }) => heading)];
	for (const words of [fields.map(({ label }) => label), headings, fields.flatMap(({ column }) => column ?? [])])
		expect(new Set<string>(words).size).toBe(words.length);
});

test("every field can be set, and every stored one is returned; isFood only to administrators", () => {
	expect(Object.keys(productRowSchema.shape).sort()).toEqual([...PRODUCT_FIELD_NAMES].sort());
	for (const name of PACKAGED_NAMES) {
		expect(Object.keys(adminProductSchema.shape)).toContain(name);
		expect(name in productSchema.shape, name).toBe(name !== "isFood");
	}
});

test("later fields are optional in a row, and empty in a response cached before them", () => {
	for (const name of PRODUCT_FIELD_NAMES.filter(cameLater)) {
		expect(productRowSchema.shape[name].safeParse(undefined).success, name).toBe(true);
		if (name === "isPublished" || name === "isFood" || name === "withdrawalRight") continue;
		if (name === "durability" || name === "daysAtDelivery" || name === "preparationDays" || name === "isUnstackable")
			continue;
		expect(productSchema.shape[name as "origin"].parse(undefined), name).toBe("");
	}
});
