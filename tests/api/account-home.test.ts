import type { AccountHome } from "@confiserie/domain/contract/account-home";
import type { UsualProduct } from "@confiserie/domain/contract/quick-order";
import { describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newColleague, newCompany, waitingOrder } from "../support/companies";
import { payDeposit } from "../support/deposit";
import { companyOnAccount } from "../support/on-account";
import { checkout, newProduct, payByCard } from "../support/ordering";
import { quoteBody, sendQuote, withdraw } from "../support/quotes";

const homeOf = async ({ token }: TestCustomer) => (await api<AccountHome>("/account/home", { token })).body;
const usualOf = async ({ token }: TestCustomer) =>
	(await api<UsualProduct[]>("/quick-order/usual", { token })).body.map(({ product, boxes, orders }) => [
		product.id,
		boxes,
		orders,
	]);
const NEW = { role: null, lastOrder: null, dues: [], account: null, quotes: [], approvals: [] };

describe("GET /account/home", () => {
	test("of a new customer has nothing, and refuses no part of it", async () => {
		const customer = await registerCustomer();
		expect(await homeOf(customer)).toEqual(NEW);
		expect(await usualOf(customer)).toEqual([]);
	});

	test("has the last order, and an unpaid one to pay until its hold ends or it is paid", async () => {
		const [customer, product] = await Promise.all([registerCustomer(), newProduct()]);
		const first = await checkout(customer.token, [{ product, boxes: 5 }]);
		const before = await homeOf(customer);
		expect(before.lastOrder?.orderNumber).toBe(first.orderNumber);
		expect(before.dues).toEqual([
			{ orderNumber: first.orderNumber, amount: before.lastOrder?.totalAmount, payBy: before.lastOrder?.payBy },
		]);
		await payByCard(customer.token, first.clientSecret);
		expect(await homeOf(customer)).toMatchObject({ dues: [], lastOrder: { paymentStatus: "PAID" } });
		const second = await checkout(customer.token, [{ product, boxes: 1 }]);
		expect(await homeOf(customer)).toMatchObject({
			lastOrder: { orderNumber: second.orderNumber },
			dues: [{ orderNumber: second.orderNumber }],
		});
		await db().query("update order_book set hold_expires_at = now() - interval '1 minute' where order_number = $1", [
			second.orderNumber,
		]);
		expect((await homeOf(customer)).dues).toEqual([]);
	});

	test("has quotes that can be accepted, and no others", async () => {
		const [customer, product, token] = await Promise.all([registerCustomer(), newProduct(), adminToken()]);
		const { body: quote } = await sendQuote(token, quoteBody(customer, [{ product, boxes: 8 }]));
		expect((await homeOf(customer)).quotes.map(({ number }) => number)).toEqual([quote.number]);
		await withdraw(token, quote.id);
		expect((await homeOf(customer)).quotes).toEqual([]);
	});

	test("has an approval for the colleagues who decide it and for its buyer, and no payment before", async () => {
		const [{ manager }, product] = await Promise.all([newCompany(), newProduct()]);
		const [buyer, accountant] = [await newColleague(manager, "BUYER", 0), await newColleague(manager, "ACCOUNTANT")];
		const orderNumber = await waitingOrder(buyer, [{ product, boxes: 5 }]);
		expect(await homeOf(manager)).toMatchObject({ role: "MANAGER", approvals: [{ orderNumber, canDecide: true }] });
		expect(await homeOf(buyer)).toMatchObject({ account: null, dues: [], approvals: [{ orderNumber, isYours: true }] });
		expect(await homeOf(accountant)).toMatchObject({ account: { outstanding: 0, overdue: 0 }, approvals: [] });
	});

	test("has a balance of the company once: on its account for who reads that, else among the buyer's own payments", async () => {
		const { manager } = await companyOnAccount({ hasDeposit: true });
		const buyer = await newColleague(manager, "BUYER");
		const { order } = await payDeposit(manager);
		expect(await homeOf(manager)).toMatchObject({ dues: [], account: { outstanding: order.balanceAmount } });
		const { orderNumber, balanceAmount: amount } = (await payDeposit(buyer)).order;
		expect(await homeOf(buyer)).toMatchObject({ dues: [{ orderNumber, amount }], account: null });
	});
});

describe("GET /quick-order/usual", () => {
	test("has what stands in most orders first, in the boxes of the latest; nothing cancelled or off sale", async () => {
		const customer = await registerCustomer();
		const [often, once, gone] = await Promise.all([newProduct(), newProduct(), newProduct()]);
		const order = async (cart: Parameters<typeof checkout>[1]) => {
			const { clientSecret, orderNumber } = await checkout(customer.token, cart);
			await payByCard(customer.token, clientSecret);
			return orderNumber;
		};
		await order([
			{ product: often, boxes: 3 },
			{ product: gone, boxes: 1 },
		]);
		const cancelled = await order([{ product: once, boxes: 2 }]);
		await order([
			{ product: once, boxes: 4 },
			{ product: often, boxes: 16 },
		]);
		await db().query("update order_book set status = 'CANCELLED' where order_number = $1", [cancelled]);
		await db().query("update product set status = 'draft' where id = $1", [gone.id]);
		expect(await usualOf(customer)).toEqual([
			[often.id, 16, 2],
			[once.id, 4, 1],
		]);
	});
});
