import { randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Company } from "@confiserie/domain/contract/companies";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentResponse, ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { toCents } from "@confiserie/domain/money";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newColleague, newCompany } from "../support/companies";
import { grantTerms } from "../support/on-account";
import { type CartLine, createIntent, intentRequest, newProduct, totalOf } from "../support/ordering";
import { makeProduct } from "../support/products";
import { newPromotion, orderWith, PROMOTION } from "../support/promotions";
import { acceptAsStaff, quoteBody, sendQuote } from "../support/quotes";
import { beginPayment, delivered, filledCart, publishableKey, storefront } from "../support/store";

let admin: string;
let manager: TestCustomer;
let companyId: string;
let company: Company;
let product: AdminProduct;
/** A cart at the catalogue's prices, and what it costs the company: half. */
let cart: CartLine[];
let companyCart: CartLine[];

beforeAll(async () => {
	admin = await adminToken();
	const founded = await newCompany();
	manager = founded.manager;
	company = founded.company;
	companyId = company.id;
	product = await makeProduct(admin, {
		stock: 2000,
		pricePerPieceBox: 2,
		pricePerPieceLayer: null,
		pricePerPiecePallet: null,
	});
	await api(`/admin/companies/${companyId}/discounts`, {
		method: "PUT",
		token: admin,
		body: { discounts: [{ category: null, percent: 50 }], version: 0 },
	});
	const sold = { ...product, inventoryItemId: "" };
	cart = [{ product: sold, boxes: 3 }];
	companyCart = [{ product: { ...sold, pricePerPieceBox: 1 }, boxes: 3 }];
});

type Answer = PaymentIntentResponse & ApiError;
const order = ({ token }: TestCustomer, lines: readonly CartLine[], buyer: object = {}, request: object = {}) => {
	const { orderData, ...intent } = intentRequest(lines);
	return createIntent<Answer>(token, { ...intent, ...request, orderData: { ...orderData, ...buyer } });
};
const rowOf = async (orderNumber: string) =>
	(
		await db().query(
			"select company_id, company, registration, purchase_order from order_book where order_number = $1",
			[orderNumber],
		)
	).rows[0];

test("a typed e-mail gives no company's prices: a guest pays the catalogue's", async () => {
	const sdk = storefront(await publishableKey());
	const { variants } = (await sdk.store.product.list({ id: [product.id], fields: "id,*variants" })).products[0] ?? {};
	const variant_id = variants?.[0]?.id ?? "";
	const { id } = await filledCart(sdk, [{ variant_id, quantity: 1 }], manager.email);
	const { cart: filled } = await sdk.store.cart.retrieve(id);
	const box = product.piecesPerBox * 2;
	expect(filled.items?.map(({ unit_price }) => unit_price)).toEqual([box]);
	const { cart: changed } = await sdk.store.cart.updateLineItem(id, filled.items?.[0]?.id ?? "", { quantity: 4 });
	expect(changed.items?.map(({ unit_price }) => unit_price)).toEqual([box]);
	const later = await sdk.store.cart.update(id, { email: manager.email });
	const { cart: grown } = await sdk.store.cart.createLineItem(later.cart.id, { variant_id, quantity: 1 });
	expect(grown.items?.map(({ unit_price }) => unit_price)).toEqual([box]);
	expect(grown.customer_id).not.toBe(manager.user.id);
	await beginPayment(sdk, await delivered(sdk, id));
	const { rows } = await db().query("select company_id from order_book where cart_id = $1", [id]);
	expect(rows).toEqual([{ company_id: null }]);
});

test("another person's e-mail, typed by a guest or as the contact of an order, uses up no code of theirs", async () => {
	const victim = await registerCustomer();
	const sold = await newProduct();
	const { code } = await newPromotion({ limitPerCustomer: 1, target: { ...PROMOTION.target, productIds: [sold.id] } });
	const lines = [{ product: sold, boxes: 1 }];
	const other = await registerCustomer();
	const { status, body } = await orderWith(other, lines, code);
	expect(status).toBe(200);
	await db().query("update order_book set email = $1 where order_number = $2", [victim.email, body.orderNumber]);
	expect((await orderWith(victim, lines, code)).status).toBe(200);
	expect((await orderWith(victim, [{ product: sold, boxes: 2 }], code)).body.code).toBe("PROMOTION_REFUSED");
});

test.each([
	["business: null", { business: null }],
	["as: private", { as: "private" }],
])("%s: catalogue prices, and none of the company's terms", async (_, buyer) => {
	const { manager: member, company } = await newCompany();
	await grantTerms(company.id, { minimumOrder: 5000, hasDeposit: true });
	await api(`/admin/companies/${company.id}/discounts`, {
		method: "PUT",
		token: admin,
		body: { discounts: [{ category: null, percent: 50 }], version: 0 },
	});
	expect((await order(member, companyCart, buyer)).body.code).toBe("PRICE_CHANGED");
	expect((await order(member, companyCart)).body.code).toBe("BELOW_MINIMUM_ORDER");
	const { status, body } = await order(member, cart, buyer);
	expect([status, body.paymentAmount]).toEqual([200, totalOf(cart)]);
	expect(await rowOf(body.orderNumber)).toMatchObject({ company_id: null, company: null });
	const deposit = await order(member, cart, buyer, { paymentType: "deposit", depositPercentage: 30 });
	expect(deposit.body.code).toBe("DEPOSIT_REFUSED");
});

test("a cart is priced for the buyer that is asked for; a request that contradicts itself is refused", async () => {
	const items = [{ productId: product.id, quantity: 3 }];
	const priced = async (as?: string) => {
		const { body } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
			token: manager.token,
			body: { items, ...(as && { as }) },
		});
		return toCents(body.totalWithShipping);
	};
	expect(await priced()).toBe(totalOf(companyCart));
	expect(await priced("company")).toBe(totalOf(companyCart));
	expect(await priced("private")).toBe(totalOf(cart));
	const shopper = await registerCustomer();
	expect((await order(shopper, cart, { as: "company" })).body.code).toBe("COMPANY_NOT_FOUND");
	const both = await order(manager, cart, { as: "company", business: null });
	expect([both.status, both.body.code, both.body.field]).toEqual([400, "VALIDATION", "orderData.as"]);
});

test("documents name the company that owes: name and numbers are its own, references are the order's", async () => {
	const stated = { company: "Autre nom", registration: "", vatNumber: "", purchaseOrder: "BC-1", billingAddress: null };
	const { body } = await order(manager, companyCart, { business: stated });
	expect(await rowOf(body.orderNumber)).toEqual({
		company_id: companyId,
		company: "Fêtes et fils",
		registration: company.registration,
		purchase_order: "BC-1",
	});
	const foreign = await order(manager, companyCart, { business: { ...stated, registration: "552100554" } });
	expect([foreign.status, foreign.body.field]).toEqual([400, "orderData.business.registration"]);
});

test("a member who is removed while ordering is refused: no private order has the company's prices", async () => {
	const buyer = await newColleague(manager, "BUYER");
	const checkoutId = randomUUID();
	const { body } = await order(buyer, companyCart, {}, { checkoutId });
	await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: manager.token });
	expect((await order(buyer, companyCart, {}, { checkoutId })).body.code).toBe("PRICE_CHANGED");
	expect((await order(buyer, companyCart, { as: "company" }, { checkoutId })).body.code).toBe("COMPANY_NOT_FOUND");
	expect((await rowOf(body.orderNumber)).company_id).toBe(companyId);
});

test("a quote for a company stays its own after the buyer has left it", async () => {
	const buyer = await newColleague(manager, "BUYER");
	const { body: quote } = await sendQuote(admin, quoteBody(buyer, companyCart, { payment: "LATER" }));
	await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: manager.token });
	const { status, body } = await acceptAsStaff(admin, quote.id);
	expect(status).toBe(200);
	expect(await rowOf(body.order?.orderNumber ?? "")).toMatchObject({ company_id: companyId, company: "Fêtes et fils" });
});

test("staff sells to the company of the customer, or to them privately", async () => {
	const items = [{ productId: product.id, quantity: 3 }];
	const quoted = async (buyer: object) => {
		const { body } = await api<ShippingQuoteResponse>("/admin/orders/quote", {
			token: admin,
			body: { items, customerId: manager.user.id, ...buyer },
		});
		return toCents(body.totalWithShipping);
	};
	expect([await quoted({}), await quoted({ as: "private" })]).toEqual([totalOf(companyCart), totalOf(cart)]);
	const { requestId, customerId, payment, orderData } = quoteBody(manager, cart);
	const { status, body } = await api<{ order: { orderNumber: string } }>("/admin/orders", {
		token: admin,
		body: { requestId, customerId, payment, orderData: { ...orderData, business: null } },
	});
	expect(status).toBe(201);
	expect((await rowOf(body.order.orderNumber)).company_id).toBeNull();
});
