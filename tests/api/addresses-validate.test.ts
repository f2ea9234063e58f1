import { beforeAll, describe, expect, test } from "vitest";
import { addressesOf, GRASSE, INVALID_ADDRESSES } from "../support/addresses";
import { api, registerCustomer, type TestCustomer } from "../support/api";

let customer: TestCustomer;
beforeAll(async () => {
	customer = await registerCustomer();
});

describe("POST /addresses/validate", () => {
	const validate = (body: object) => api("/addresses/validate", { token: customer.token, body });

	test("returns valid, and stores nothing", async () => {
		const { status, body } = await validate(GRASSE);
		expect([status, body]).toEqual([200, { valid: true, errors: [], warnings: [] }]);
		expect(await addressesOf(customer.token)).toEqual([]);
	});

	test.each(INVALID_ADDRESSES)("returns the errors of %s", async (_name, changes, field, message) => {
		const { status, body } = await validate({ ...GRASSE, ...changes });
		expect([status, body]).toEqual([200, { valid: false, errors: [{ field, message }], warnings: [] }]);
	});

	test.each([
		["Cannes", "06130", ["Le code postal 06130 correspond à Grasse. Vérifiez la ville."]],
		["GRASSE CEDEX", "06130", []],
		["Paris 11e", "75011", []],
		["Toulouse Cedex 9", "31058", []],
	])("doubts the city %s of %s: %j", async (city, postalCode, expected) => {
		const { body } = await validate({ ...GRASSE, city, postalCode });
		expect(body).toEqual({
			valid: true,
			errors: [],
			warnings: expected.map((message) => ({ field: "city", message })),
		});
	});

	test("doubts a French postal code of no department, and no other country's", async () => {
		const unknown = await validate({ ...GRASSE, postalCode: "96000" });
		const message = "Aucun département n'a le code postal 96000. Vérifiez-le.";
		expect(unknown.body).toEqual({ valid: true, errors: [], warnings: [{ field: "postalCode", message }] });
	});
});
