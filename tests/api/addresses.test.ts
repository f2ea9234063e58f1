import { randomUUID } from "node:crypto";
import { addressSchema } from "@confiserie/domain/contract/addresses";
import { ADDRESS_MESSAGES } from "@confiserie/domain/customers/address";
import { beforeAll, describe, expect, test } from "vitest";
import { addAddress, addressesOf, GRASSE, INVALID_ADDRESSES } from "../support/addresses";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";

let customer: TestCustomer;
beforeAll(async () => {
	customer = await registerCustomer();
});

describe("POST /addresses", () => {
	test("stores an address of each country, normalised, in Medusa's customer addresses", async () => {
		const { token, user } = await registerCustomer();
		const stored = await addAddress(token, { street: " 3  place\naux Aires ", postalCode: "06 130", country: "fr" });
		expect(stored).toEqual({ ...GRASSE, id: stored.id, isDefault: true });
		for (const [country, postalCode] of [
			["Belgique", "1000"],
			["Espagne", "28013"],
			["Pays-Bas", "1012 AB"],
			["Allemagne", "10115"],
		]) {
			expect(await addAddress(token, { country, postalCode })).toMatchObject({ country, postalCode, isDefault: false });
		}
		const { rows } = await db().query(
			"select address_1, address_2, city, postal_code, country_code, is_default_shipping from customer_address where customer_id = $1 order by created_at",
			[user.id],
		);
		expect(rows).toHaveLength(5);
		expect(rows[0]).toEqual({
			address_1: "3 place aux Aires",
			address_2: "Entrée côté cour",
			city: "Grasse",
			postal_code: "06130",
			country_code: "fr",
			is_default_shipping: true,
		});
	});

	test("country and additional information may be left out: France, none", async () => {
		const { country: _, additionalInfo: __, ...least } = GRASSE;
		const { status, body } = await api("/addresses", { token: (await registerCustomer()).token, body: least });
		expect(status).toBe(201);
		expect(body).toMatchObject({ ...least, country: "France", additionalInfo: "" });
	});

	test.each(INVALID_ADDRESSES)(
		"%s returns 400 'Données d'adresse invalides ou adresse déjà existante'",
		async (_name, changes, field, message) => {
			const { status, body } = await api("/addresses", { token: customer.token, body: { ...GRASSE, ...changes } });
			expect(status).toBe(400);
			expect(body).toEqual({
				code: "ADDRESS_REFUSED",
				message: "Données d'adresse invalides ou adresse déjà existante",
				field,
				errors: [{ field, message }],
			});
			expect(await addressesOf(customer.token)).toEqual([]);
		},
	);

	test("names everything that is wrong at once", async () => {
		const { body } = await api("/addresses", { token: customer.token, body: { country: "Suisse" } });
		expect(body.errors?.map(({ field }) => field)).toEqual(["street", "postalCode", "city", "country"]);
	});

	test("an identical address returns 400 'Données d'adresse invalides ou adresse déjà existante'", async () => {
		const { token } = await registerCustomer();
		await addAddress(token, GRASSE);
		for (const same of [GRASSE, { ...GRASSE, street: "3, PLACE AUX AIRES", city: "grasse", isDefault: true }]) {
			const { status, body } = await api("/addresses", { token, body: same });
			expect(status).toBe(400);
			expect(body.message).toBe("Données d'adresse invalides ou adresse déjà existante");
			expect(body.errors).toEqual([{ field: "street", message: ADDRESS_MESSAGES.duplicate }]);
		}
		expect(await addressesOf(token)).toHaveLength(1);
		// Another customer may live there.
		await addAddress((await registerCustomer()).token, GRASSE);
	});

	test("20 parallel requests for one address store it once", async () => {
		const { token } = await registerCustomer();
		const answers = await Promise.all(Array.from({ length: 20 }, () => api("/addresses", { token, body: GRASSE })));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(400)]);
		expect(await addressesOf(token)).toHaveLength(1);
	});

	test("the 51st address returns 409, also when requests race for the last place", async () => {
		const { token, user } = await registerCustomer();
		await db().query(
			`insert into customer_address (id, customer_id, address_1, city, postal_code, country_code)
			select 'cuaddr_' || $1 || n, $1, n || ' rue', 'Grasse', '06130', 'fr' from generate_series(1, 45) n`,
			[user.id],
		);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) => api("/addresses", { token, body: { ...GRASSE, street: `${n} quai` } })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([
			...Array<number>(5).fill(201),
			...Array<number>(15).fill(409),
		]);
		expect(answers.find(({ status }) => status === 409)?.body).toEqual({
			code: "ADDRESS_LIMIT",
			message: "Votre carnet compte déjà 50 adresses. Supprimez-en une avant d'en ajouter.",
		});
		expect(await addressesOf(token)).toHaveLength(50);
	});
});

describe("PUT /addresses/{id}", () => {
	test("replaces the address; the default stays the default", async () => {
		const { token } = await registerCustomer();
		const [first, second] = [await addAddress(token), await addAddress(token)];
		const moved = { ...GRASSE, street: "1 rue Neuve", country: "Belgique", postalCode: "1000", additionalInfo: "" };
		const { status, body } = await api(`/addresses/${first.id}`, {
			method: "PUT",
			token,
			body: { ...moved, isDefault: false },
		});
		expect(status).toBe(200);
		expect(addressSchema.strict().parse(body)).toEqual({ ...moved, id: first.id, isDefault: true });
		expect(await addressesOf(token)).toEqual([body, second]);
	});

	test("a stored address may be sent again unchanged", async () => {
		const { token } = await registerCustomer();
		const { id, ...same } = await addAddress(token);
		const { status, body } = await api(`/addresses/${id}`, { method: "PUT", token, body: same });
		expect([status, body]).toEqual([200, { id, ...same }]);
	});

	test.each(INVALID_ADDRESSES)(
		"%s returns 400 'Données d'adresse invalides'",
		async (_name, changes, field, message) => {
			const { token } = await registerCustomer();
			const before = await addAddress(token);
			const { status, body } = await api(`/addresses/${before.id}`, {
				method: "PUT",
				token,
				body: { ...GRASSE, ...changes },
			});
			expect(status).toBe(400);
			expect(body).toEqual({
				code: "ADDRESS_INVALID",
				message: "Données d'adresse invalides",
				field,
				errors: [{ field, message }],
			});
			expect(await addressesOf(token)).toEqual([before]);
		},
	);

	test("into another one of the caller's returns 400 'Données d'adresse invalides'", async () => {
		const { token } = await registerCustomer();
		const [first, second] = [await addAddress(token), await addAddress(token)];
		const { status, body } = await api(`/addresses/${first.id}`, {
			method: "PUT",
			token,
			body: { ...first, street: second.street.toUpperCase() },
		});
		expect([status, body.message]).toEqual([400, "Données d'adresse invalides"]);
		expect(body.errors).toEqual([{ field: "street", message: ADDRESS_MESSAGES.duplicate }]);
	});
});

describe("another's address", () => {
	test("and an unknown one return the same 404 'Adresse non trouvée', and nothing changes", async () => {
		const owner = await registerCustomer();
		const theirs = [await addAddress(owner.token), await addAddress(owner.token)];
		const stranger = await registerCustomer();
		await addAddress(stranger.token);
		for (const id of [theirs[0]?.id, theirs[1]?.id, `cuaddr_${randomUUID()}`, "default", "' or 1=1 --"]) {
			const path = `/addresses/${encodeURIComponent(id ?? "")}`;
			for (const [method, route, body] of [
				["PUT", path, GRASSE],
				["DELETE", path, undefined],
				["PATCH", `${path}/default`, undefined],
			] as const) {
				const answer = await api(route, { method, token: stranger.token, ...(body && { body }) });
				expect(answer.status, `${method} ${route}`).toBe(404);
				expect(answer.body).toEqual({ code: "ADDRESS_NOT_FOUND", message: "Adresse non trouvée" });
			}
		}
		expect(await addressesOf(owner.token)).toEqual([theirs[0], theirs[1]]);
		expect(await addressesOf(stranger.token)).toHaveLength(1);
	});

	test("is in no other customer's list", async () => {
		await addAddress((await registerCustomer()).token);
		expect(await addressesOf((await registerCustomer()).token)).toEqual([]);
	});
});

test("an address from Medusa Admin shows with what it has", async () => {
	const { token, user } = await registerCustomer();
	await db().query(
		"insert into customer_address (id, customer_id, country_code, city) values ($1, $2, 'it', 'Turin')",
		[`cuaddr_${user.id}`, user.id],
	);
	expect(await addressesOf(token)).toEqual([
		{
			id: `cuaddr_${user.id}`,
			street: "",
			city: "Turin",
			postalCode: "",
			country: "IT",
			additionalInfo: "",
			isDefault: false,
		},
	]);
});
