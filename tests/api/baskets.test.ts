import type { AccountBasket } from "@confiserie/domain/contract/baskets";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { beforeEach, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";

let person: TestCustomer;
beforeEach(async () => {
	person = await registerCustomer();
});
const read = ({ token } = person) => api<AccountBasket>("/auth/basket", { token });
const write = <Body = AccountBasket>(version: number, boxes: number, { token } = person) =>
	api<Body>("/auth/basket", {
		method: "PUT",
		token,
		body: { version, cart: [{ productId: "prod_1", quantity: boxes }], favourites: ["prod_2"] },
	});

test("cart and favourites are those of the account that wrote them, and of no other", async () => {
	expect((await read()).body).toEqual({ version: 0, cart: [], favourites: [] });
	expect((await write(0, 3)).body.version).toBe(1);
	expect((await read()).body).toEqual({
		version: 1,
		cart: [{ productId: "prod_1", quantity: 3 }],
		favourites: ["prod_2"],
	});
	expect((await read(await registerCustomer())).body.version).toBe(0);
});

test("of devices that read the same version one alone writes, the first time too; the others get what is stored", async () => {
	for (const version of [0, 1]) {
		const answers = await Promise.all(
			[1, 2, 3, 4].map((boxes) => write<AccountBasket & { current: AccountBasket }>(version, boxes)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
		const { body: stored } = await read();
		const refused = answers.find(({ status }) => status === 409);
		expect(refused?.body.current).toEqual(stored);
	}
	expect((await write<{ code: string }>(9, 1)).body.code).toBe("BASKET_CHANGED");
});

test("a version of a basket that is gone writes nothing", async () => {
	expect((await write<{ code: string }>(4, 1)).body.code).toBe("BASKET_CHANGED");
	expect((await read()).body.version).toBe(0);
});

test.each([
	["half a box", { cart: [{ productId: "p", quantity: 0.5 }], favourites: [] }],
	["too many favourites", { cart: [], favourites: Array.from({ length: 501 }, (_, index) => `p${index}`) }],
	["no list", { cart: "p", favourites: [] }],
])("%s is refused", async (_, basket) => {
	const { token } = person;
	const answer = await api("/auth/basket", { method: "PUT", token, body: { version: 0, ...basket } });
	expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION"]);
});

test("they are part of the copy of one's data, and erased with the account", async () => {
	await write(0, 3);
	const { email, password, token, user } = person;
	const { body } = await api<PersonalData>("/auth/data", { token });
	expect(body.basket).toEqual({ cart: [{ productId: "prod_1", quantity: 3 }], favourites: ["prod_2"] });
	expect((await api("/auth/erasure", { method: "POST", token, body: { email, password } })).status).toBe(204);
	const { rows } = await db().query("select 1 from account_basket where customer_id = $1", [user.id]);
	expect(rows).toEqual([]);
});
