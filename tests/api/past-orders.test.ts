import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import type { SavedList, SavedListHead } from "@confiserie/domain/contract/saved-lists";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newProduct, type TestProduct } from "../support/ordering";
import { upload } from "../support/upload";

let admin: string;
let customer: TestCustomer;
let products: TestProduct[];
let email: string;
const references: string[] = [];
beforeAll(async () => {
	admin = await adminToken();
	customer = await registerCustomer();
	products = [await newProduct(), await newProduct()];
	const { rows } = await db().query("select product_id, reference from product_packaging where product_id = any($1)", [
		products.map(({ id }) => id),
	]);
	for (const { id } of products) references.push(rows.find((row) => row.product_id === id).reference);
	email = (await api<{ email: string }>("/auth/me", { token: customer.token })).body.email;
});

const send = (content: string, query: string, token = admin) =>
	upload<ImportRun & ApiError>(`/admin/past-orders?${query}`, "file", { content, name: "orders.csv" }, token);
const file = (...rows: string[]) => ["Email,Created at,Lineitem sku,Lineitem quantity", ...rows].join("\n");
async function listed(): Promise<[string, number][]> {
	const { body: heads } = await api<SavedListHead[]>("/lists", { token: customer.token });
	const head = heads.find(({ name }) => name === "Commandes passées");
	if (!head) return [];
	const { body } = await api<SavedList>(`/lists/${head.id}`, { token: customer.token });
	return body.items.map(({ productId, quantity }) => [productId, quantity]);
}

test("past orders become a list of the account, once, and no order; what is unknown is named", async () => {
	const [a, b] = references;
	const stranger = `${randomUUID()}@exemple.fr`;
	const content = file(
		`${email.toUpperCase()},2025-01-05,${a},9`,
		`${email},2025-03-12,${a?.toLowerCase()},2`,
		`${email},2025-02-01,${b},4`,
		`${email},2025-02-01,ANCIEN-1,4`,
		`${stranger},2025-02-01,${b},4`,
	);
	const tried = await send(content, "dryRun=true");
	expect([tried.status, tried.body]).toMatchObject([
		200,
		{ dryRun: true, rows: 5, created: 1, changed: 0, unchanged: 0, message: "2 produits.", errorCount: 2 },
	]);
	expect(tried.body.errors.map(({ message }) => message)).toEqual([
		`Ligne 6\u00a0: aucun compte n'a l'e-mail ${stranger}.`,
		"Ligne 5\u00a0: la référence ANCIEN-1 est inconnue ou n'est pas en vente.",
	]);
	expect(await listed()).toEqual([]);
	const expected = [
		[products[0]?.id, 2],
		[products[1]?.id, 4],
	];
	const both = await Promise.all([send(content, ""), send(content, "")]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await listed()).toEqual(expected);
	const { rows } = await db().query(
		"select 1 from order_book join customer on customer.id = customer_id where customer.email = $1",
		[email],
	);
	expect(rows).toEqual([]);
});

test("an import is undone to what the list was before it, the latest first; one that the customer has changed since is left", async () => {
	const [a, b] = references;
	const imported = async (content: string) => {
		const { id } = (await send(content, "")).body;
		const { body } = await api<{ content: ImportRun[] }>("/admin/customers/imports", { token: admin });
		expect(body.content.find((one) => one.id === id)).toMatchObject({ kind: "past-orders", canUndo: true });
		return id;
	};
	const undo = (id: string) =>
		api<ImportRun & ApiError>(`/admin/customers/import/${id}/undo`, { method: "POST", token: admin });
	await db().query("delete from saved_list where owner_id = (select id from customer where email = $1)", [email]);
	const first = await imported(file(`${email},2025-01-05,${a},3`));
	const second = await imported(file(`${email},2025-02-05,${a},1`, `${email},2025-02-05,${b},5`));
	const both = await listed();
	expect(both).toHaveLength(2);
	const refused = await undo(first);
	expect([refused.status, refused.body.code]).toEqual([409, "IMPORT_USED"]);
	expect(refused.body.message).toContain(email);
	expect(await listed()).toEqual(both);
	expect((await undo(second)).body).toMatchObject({ state: "UNDONE", message: null });
	expect(await listed()).toEqual([[products[0]?.id, 3]]);
	expect((await undo(first)).body.state).toBe("UNDONE");
	expect(await listed()).toEqual([]);
	expect((await undo(first)).body.code).toBe("IMPORT_UNDONE");
});

test("pieces become whole boxes; a fault names its line, and nothing is written", async () => {
	await db().query("delete from saved_list where owner_id = (select id from customer where email = $1)", [email]);
	const [a = ""] = references;
	const { rows } = await db().query("select pieces_per_box from product_packaging where reference = $1", [a]);
	const pieces = Number(rows[0].pieces_per_box) + 1;
	const faulty = await send(file(`${email},2025-01-05,${a},3`, `${email},demain,${a},3`), "unit=BOX");
	expect(faulty).toMatchObject({ status: 400, body: { code: "CSV_INVALID", field: "file" } });
	expect(faulty.body.message).toMatch(/^Ligne 3.* une date est attendue/);
	expect(await listed()).toEqual([]);
	await send(file(`${email},2025-01-05,${a},${pieces}`), "unit=PIECE");
	expect(await listed()).toEqual([[products[0]?.id, 2]]);
	expect((await send(file(), "unit=KG")).body).toMatchObject({ code: "VALIDATION", field: "unit" });
	expect((await send("a;b\n1;2", "")).body.message).toContain("Colonnes introuvables");
});

test("a quantity that no list takes is left out and named by its line, in the dry run too", async () => {
	await db().query("delete from saved_list where owner_id = (select id from customer where email = $1)", [email]);
	const [a, b] = references;
	const content = file(
		`${email},2025-01-05,${b},4`,
		`${email},2025-01-05,${a},60000`,
		`${email},2025-01-05,${a},60000`,
	);
	for (const query of ["dryRun=true", ""])
		expect(await send(content, query)).toMatchObject({
			status: 200,
			body: {
				...{ created: 1, message: "1 produit.", errorCount: 1 },
				errors: [{ line: 3, message: expect.stringMatching(/^Ligne 3.: la quantité dépasse 100.000 cartons\.$/) }],
			},
		});
	expect(await listed()).toEqual([[products[1]?.id, 4]]);
});
