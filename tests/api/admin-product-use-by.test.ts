import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product } from "@confiserie/domain/contract/product";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { issueKey } from "../support/channel-keys";
import { saleOf, sendOrder } from "../support/channel-orders";
import { runJob } from "../support/on-request";
import { createIntent, intentRequest } from "../support/ordering";
import { editOf, makeProduct, productInput } from "../support/products";
import { acceptByKey, quoteBody, sendQuote } from "../support/quotes";
import { publishableKey, storefront } from "../support/store";

const TODAY = dayOf(new Date());
const YESTERDAY = daysLater(TODAY, -1);
const PAST = { durability: "USE_BY", bestBeforeDate: YESTERDAY };
const EXPIRED = "La date limite de consommation est passée, cette denrée ne peut plus être vendue.";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send } = catalogueExchange(() => token);
const fault = ({ errors }: ApiError) => errors?.map(({ field, message }) => [field, message]);

describe("a food past its use-by date", () => {
	test("cannot be put on sale: by the form, a file or Medusa Admin", async () => {
		const created = await api("/admin/products", { token, body: productInput(PAST) });
		expect([created.status, fault(created.body)]).toEqual([400, [["bestBeforeDate", EXPIRED]]]);
		const draft = await makeProduct(token, { ...PAST, isPublished: false });
		const put = await api(`/admin/products/${draft.id}`, {
			method: "PUT",
			token,
			body: editOf(draft, { isPublished: true }),
		});
		expect([put.status, fault(put.body)]).toEqual([400, [["bestBeforeDate", EXPIRED]]]);
		const cells = cellsOf(nextNumber(), { date_durabilite: "USE_BY", ddm: YESTERDAY });
		expect((await send(catalogueFile([cells]))).errors).toMatchObject([
			{
				column: "ddm",
				message:
					"Ligne 2, colonne ddm : la date limite de consommation est passée, cette denrée ne peut plus être vendue.",
			},
		]);
		const staff = await medusaToken();
		const published = await engine(`/admin/products/${draft.id}`, { token: staff, body: { status: "published" } });
		expect([published.status, fault(published.body)]).toEqual([400, [["bestBeforeDate", EXPIRED]]]);
		const { body } = await api<AdminProduct>(`/admin/products/${draft.id}`, { token });
		expect(body.isPublished).toBe(false);
	});

	test("is refused by every order from the first second, and leaves the shop, its feed and its channels by the job of each minute", async () => {
		const made = await makeProduct(token, { durability: "USE_BY", bestBeforeDate: TODAY });
		await vi.waitFor(async () => expect((await api(`/products/${made.id}`)).status).toBe(200), 10_000);
		const { body: shown } = await api<Product>(`/products/${made.id}`);
		const cart = [{ product: { ...shown, inventoryItemId: "" }, boxes: 2 }];
		const customer = await registerCustomer();
		const quote = await sendQuote(token, quoteBody(customer, cart));
		expect(quote.status).toBe(201);
		const key = quote.body.url?.split("/").at(-1) ?? "";
		const { key: channelKey } = await issueKey();
		const sdk = storefront(await publishableKey());
		expect((await sdk.store.product.list({ id: made.id })).products).toHaveLength(1);
		expect((await api<string>("/feeds/boutique/google.xml")).body).toContain(made.id);

		// As when midnight passes.
		await db().query("UPDATE product_packaging SET best_before_date = $2 WHERE product_id = $1", [made.id, YESTERDAY]);
		expect((await createIntent<ApiError>(customer.token, intentRequest(cart))).status).toBe(409);
		expect((await sendQuote(token, quoteBody(customer, cart))).status).toBe(409);
		expect((await acceptByKey(key)).status).toBe(409);
		expect((await sendOrder(channelKey, saleOf(made.id, 1))).status).toBe(409);
		const { body: channel } = await api<{ items: unknown[] }>(`/channel/products?reference=${made.reference}`, {
			token: channelKey,
		});
		expect(channel.items).toEqual([]);

		await runJob("withdraw-expired-products");
		await vi.waitFor(async () => expect((await api(`/products/${made.id}`)).status).toBe(404), 10_000);
		const { body: withdrawn } = await api<AdminProduct>(`/admin/products/${made.id}`, { token });
		expect(withdrawn.isPublished).toBe(false);
		expect((await sdk.store.product.list({ id: made.id })).products).toEqual([]);
		expect((await api<string>("/feeds/boutique/google.xml")).body).not.toContain(made.id);
		const { rows } = await db().query("SELECT actor_email, changes FROM admin_audit WHERE entity_id = $1 ORDER BY id", [
			made.id,
		]);
		expect(rows.at(-1)).toEqual({
			actor_email: "automatique",
			changes: { isPublished: { from: true, to: false }, reason: { from: null, to: "DLC passée" } },
		});
	});
});

test("a food past its best-before date stays on sale; the import and the dashboard warn of it", async () => {
	const number = nextNumber();
	const job = await send(catalogueFile([cellsOf(number, { ddm: "2020-01-31" })]));
	expect(job).toMatchObject({ state: "DONE", created: 1 });
	expect(job.warnings.map(({ message }) => message)).toContainEqual(
		expect.stringMatching(/^Ligne 2 \(CSV-\d+\) : La DDM de cette denrée est passée\u00a0: 31 janvier 2020\.$/),
	);
	const { body } = await api<{ outOfDate: { count: number; products: { reference: string }[] } }>("/admin/dashboard", {
		token,
	});
	expect(body.outOfDate.count).toBeGreaterThan(0);
	expect(body.outOfDate.products).toContainEqual(
		expect.objectContaining({ reference: `CSV-${number}`, boxes: 60, durability: "BEST_BEFORE", date: "2020-01-31" }),
	);
});
