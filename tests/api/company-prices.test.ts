import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type {
	CompanyDiscounts,
	CompanyPrice,
	CompanyPriceFile,
	CompanyPricePage,
	OwnPricesAnswer,
} from "@confiserie/domain/contract/company-prices";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { Product } from "@confiserie/domain/contract/product";
import type { QuickOrder } from "@confiserie/domain/contract/quick-order";
import { toCents } from "@confiserie/domain/money";
import { lineTotalCents, pricePerBoxCents } from "@confiserie/domain/prices/tier-price";
import { readSheet } from "read-excel-file/universal";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { chance } from "../support/chance";
import { newColleague, newCompany } from "../support/companies";
import { suiteShop } from "../support/context";
import { settledInvoicesOf } from "../support/invoices";
import { type CartLine, createIntent, eventually, intentRequest, payByCard, totalOf } from "../support/ordering";
import { editOf, makeProduct } from "../support/products";
import { quoteBody, sendQuote } from "../support/quotes";
import { filledCart, publishableKey, storefront } from "../support/store";
import { upload } from "../support/upload";

let admin: string;
let manager: TestCustomer;
let companyId: string;
/** Of two categories: one with a discount, one with the catalogue's; the third has own prices. */
let products: AdminProduct[];

const grant = <Body = CompanyDiscounts & ApiError>(id: string, discounts: object[], version = 0) =>
	api<Body>(`/admin/companies/${id}/discounts`, { method: "PUT", token: admin, body: { discounts, version } });
const setPrice = (id: string, productId: string, own: object) =>
	api<CompanyPrice & ApiError>(`/admin/companies/${id}/prices/${productId}`, {
		method: "PUT",
		token: admin,
		body: { box: null, layer: null, pallet: null, ...own },
	});
const ownPrices = (token: string, ids: readonly string[]) =>
	api<OwnPricesAnswer>(`/company/prices?products=${ids.join(",")}`, { token });

beforeAll(async () => {
	admin = await adminToken();
	const founded = await newCompany();
	manager = founded.manager;
	companyId = founded.company.id;
	products = [
		await makeProduct(admin, { stock: 2000 }),
		await makeProduct(admin, { stock: 2000, category: "GATEAUX", pricePerPieceLayer: 1.375, vatRate: 5.5 }),
		await makeProduct(admin, { stock: 2000, category: "GATEAUX" }),
	];
	const discounts = [
		{ category: null, percent: 3.33 },
		{ category: "BONBONS", percent: 12.5 },
	];
	const { body } = await grant(companyId, [...discounts, { category: "GATEAUX", percent: null }]);
	expect(body.discounts).toEqual(discounts);
	const own = { box: 1.4444, pallet: 1.1 };
	expect((await setPrice(companyId, products[2]?.id ?? "", own)).body).toMatchObject({
		own: { ...own, layer: null },
		paid: { box: 1.4444, layer: 1.334, pallet: 1.1 },
	});
});

/** Products as a page shows them to a signed-in customer: the catalogue's fields with the prices of `/company/prices`. */
async function shownTo({ token }: TestCustomer): Promise<(Product & CartLine["product"])[]> {
	const { body } = await ownPrices(
		token,
		products.map(({ id }) => id),
	);
	return Promise.all(
		products.map(async ({ id }) => {
			const { body: product } = await api<Product>(`/products/${id}`, { token });
			const { productId: _, ...own } = body.prices.find(({ productId }) => productId === id) ?? { productId: id };
			return { ...product, ...own, inventoryItemId: "" };
		}),
	);
}

describe("a member's prices, to the cent", () => {
	test("page, cart, quick order, Store API, quote, order and invoice agree on random carts", async () => {
		const draw = chance(38);
		const colleague = await newColleague(manager, "BUYER");
		const shown = await shownTo(colleague);
		const sdk = storefront(await publishableKey());
		await sdk.client.setToken(colleague.token);
		for (let round = 0; round < 4; round += 1) {
			const cart = shown.flatMap((product, index) => {
				const boxes = draw.between(index === round ? 1 : 0, draw.pick([7, 9, 60]));
				return boxes > 0 ? [{ product, boxes }] : [];
			});
			const goods = cart.reduce((sum, { product, boxes }) => sum + lineTotalCents(product, boxes), 0);
			const request = intentRequest(cart);
			const { body: quote } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
				token: colleague.token,
				body: { items: request.orderData.items },
			});
			expect([toCents(quote.subtotal), toCents(quote.totalWithShipping)]).toEqual([goods, totalOf(cart)]);
			const { body: quick } = await api<QuickOrder>("/quick-order", {
				token: colleague.token,
				body: { lines: cart.map(({ product, boxes }) => ({ text: product.reference, quantity: boxes })) },
			});
			expect(quick.total).toBe(goods);
			const lines = await Promise.all(
				cart.map(async ({ product, boxes }) => ({ variant_id: await variantOf(product.id), quantity: boxes })),
			);
			const store = await filledCart(sdk, lines, colleague.email);
			expect(store.items?.map(({ unit_price }) => toCents(unit_price)).sort()).toEqual(
				cart.map(({ product, boxes }) => pricePerBoxCents(product, boxes)).sort(),
			);
			const items = cart.map(({ product, boxes }) => ({ productId: product.id, quantity: boxes }));
			const { body: entered } = await api<ShippingQuoteResponse>("/admin/orders/quote", {
				token: admin,
				body: { items, customerId: colleague.user.id },
			});
			expect(toCents(entered.totalWithShipping)).toBe(totalOf(cart));
			const offered = await sendQuote(admin, quoteBody(colleague, cart));
			expect([offered.status, toCents(offered.body.total)]).toEqual([201, totalOf(cart)]);

			const { status, body } = await createIntent(colleague.token, request);
			expect([status, body.paymentAmount]).toEqual([200, totalOf(cart)]);
			await payByCard(colleague.token, body.clientSecret);
			const { body: order } = await api<Order>(`/orders/${body.orderNumber}`, { token: colleague.token });
			expect(order.items.map(({ unitPrice }) => toCents(unitPrice)).sort()).toEqual(
				cart.map(({ product, boxes }) => pricePerBoxCents(product, boxes)).sort(),
			);
			const { rows } = await db().query("select id from order_book where order_number = $1", [body.orderNumber]);
			const [invoice] = await settledInvoicesOf(rows[0].id);
			expect(invoice?.document.totals.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalOf(cart));
		}
	});

	test("the price list names them", async () => {
		const [, , third] = await shownTo(manager);
		const response = await fetch(`${suiteShop().backend}/api/price-list.xlsx`, {
			headers: { authorization: `Bearer ${manager.token}` },
		});
		const [header = [], ...rows] = await readSheet(new Blob([await response.arrayBuffer()]));
		const row = rows.find((cells) => cells[0] === third?.reference) ?? [];
		expect(toCents(Number(row[header.indexOf("Carton TTC")]))).toBe(third && pricePerBoxCents(third, 1));
	});

	test("an order retains its price; a cart at the former one is refused with the price of now", async () => {
		const { manager: buyer, company } = await newCompany();
		const [product] = await Promise.all(products.slice(0, 1).map(({ id }) => api<Product>(`/products/${id}`)));
		const cart = [{ product: { ...product?.body, inventoryItemId: "" } as CartLine["product"], boxes: 2 }];
		const before = await createIntent(buyer.token, intentRequest(cart));
		expect(before.status).toBe(200);
		await grant(company.id, [{ category: "BONBONS", percent: 50 }]);
		const refused = await createIntent<ApiError>(buyer.token, intentRequest(cart));
		expect([refused.status, refused.body.code, refused.body.lines?.[0]?.unitPrice]).toEqual([
			409,
			"PRICE_CHANGED",
			1800,
		]);
		const { body: order } = await api<Order>(`/orders/${before.body.orderNumber}`, { token: buyer.token });
		expect(order.items[0]?.unitPrice).toBe(36);
	});

	test("the catalogue's price wins once it is lower, in Medusa's list too", async () => {
		const { company, manager: buyer } = await newCompany();
		const product = await makeProduct(admin, { pricePerPieceLayer: null, pricePerPiecePallet: null });
		await setPrice(company.id, product.id, { box: 1.25 });
		const listed = async () => {
			const { rows } = await db().query(
				`select price.amount::float8 as amount from company_pricing pricing
					join price on price.price_list_id = pricing.price_list_id where company_id = $1`,
				[company.id],
			);
			return rows.map(({ amount }) => amount);
		};
		expect(await listed()).toEqual([30]);
		const edit = editOf(product, { pricePerPieceBox: 1 });
		expect((await api(`/admin/products/${product.id}`, { method: "PUT", token: admin, body: edit })).status).toBe(200);
		expect((await ownPrices(buyer.token, [product.id])).body).toEqual({ hasOwnPrices: true, prices: [] });
		await eventually("the list follows", async () => (await listed()).length === 0 || undefined);
	});
});

describe("another company's", () => {
	test("another company, a private customer and a visitor see and pay the catalogue's prices", async () => {
		const ids = products.map(({ id }) => id);
		const [{ manager: rival }, shopper] = [await newCompany(), await registerCustomer()];
		const own = await ownPrices(manager.token, ids);
		expect(own.body.prices).toHaveLength(3);
		expect(own.headers.get("cache-control")).toMatch(/no-store/);
		for (const { token } of [rival, shopper])
			expect((await ownPrices(token, ids)).body).toEqual({ hasOwnPrices: false, prices: [] });
		// What is cached and shared is the same for everyone.
		const [signedIn, visitor] = [
			await api<Product>(`/products/${ids[0]}`, { token: manager.token }),
			await api<Product>(`/products/${ids[0]}`),
		];
		expect(signedIn.body).toEqual(visitor.body);
		const [shown] = await shownTo(manager);
		const cart = shown ? [{ product: shown, boxes: 1 }] : [];
		const refused = await createIntent<ApiError>(rival.token, intentRequest(cart));
		expect([refused.status, refused.body.code]).toEqual([409, "PRICE_CHANGED"]);
	});

	test("who leaves the company has the catalogue's prices; with its last member Medusa's list is gone", async () => {
		const { manager: last, company } = await newCompany();
		await grant(company.id, [{ category: null, percent: 10 }]);
		const { rows } = await db().query("select price_list_id as id from company_pricing where company_id = $1", [
			company.id,
		]);
		await api("/auth/business", { method: "DELETE", token: last.token });
		expect((await ownPrices(last.token, [products[0]?.id ?? ""])).body.hasOwnPrices).toBe(false);
		const left = await db().query("select id from price_list where id = $1", [rows[0].id]);
		expect(left.rows).toEqual([]);
	});
});

describe("what staff grants", () => {
	test.each([
		["a stale version", [{ category: null, percent: 5 }], 7, 409, "COMPANY_TERMS_CHANGED", undefined],
		["an unknown category", [{ category: "RIEN_DE_TEL", percent: 5 }], 0, 400, "VALIDATION", "discounts[0].category"],
		["more than 90 %", [{ category: null, percent: 90.01 }], 0, 400, "VALIDATION", "discounts[0].percent"],
	])("%s is refused", async (_, discounts, version, status, code, field) => {
		const { company } = await newCompany();
		const refused = await grant(company.id, discounts, version);
		expect([refused.status, refused.body.code, refused.body.field]).toEqual([status, code, field]);
	});

	test("a tier that the product does not have is refused; what is granted is in the list and in the audit log", async () => {
		const { company } = await newCompany();
		const single = await makeProduct(admin, { boxesPerPallet: null, pricePerPiecePallet: null });
		const refused = await setPrice(company.id, single.id, { pallet: 1 });
		expect([refused.status, refused.body.field]).toEqual([400, "pallet"]);
		expect((await setPrice(company.id, "prod_rien", { box: 1 })).status).toBe(404);
		expect((await setPrice("comp_rien", single.id, { box: 1 })).status).toBe(404);
		await setPrice(company.id, single.id, { box: 1.2 });
		const at = `/admin/companies/${company.id}/prices`;
		const { body: page } = await api<CompanyPricePage>(at, { token: admin });
		expect(page.content.map(({ productId, own, paid }) => [productId, own.box, paid.layer])).toEqual([
			[single.id, 1.2, 1.2],
		]);
		const { body: found } = await api<CompanyPricePage>(`${at}?query=${single.reference}`, { token: admin });
		expect(found.totalElements).toBe(1);
		await setPrice(company.id, single.id, {});
		expect((await api<CompanyPricePage>(at, { token: admin })).body.totalElements).toBe(0);
		const { rows } = await db().query("select action, changes from admin_audit where entity_id = $1 order by id", [
			company.id,
		]);
		expect(rows).toEqual([
			{ action: "company.prices-changed", changes: { [single.reference]: { from: null, to: "carton 1,2" } } },
			{ action: "company.prices-changed", changes: { [single.reference]: { from: "carton 1,2", to: null } } },
		]);
	});

	test("a file is taken whole or not at all", async () => {
		const { company } = await newCompany();
		const [one, two] = products.map(({ reference }) => reference);
		const send = (content: string) =>
			upload<CompanyPriceFile & ApiError>(
				`/admin/companies/${company.id}/prices/file`,
				"file",
				{ content, name: "prix.csv", type: "text/csv" },
				admin,
			);
		const head = "Référence;Carton;Couche;Palette\r\n";
		const refused = await send(`${head}${one};1,2;;\r\nRIEN-1;1;;\r\n`);
		expect([refused.status, refused.body.code, refused.body.message]).toEqual([
			400,
			"CSV_INVALID",
			"Ligne 3\u00a0: aucun produit n'a la référence RIEN-1.",
		]);
		expect((await send(`${head}${one};1,2;;\r\n${two};1,3;1,2;1,1\r\n`)).body).toEqual({ changed: 2, removed: 0 });
		expect((await send(`${head}${one};;;\r\n${two};1,3;1,2;1,1\r\n`)).body).toEqual({ changed: 0, removed: 1 });
		const { body } = await api<CompanyDiscounts>(`/admin/companies/${company.id}/discounts`, { token: admin });
		expect(body.prices).toBe(1);
	});
});

async function variantOf(productId: string): Promise<string> {
	const { rows } = await db().query("select variant_id from product_packaging where product_id = $1", [productId]);
	return rows[0].variant_id;
}
