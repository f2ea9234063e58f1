import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { SavedList, SavedListHead } from "@confiserie/domain/contract/saved-lists";
import { LIST_LIMITS } from "@confiserie/domain/customers/saved-list";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newColleague, newCompany } from "../support/companies";
import { runJob } from "../support/on-request";
import { newProduct, type TestProduct } from "../support/ordering";

let owner: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	[owner, product] = await Promise.all([registerCustomer(), newProduct()]);
});
const create = <Body = SavedList>(name: string, boxes = 8, { token } = owner) =>
	api<Body>("/lists", { token, body: { name, items: [{ productId: product.id, quantity: boxes }] } });
const put = <Body = SavedList>(list: SavedList, changes: object, { token } = owner) => {
	const items = list.items.map(({ productId, quantity }) => ({ productId, quantity }));
	const { name, remindOn, version } = list;
	return api<Body>(`/lists/${list.id}`, { method: "PUT", token, body: { name, items, remindOn, version, ...changes } });
};
const read = (id: string, { token } = owner) => api<SavedList>(`/lists/${id}`, { token });

describe("a list of an account", () => {
	test("is made of products at the price of their quantity, listed by name, and deleted", async () => {
		const { token } = await registerCustomer();
		const made = await create("Ma  saison", 8, { ...owner, token });
		expect(made.status).toBe(201);
		expect(made.body).toMatchObject({
			name: "Ma saison",
			products: 1,
			remindOn: null,
			items: [{ productId: product.id, productName: product.name, quantity: 8, unitPrice: 9 }],
		});
		await create("Étrennes", 1, { ...owner, token });
		const { body } = await api<SavedListHead[]>("/lists", { token });
		expect(body.map(({ name }) => name)).toEqual(["Étrennes", "Ma saison"]);
		expect((await api(`/lists/${made.body.id}`, { method: "DELETE", token })).status).toBe(204);
		expect((await api(`/lists/${made.body.id}`, { token })).body.code).toBe("LIST_NOT_FOUND");
	});

	test("is renamed and changed; an unchanged line keeps the price that the next order is compared with", async () => {
		const other = await newProduct();
		const { body: list } = await create("À changer", 1);
		await db().query("update product_packaging set price_per_piece_box = 2 where product_id = $1", [product.id]);
		const items = [
			{ productId: product.id, quantity: 1 },
			{ productId: other.id, quantity: 48 },
		];
		const { body } = await put(list, { name: "Changée", items });
		expect(body).toMatchObject({ name: "Changée", version: list.version + 1 });
		expect(body.items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
			[1, 10],
			[48, 8],
		]);
		await db().query("update product_packaging set price_per_piece_box = 1 where product_id = $1", [product.id]);
	});

	test("a change of a version that is gone is refused with the list as it is", async () => {
		const { body: list } = await create("Deux onglets");
		await put(list, { name: "Premier onglet" });
		const { status, body } = await put<{ code: string; current: SavedList }>(list, { name: "Second onglet" });
		expect([status, body.code, body.current.name]).toEqual([409, "LIST_CHANGED", "Premier onglet"]);
	});

	test("products added twice are there once, with the larger quantity", async () => {
		const { body: list } = await create("Ajouts", 8);
		for (const quantity of [12, 12, 3]) {
			const body = { items: [{ productId: product.id, quantity }] };
			const { status, body: after } = await api<SavedList>(`/lists/${list.id}/items`, { token: owner.token, body });
			expect([status, after.items.map((item) => item.quantity)]).toEqual([200, [12]]);
		}
	});

	test("a product that leaves the sale stays in the list; one that is unknown never comes in", async () => {
		const leaving = await newProduct();
		const items = [leaving.id, "prod_inconnu"].map((productId) => ({ productId, quantity: 2 }));
		const { body: list } = await api<SavedList>("/lists", { token: owner.token, body: { name: "Hors vente", items } });
		expect(list.items).toHaveLength(1);
		await db().query("update product set status = 'draft' where id = $1", [leaving.id]);
		const { body } = await put(list, { name: "Toujours là" });
		expect(body.items).toMatchObject([{ productId: leaving.id, quantity: 2, unitPrice: 10 }]);
	});

	test("names and limits are refused clearly", async () => {
		const { token } = await registerCustomer();
		const one = { ...owner, token };
		expect((await create("Une", 1, one)).status).toBe(201);
		expect((await create<{ code: string }>("UNE", 1, one)).body.code).toBe("LIST_NAME_TAKEN");
		const many = (count: number) =>
			Array.from({ length: count }, (_, index) => ({ productId: `p${index}`, quantity: 1 }));
		const long = await api("/lists", { token, body: { name: "x", items: many(LIST_LIMITS.lines + 1) } });
		expect([long.status, long.body.code, long.body.field]).toEqual([400, "VALIDATION", "items"]);
		expect((await api("/lists", { token, body: { name: " " } })).body.code).toBe("VALIDATION");
	});

	test("there are 50 at most, also with parallel calls", async () => {
		const { token } = await registerCustomer();
		const names = Array.from({ length: LIST_LIMITS.lists + 4 }, (_, index) => `Liste ${index}`);
		const answers = await Promise.all(names.map((name) => create<{ code: string }>(name, 1, { ...owner, token })));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIST_LIMITS.lists);
		expect(answers.filter(({ status }) => status !== 201).every(({ body }) => body.code === "LIST_LIMIT")).toBe(true);
	});
});

describe("a reminder", () => {
	const mails = async (id: string) =>
		(await db().query("select recipient from mail_outbox where key like $1", [`list-reminder:${id}:%`])).rows;
	const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

	test("needs a later day and the consent, which is stored, and is mailed once on its day", async () => {
		const { body: list } = await create("Rappel");
		expect((await put<{ code: string }>(list, { remindOn: tomorrow() })).body.code).toBe("VALIDATION");
		expect((await put<{ code: string }>(list, { remindOn: "2020-01-01", consent: 1 })).body.code).toBe("VALIDATION");
		const { body: asked } = await put(list, { remindOn: tomorrow(), consent: 1 });
		expect(asked.remindOn).toBe(tomorrow());
		const stored = await db().query("select consent_version, consented_at from saved_list where id = $1", [list.id]);
		expect(stored.rows).toEqual([{ consent_version: 1, consented_at: expect.any(Date) }]);
		await runJob("send-list-reminders");
		expect(await mails(list.id)).toEqual([]);
		await db().query("update saved_list set remind_on = current_date - 1 where id = $1", [list.id]);
		await Promise.all([runJob("send-list-reminders"), runJob("send-list-reminders")]);
		await runJob("send-list-reminders");
		expect(await mails(list.id)).toEqual([{ recipient: owner.email }]);
		expect((await read(list.id)).body.remindOn).toBeNull();
	});
});

describe("the lists of another account", () => {
	test.each([
		["GET", "", undefined],
		["PUT", "", { name: "Volée", items: [], remindOn: null, version: 1 }],
		["DELETE", "", undefined],
		["POST", "/items", { items: [{ productId: "prod_1", quantity: 1 }] }],
	])("%s /lists/:id%s answers 404 and changes nothing", async (method, path, body) => {
		const { body: list } = await create(`À moi, ${method} ${path}`);
		const { token } = await registerCustomer();
		const answer = await api(`/lists/${list.id}${path}`, { method, token, ...(body && { body }) });
		expect([answer.status, answer.body.code]).toEqual([404, "LIST_NOT_FOUND"]);
		expect((await read(list.id)).body).toEqual(list);
		expect((await api("/lists", { token })).body).toEqual([]);
	});
});

test("the copy of one's data names the lists, and erasure deletes them", async () => {
	const person = await registerCustomer();
	await create("Mes données", 8, person);
	const { body } = await api<PersonalData>("/auth/data", { token: person.token });
	expect(body.lists).toMatchObject([{ name: "Mes données", items: [{ name: product.name, boxes: 8 }] }]);
	const { email, password, token } = person;
	expect((await api("/auth/erasure", { token, body: { email, password } })).status).toBe(204);
	const left = await db().query("select id from saved_list where owner_id = $1", [person.user.id]);
	expect(left.rows).toEqual([]);
});

describe("a list that is shared", () => {
	test("is seen and changed by every member of the company, by no one else, and can be taken back", async () => {
		const { manager } = await newCompany();
		const colleague = await newColleague(manager, "ACCOUNTANT");
		const { body: list } = await create("Cinéma du jeudi", 8, manager);
		expect((await read(list.id, colleague)).status).toBe(404);
		const { body: shared } = await put(list, { isShared: true }, manager);
		expect(shared.isShared).toBe(true);
		const { body: seen } = await api<SavedListHead[]>("/lists", { token: colleague.token });
		expect(seen).toMatchObject([{ id: list.id, isShared: true }]);
		const { status, body: renamed } = await put(shared, { name: "Séance du jeudi" }, colleague);
		expect([status, renamed.isShared, renamed.isOwn]).toEqual([200, true, false]);
		const { manager: stranger } = await newCompany();
		expect((await read(list.id, stranger)).status).toBe(404);
		expect((await put<{ code: string }>(renamed, {}, stranger)).body.code).toBe("LIST_NOT_FOUND");
		expect((await put(renamed, { isShared: false }, manager)).status).toBe(200);
		expect((await read(list.id, colleague)).status).toBe(404);
	});

	test("has a name that no other has, also when two colleagues give it at once", async () => {
		const { manager } = await newCompany();
		const colleague = await newColleague(manager, "BUYER");
		for (const name of ["Tournée 1", "Tournée 2", "Tournée 3", "Tournée 4"]) {
			const lists = await Promise.all(
				[manager, colleague].map(async (member) => ({ member, list: (await create(name, 8, member)).body })),
			);
			const answers = await Promise.all(
				lists.map(async ({ member, list }) => {
					const { status, body } = await put<{ code?: string }>(list, { isShared: true }, member);
					return [status, body.code];
				}),
			);
			expect(answers).toEqual(
				expect.arrayContaining([
					[200, undefined],
					[409, "LIST_NAME_TAKEN"],
				]),
			);
		}
	});

	test("stays its owner's: no colleague takes it over or deletes it, while the owner is in the company", async () => {
		const { manager } = await newCompany();
		const author = await newColleague(manager, "BUYER");
		const { body: list } = await create("Ma liste partagée", 8, author);
		const { body: shared } = await put(list, { isShared: true }, author);
		const taken = await put<{ code: string }>(shared, { isShared: false }, manager);
		expect([taken.status, taken.body.code]).toEqual([403, "LIST_OF_COLLEAGUE"]);
		const deletion = () => api(`/lists/${list.id}`, { method: "DELETE", token: manager.token });
		expect((await deletion()).body.code).toBe("LIST_OF_COLLEAGUE");
		const { body } = await api<PersonalData>("/auth/data", { token: author.token });
		expect(body.lists.map(({ name }) => name)).toEqual(["Ma liste partagée"]);
		const removed = await api(`/company/members/${author.user.id}`, { method: "DELETE", token: manager.token });
		expect(removed.status).toBeLessThan(300);
		expect((await read(list.id, author)).status).toBe(404);
		expect((await deletion()).status).toBe(204);
	});

	test("counts towards its owner's limit, and comes back to the owner with the end of the company", async () => {
		const { manager } = await newCompany();
		const insert = `insert into saved_list (id, owner_kind, owner_id, name, updated_at)
			select 'list_full_' || n || $1, 'CUSTOMER', $1, 'Liste ' || n, now() from generate_series(2, $2) n`;
		await db().query(insert, [manager.user.id, LIST_LIMITS.lists]);
		const { body: list } = await create("Liste 1", 8, manager);
		await put(list, { isShared: true }, manager);
		const full = async () => (await create<{ code: string }>("De trop", 1, manager)).body.code;
		expect(await full()).toBe("LIST_LIMIT");
		await api(`/lists/list_full_2${manager.user.id}`, { method: "DELETE", token: manager.token });
		expect((await create("Liste 1", 1, manager)).status).toBe(201);
		expect((await api("/auth/business", { method: "DELETE", token: manager.token })).status).toBeLessThan(300);
		expect((await read(list.id, manager)).body).toMatchObject({
			isShared: false,
			isOwn: true,
			name: expect.stringMatching(/^Liste 1 · /),
		});
		expect(await full()).toBe("LIST_LIMIT");
	});

	test("needs a company, and stays with it when its author is erased", async () => {
		const { body: list } = await create("Sans entreprise");
		expect((await put<{ code: string }>(list, { isShared: true })).body.code).toBe("COMPANY_NOT_FOUND");
		const { manager } = await newCompany();
		const author = await newColleague(manager, "BUYER");
		const { body: own } = await create("À tous", 8, author);
		await put(own, { isShared: true }, author);
		const { email, password, token } = author;
		expect((await api("/auth/erasure", { token, body: { email, password } })).status).toBe(204);
		expect((await read(own.id, manager)).status).toBe(200);
	});
});
