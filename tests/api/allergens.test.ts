import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { QuickOrder } from "@confiserie/domain/contract/quick-order";
import type { AvoidedAllergens } from "@confiserie/domain/food/allergen-codes";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, everyProduct, registerCustomer } from "../support/api";
import { runJob } from "../support/on-request";
import { makeProduct } from "../support/products";

let token: string;
/** References by what their products are. */
const made: Record<string, string> = {};
beforeAll(async () => {
	token = await adminToken();
	const name = "Nonpareille d'essai";
	for (const [what, food] of Object.entries({
		free: { ingredients: "Sucre.", allergens: [] },
		peanuts: { ingredients: "Sucre, ARACHIDES.", allergens: ["arachides"] },
		traces: { ingredients: "Sucre.", allergens: [], traces: ["arachides"] },
		undeclared: { ingredients: "Sucre, cacahuètes.", allergens: [] },
		unclear: { ingredients: "Sucre.", allergens: [], traces: ["divers"] },
		missing: { ingredients: "Sucre.", allergens: [] },
	}))
		made[what] = (await makeProduct(token, { name: `${name} ${what}`, tags: [], ...food })).reference;
	// As a catalogue of before the obligation, or a hand in the database, leaves it.
	await db().query("UPDATE product_packaging SET ingredients = '', updated_at = now() WHERE reference = $1", [
		made.missing,
	]);
	await runJob("publish-changes");
	await runJob("repair-product-index");
});

const found = async (query: string) => {
	const mine = new Map(Object.entries(made).map(([what, reference]) => [reference, what]));
	return (await everyProduct(`/products?${query}`)).flatMap(({ reference }) => mine.get(reference) ?? []).sort();
};

describe("'Sans arachides'", () => {
	test.each([
		["", ["free", "missing", "peanuts", "traces", "unclear", "undeclared"]],
		["without=ARACHIDES", ["free"]],
		["without=arachides", ["free"]],
		["without=ARACHIDES&allowTraces=true", ["free", "traces"]],
		["without=SOJA", ["free", "peanuts", "traces", "undeclared"]],
		["without=SOJA&without=ARACHIDES", ["free"]],
	])("%s", async (query, expected) => {
		expect(await found(query)).toEqual(expected);
	});

	test.each([
		"search?query=nonpareille%20sans%20arachides",
		"search?query=sans%20cacahu%C3%A8tes",
		"search?query=sans%20arachde",
	])("%s is the filter", async (path) => {
		const references = (await everyProduct(`/products/${path}`)).map(({ reference }) => reference);
		expect(references).toContain(made.free);
		for (const what of ["peanuts", "traces", "undeclared", "unclear", "missing"])
			expect(references, what).not.toContain(made[what]);
	});

	test.each([
		["without=CHOCOLAT", "without"],
		[`${Array.from({ length: 21 }, () => "without=LAIT").join("&")}`, "without"],
		["without=LAIT&allowTraces=peut-%C3%AAtre", "allowTraces"],
	])("%s is refused by its field", async (query, field) => {
		const { status, body } = await api(`/products?${query}`);
		expect([status, body.code, body.field?.split(".")[0]]).toEqual([400, "VALIDATION", field]);
	});

	test("a quick order says what its products contain", async () => {
		const lines = ["peanuts", "missing"].map((what) => ({ text: made[what] }));
		const { body } = await api<QuickOrder>("/quick-order", { body: { lines } });
		expect(body.lines.map(({ product }) => product?.allergenInformation)).toEqual([
			{ state: "STATED", contains: ["ARACHIDES"], traces: [] },
			expect.objectContaining({ state: "INCOMPLETE" }),
		]);
	});
});

describe("allergens that an account had the shop remember", () => {
	const put = (customer: string, body: object) => api("/auth/allergens", { method: "PUT", token: customer, body });
	const CHOICE = { without: ["LAIT", "ARACHIDES", "LAIT"], allowTraces: false };
	const STORED = { without: ["ARACHIDES", "LAIT"], allowTraces: false };

	test("on explicit request alone, of that account alone, until it forgets them", async () => {
		const [person, other] = [await registerCustomer(), await registerCustomer()];
		const read = ({ token: of } = person) => api<AvoidedAllergens>("/auth/allergens", { token: of });
		expect((await read()).body).toEqual({ without: [], allowTraces: false });
		for (const consent of [undefined, false])
			expect((await put(person.token, { ...CHOICE, consent })).body).toMatchObject({
				code: "VALIDATION",
				field: "consent",
			});
		expect((await put(person.token, { ...STORED, consent: true, without: [] })).status).toBe(400);
		expect((await put(person.token, { ...CHOICE, consent: true })).body).toEqual(STORED);
		expect((await read()).body).toEqual(STORED);
		expect((await read(other)).body.without).toEqual([]);
		expect((await api("/auth/allergens")).status).toBe(401);
		const { body: data } = await api<PersonalData>("/auth/data", { token: person.token });
		expect(data.avoidedAllergens).toMatchObject(STORED);
		const { body: seen } = await api(`/admin/customers/${person.user.id}`, { token });
		expect(seen).not.toHaveProperty("avoidedAllergens");
		expect((await api("/auth/allergens", { method: "DELETE", token: person.token })).status).toBe(204);
		expect((await read()).body.without).toEqual([]);
	});

	test("are erased with the account", async () => {
		const { token: own, email, password, user } = await registerCustomer();
		await put(own, { ...CHOICE, consent: true });
		expect((await api("/auth/erasure", { method: "POST", token: own, body: { email, password } })).status).toBe(204);
		const { rows } = await db().query("SELECT 1 FROM account_allergens WHERE customer_id = $1", [user.id]);
		expect(rows).toEqual([]);
	});
});
