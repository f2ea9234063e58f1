import { describe, expect, test } from "vitest";
import { addAddress, addressesOf, GRASSE } from "../support/addresses";
import { api, db, registerCustomer } from "../support/api";

const defaultOf = (token: string) => api("/addresses/default", { token });
const makeDefault = (token: string, id: string) => api(`/addresses/${id}/default`, { method: "PATCH", token });
const remove = (token: string, id: string) => api(`/addresses/${id}`, { method: "DELETE", token });

async function defaultsOf(token: string): Promise<string[]> {
	return (await addressesOf(token)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

describe("the default address", () => {
	test("GET /addresses/default returns 404 when there is none, else the address", async () => {
		const { token } = await registerCustomer();
		const none = await defaultOf(token);
		expect([none.status, none.body]).toEqual([404, { code: "ADDRESS_NOT_FOUND", message: "Adresse non trouvée" }]);
		const first = await addAddress(token);
		expect(await defaultOf(token)).toMatchObject({ status: 200, body: first });
	});

	test("is the first one, until another one is made so: when added, when edited, by PATCH", async () => {
		const { token } = await registerCustomer();
		const first = await addAddress(token, { isDefault: false });
		expect(first.isDefault).toBe(true);
		const second = await addAddress(token);
		expect(second.isDefault).toBe(false);
		const third = await addAddress(token, { isDefault: true });
		expect(await defaultsOf(token)).toEqual([third.id]);

		const { status, body } = await makeDefault(token, second.id);
		expect([status, body]).toEqual([200, { ...second, isDefault: true }]);
		expect(await defaultsOf(token)).toEqual([second.id]);
		expect((await makeDefault(token, second.id)).status).toBe(200);

		const edited = await api(`/addresses/${first.id}`, { method: "PUT", token, body: { ...first, isDefault: true } });
		expect(edited.status).toBe(200);
		expect(await defaultsOf(token)).toEqual([first.id]);
	});

	test("comes first in the list, the others newest first", async () => {
		const { token } = await registerCustomer();
		const [first, second, third] = [await addAddress(token), await addAddress(token), await addAddress(token)];
		const ids = async () => (await addressesOf(token)).map(({ id }) => id);
		expect(await ids()).toEqual([first.id, third.id, second.id]);
		await makeDefault(token, second.id);
		expect(await ids()).toEqual([second.id, third.id, first.id]);
	});

	test("deleted, the most recent other one takes over; the last one leaves none", async () => {
		const { token } = await registerCustomer();
		const [first, second, third] = [await addAddress(token), await addAddress(token), await addAddress(token)];
		const deleted = await remove(token, first.id);
		expect([deleted.status, deleted.body]).toEqual([204, ""]);
		expect(await defaultsOf(token)).toEqual([third.id]);
		await remove(token, second.id);
		expect(await defaultsOf(token)).toEqual([third.id]);
		expect((await remove(token, second.id)).status).toBe(404);
		await remove(token, third.id);
		expect((await defaultOf(token)).status).toBe(404);
		expect((await addAddress(token)).isDefault).toBe(true);
	});

	test("is found again after Medusa Admin took the mark away, or deleted its bearer", async () => {
		const { token } = await registerCustomer();
		const first = await addAddress(token);
		await db().query("update customer_address set is_default_shipping = false where id = $1", [first.id]);
		expect((await defaultOf(token)).status).toBe(404);
		const second = await addAddress(token);
		expect(await defaultsOf(token)).toEqual([second.id]);
		// A row that Medusa only marks as deleted still holds its unique key.
		await db().query("update customer_address set deleted_at = now() where id = $1", [second.id]);
		expect((await makeDefault(token, first.id)).status).toBe(200);
		expect(await defaultsOf(token)).toEqual([first.id]);
		expect((await addressesOf(token)).length).toBe(1);
	});
});

describe("exactly one default under 20 parallel requests", () => {
	test("that all add the first address", async () => {
		const { token } = await registerCustomer();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) => api("/addresses", { token, body: { ...GRASSE, street: `${n} rue` } })),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
		expect(await addressesOf(token)).toHaveLength(20);
		expect(await defaultsOf(token)).toHaveLength(1);
	});

	test("that make different ones the default, add defaults and delete", async () => {
		const { token } = await registerCustomer();
		const addresses: string[] = [];
		for (let n = 0; n < 6; n += 1) addresses.push((await addAddress(token)).id);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) => {
				const id = addresses[n % addresses.length] ?? "";
				if (n % 4 === 0) return api("/addresses", { token, body: { ...GRASSE, street: `${n} quai`, isDefault: true } });
				return n % 4 === 3 && n < 12 ? remove(token, id) : makeDefault(token, id);
			}),
		);
		for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
		expect(await defaultsOf(token)).toHaveLength(1);
	});
});
