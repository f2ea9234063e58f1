import { randomUUID } from "node:crypto";
import { AUDIT_ACTIONS } from "@confiserie/domain/admin/audit";
import { type Category, toCategoryCode } from "@confiserie/domain/catalogue/category";
import type { Activity, ActivityList } from "@confiserie/domain/contract/activity";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { AdminCategoryList } from "@confiserie/domain/contract/categories";
import { CHANGE_TAGS, type Changes } from "@confiserie/domain/contract/changes";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ProductList } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { categoryTrials, inCategory, LONG, newName, shownCategories, untilSold } from "../support/categories";
import { editOf, productInput } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { list, post, put, remove, create, productIn, products, clear } = categoryTrials(() => token);
afterAll(clear);
const { send } = catalogueExchange(() => token);

describe("a category of the merchant's own", () => {
	test("is last, invalidates caches, and its product is in catalogue, facets, search, feed; after a rename all show the new name", async () => {
		const { cursor } = (await api<Changes>("/changes")).body;
		const category = await create({ description: "De bons essais." });
		expect(category).toMatchObject({ code: toCategoryCode(category.name), icon: "CHERRY", isShown: true, products: 0 });
		const { code, slug, name, description, icon } = category;
		const offered = await api<Category[]>("/categories");
		expect(offered.body.at(-1)).toEqual({ code, slug, name, description, icon });
		expect((await list()).content.at(-1)).toEqual(category);
		expect((await api<Changes>(`/changes?since=${encodeURIComponent(cursor)}`)).body.tags).toContain(
			CHANGE_TAGS.categories,
		);
		// Node's fetch asks for the whole answer again unless the request says what it wants of caches.
		const known = { "if-none-match": offered.headers.get("etag") ?? "", "cache-control": "max-age=0" };
		const again = await api("/categories", { headers: known });
		expect(again.status).toBe(304);

		const product = await productIn(code);
		await untilSold(code);
		const { body } = await inCategory(slug, "&facets=true");
		expect(body.items.map(({ id, category: of }) => [id, of])).toEqual([[product.id, code]]);
		expect(body.facets?.category).toContainEqual({ value: code, count: 1 });
		const found = async (text: string) => {
			const answer = await api<ProductList>(`/products/search?query=${encodeURIComponent(text)}`);
			return answer.body.items.map(({ id }) => id);
		};
		expect(await found(name.slice(6))).toEqual([product.id]);
		const feed = async () => (await api<string>("/feeds/boutique/google.xml")).body;
		expect(await feed()).toContain(`<g:product_type>${name}</g:product_type>`);

		const renamed = newName();
		const change = await put(code, { ...category, name: renamed });
		expect(change).toMatchObject({ status: 200, body: { code, slug, name: renamed, products: 1 } });
		expect((await shownCategories()).find((one) => one.code === code)?.name).toBe(renamed);
		await vi.waitFor(async () => expect(await found(renamed.slice(6))).toEqual([product.id]), LONG);
		expect(await found(name.slice(6))).toEqual([]);
		await vi.waitFor(async () => expect(await feed()).toContain(`<g:product_type>${renamed}</g:product_type>`), LONG);
		const number = nextNumber();
		const imported = await send(catalogueFile([cellsOf(number, { categorie: renamed })]));
		expect(imported).toMatchObject({ state: "DONE", created: 1 });
		const page = await api<AdminProductPage>(`/admin/products?category=${code}&query=CSV-${number}`, { token });
		expect(page.body.content).toMatchObject([{ reference: `CSV-${number}`, category: code }]);
		products.push(page.body.content[0]?.id ?? "");
	});

	test("hidden it is offered nowhere, and its product stays in the shop", async () => {
		const category = await create();
		const product = await productIn(category.code);
		await untilSold(category.code);
		expect((await put(category.code, { ...category, isShown: false })).body.isShown).toBe(false);
		expect((await shownCategories()).map(({ code }) => code)).not.toContain(category.code);
		const { body } = await inCategory(category.code, "&facets=true");
		expect(body.items.map(({ id }) => id)).toEqual([product.id]);
		expect(body.facets?.category.map(({ value }) => value)).not.toContain(category.code);
		expect((await api(`/products/${product.id}`)).status).toBe(200);
	});

	test("moves among the others, by the version of the list that was read", async () => {
		const category = await create();
		const before = await list();
		const codes = before.content.map(({ code }) => code);
		const moved = [category.code, ...codes.filter((code) => code !== category.code)];
		const order = (body: object) =>
			api<AdminCategoryList & ApiError>("/admin/categories/order", { method: "PUT", token, body });
		expect(await order({ codes: moved.slice(1), version: before.version })).toMatchObject({
			status: 409,
			body: { code: "CATEGORIES_CHANGED", current: { version: before.version } },
		});
		const after = await order({ codes: moved, version: before.version });
		expect(after.body.content.map(({ code }) => code)).toEqual(moved);
		expect((await shownCategories())[0]?.code).toBe(category.code);
		// A second press of the same button.
		expect((await order({ codes: moved, version: before.version })).body.version).toBe(after.body.version);
		expect((await order({ codes, version: before.version })).status).toBe(409);
		expect((await order({ codes, version: after.body.version })).status).toBe(200);
		expect(await order({ codes: [codes[0], codes[0]], version: "" })).toMatchObject({ status: 400 });
	});

	test("is created once by a double click; its name and its code are unique", async () => {
		const body = { name: newName(), icon: "STAR", requestId: randomUUID() };
		const both = await Promise.all([post(body), post(body)]);
		expect(both.map(({ status }) => status)).toEqual([201, 201]);
		expect(both[0]?.body).toEqual(both[1]?.body);
		const taken = { status: 409, body: { code: "CATEGORY_TAKEN", field: "name" } };
		expect(await post({ name: body.name.toUpperCase(), icon: "STAR" })).toMatchObject(taken);
		expect(await post({ name: "Barbé a papa", icon: "STAR" })).toMatchObject(taken);
		const { body: made } = await put(both[0]?.body.code ?? "", { ...both[0]?.body, isShown: false });
		expect(await put(made.code, { ...made, name: "Pop-corn" })).toMatchObject(taken);
		expect(await put(made.code, { ...made, name: newName(), version: "ancienne" })).toMatchObject({
			status: 409,
			body: { code: "CATEGORY_CHANGED", current: { version: made.version } },
		});
		// What it says already is no change, whichever version was read.
		expect(await put(made.code, { ...made, version: "ancienne" })).toMatchObject({ status: 200, body: made });
		expect(await put("ABSENTE", made)).toMatchObject({ status: 404, body: { code: "CATEGORY_NOT_FOUND" } });
		for (const [field, change] of Object.entries({
			name: { name: "!?" },
			icon: { icon: "DRAGON" },
			description: { description: "x".repeat(301) },
		}))
			expect(await post({ name: newName(), icon: "STAR", ...change })).toMatchObject({
				status: 400,
				body: { code: "VALIDATION", field },
			});
	});

	test("is deleted once no product is in it; whatever names it after is refused, a channel that sold it sells on", async () => {
		const category = await create();
		const { code } = category;
		const draft = await productIn(code, { isPublished: false });
		const { body: channel } = await api<SalesChannel>("/admin/channels", { token, body: { name: newName() } });
		const terms = (categories: string[]) =>
			api<SalesChannel & ApiError>(`/admin/channels/${channel.id}`, {
				...{ method: "PUT", token },
				body: { ...channel, assortment: "CATEGORIES", categories },
			});
		expect((await terms([code, "BONBONS"])).body.categories).toEqual([code, "BONBONS"]);
		const refused = await remove(code);
		expect(refused).toMatchObject({ status: 409, body: { code: "CATEGORY_IN_USE" } });
		expect(refused.body.message).toContain(`1 produit est dans la catégorie «\u00a0${category.name}\u00a0»`);
		const moved = editOf(draft, { category: "BONBONS" });
		expect((await api(`/admin/products/${draft.id}`, { method: "PUT", token, body: moved })).status).toBe(200);
		expect((await remove(code)).status).toBe(204);
		expect(await remove(code)).toMatchObject({ status: 404, body: { code: "CATEGORY_NOT_FOUND" } });

		expect((await shownCategories()).map((one) => one.code)).not.toContain(code);
		expect((await api<SalesChannel>(`/admin/channels/${channel.id}`, { token })).body.categories).toEqual(["BONBONS"]);
		expect((await api(`/feeds/${channel.id}/catalogue.csv`)).status).toBe(200);
		const unknown = { status: 400, body: { code: "VALIDATION", message: "Cette catégorie n'existe pas." } };
		expect(await inCategory(code)).toMatchObject({ ...unknown, body: { ...unknown.body, field: "category" } });
		expect(await api(`/admin/products?category=${code}`, { token })).toMatchObject(unknown);
		const action = { kind: "PUBLISH", isPublished: true };
		const selection = { filter: { category: code }, expected: 1 };
		expect(await api("/admin/products/batches/preview", { token, body: { action, selection } })).toMatchObject(unknown);
		channel.version += 1;
		expect(await terms([code])).toMatchObject({ ...unknown, body: { ...unknown.body, field: "categories[0]" } });
		expect(await api("/admin/products", { token, body: productInput({ category: code }) })).toMatchObject({
			status: 400,
			body: {
				...{ code: "PRODUCT_INVALID", field: "category" },
				errors: [{ field: "category", message: "Cette catégorie n'existe pas." }],
			},
		});
		const job = await send(catalogueFile([cellsOf(nextNumber(), { categorie: code })]), { dryRun: true });
		expect(job.errors.map(({ message }) => message)).toEqual([
			"Ligne 2, colonne categorie : cette catégorie n'existe pas.",
		]);
		expect((await terms(["BONBONS"])).status).toBe(200);
	});

	test("its changes stand in the journal, in French words", async () => {
		const category = await create();
		await put(category.code, { ...category, icon: "GIFT", isShown: false });
		await remove(category.code);
		const { body } = await api<ActivityList>(
			`/admin/activity?entity=category&query=${encodeURIComponent(category.name)}`,
			{ token },
		);
		const words = ({ action, label, changes }: Activity) => [
			`${AUDIT_ACTIONS[action]} ${label}`,
			Object.keys(changes).sort(),
		];
		expect(body.content.map(words)).toEqual([
			[`a supprimé la catégorie ${category.name}`, []],
			[`a modifié la catégorie ${category.name}`, ["icon", "isShown"]],
			[`a créé la catégorie ${category.name}`, ["description", "icon", "isShown", "name"]],
		]);
		expect(body.content[1]?.changes.icon).toEqual({ from: "Cerise", to: "Cadeau" });
	});
});
