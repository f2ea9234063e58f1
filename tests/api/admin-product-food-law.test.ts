import type { AdminProduct, AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, engine, medusaToken } from "../support/api";
import { catalogueExchange } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { editOf, makeProduct, productInput } from "../support/products";

let token: string;
let staff: string;
beforeAll(async () => {
	token = await adminToken();
	staff = await medusaToken();
});
const { send } = catalogueExchange(() => token);

const NOTHING = { legalName: "", storageConditions: "", operator: "", nutrition: null };
const LACKS = ["legalName", "storageConditions", "operator", "nutrition"];
const fieldsOf = ({ errors }: ApiError) => errors?.map(({ field }) => field);

describe("'a food without one of the obligatory items cannot be published, and the list says what lacks'", () => {
	test("by the form; as a draft it may wait, and the list says what lacks", async () => {
		const refused = await api("/admin/products", { token, body: productInput(NOTHING) });
		expect([refused.status, refused.body.code, fieldsOf(refused.body)]).toEqual([400, "PRODUCT_INVALID", LACKS]);
		const draft = await makeProduct(token, { ...NOTHING, isPublished: false });
		const { body } = await api<AdminProductPage>(`/admin/products?query=${draft.reference}`, { token });
		expect(body.content.map(({ missingFields }) => missingFields)).toEqual([LACKS]);
	});

	test("by a file, at line and column", async () => {
		const cells = cellsOf(Date.now() % 10_000_000, { exploitant: "", allergenes: "lait|sésame" });
		const job = await send(catalogueFile([cells]));
		expect(job).toMatchObject({ state: "REFUSED", created: 0 });
		expect(job.errors.map(({ line, column }) => [line, column])).toEqual([
			[2, "ingredients"],
			[2, "ingredients"],
			[2, "exploitant"],
		]);
	});

	test("by Medusa's own administration, one or several at a time, and by the shop's part of it", async () => {
		const draft = await makeProduct(token, { ...NOTHING, isPublished: false });
		const one = { id: draft.id, status: "published" };
		for (const [path, body] of [
			[`/admin/products/${draft.id}`, { status: "published" }],
			["/admin/products/batch", { update: [one] }],
		] as const) {
			const { status, body: refused } = await engine(path, { token: staff, body });
			expect([status, refused.code, fieldsOf(refused)], path).toEqual([400, "PRODUCT_INVALID", LACKS]);
			expect(refused.message).toContain(draft.reference);
		}
		const put = await engine<ApiError>(`/admin/shop/products/${draft.id}`, {
			method: "PUT",
			token: staff,
			body: editOf(draft, { isPublished: true }),
		});
		expect(fieldsOf(put.body)).toEqual(LACKS);
		const renamed = await engine(`/admin/products/${draft.id}`, { token: staff, body: { title: "Renommé" } });
		expect(renamed.status).toBe(200);
		const { body } = await api<AdminProduct>(`/admin/products/${draft.id}`, { token });
		expect([body.name, body.isPublished]).toEqual(["Renommé", false]);
	});
});
