import { randomUUID } from "node:crypto";
import type { AdminOrderDetail, AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import type { ChannelOrder } from "@confiserie/domain/contract/channel-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { checkout, newProduct, payByCard } from "../support/ordering";
import { publishableKey, storefront } from "../support/store";

syncsWithMedusa();

const NUMBER = { carrier: "COLISSIMO", number: "6a 1234 5678 901" } as const;
const SHOWN = {
	carrier: "COLISSIMO",
	carrierName: "Colissimo",
	number: "6A12345678901",
	url: "https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901",
};

let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

/** Of a customer of its own. */
async function paidOrder(): Promise<{ orderNumber: string; customer: TestCustomer }> {
	const customer = await registerCustomer();
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }]);
	await payByCard(customer.token, clientSecret);
	return { orderNumber, customer };
}
const change = (orderNumber: string, body: AdminStatusUpdate) =>
	api<AdminOrderDetail & ApiError>(`/admin/orders/${orderNumber}/status`, { method: "PATCH", token: admin, body });
const MAIL = "order-status-changed";
/** Number of mails about the order's status or tracking number. */
const mailsOf = async (orderNumber: string) => {
	const { rows } = await db().query(
		`select 1 from mail_outbox join order_book o on split_part(key, ':', 2) = o.id
			where o.order_number = $1 and template = $2`,
		[orderNumber, MAIL],
	);
	return rows.length;
};

describe("a number that who ships gives to the order", () => {
	test("with the status SHIPPED: on the order's page, in the mail, in history and audit", async () => {
		const { orderNumber, customer } = await paidOrder();
		const shipped = await change(orderNumber, { status: "SHIPPED", tracking: NUMBER });
		expect(shipped).toMatchObject({ status: 200, body: { status: "SHIPPED", tracking: SHOWN } });
		expect(shipped.body.history.at(-1)?.note).toBe("Suivi\u00a0: Colissimo, 6A12345678901.");
		const { body: own } = await api<Order>(`/orders/${orderNumber}`, { token: customer.token });
		expect(own.tracking).toEqual(SHOWN);
		expect(await mailsOf(orderNumber)).toBe(1);
		expect(await mailedTo(own.customerEmail, MAIL)).toContain(SHOWN.url);
		const { rows } = await db().query("select changes from admin_audit where entity_id = $1", [own.id]);
		expect(rows.at(-1)?.changes).toMatchObject({ tracking: { from: null, to: "Colissimo, 6A12345678901" } });
	});

	test("later, changed and removed: the customer is notified of each new one, once; the version grows", async () => {
		const { orderNumber } = await paidOrder();
		const { version } = (await change(orderNumber, { status: "SHIPPED" })).body;
		const given = await change(orderNumber, { status: "SHIPPED", tracking: NUMBER, version });
		expect(given.body.version).toBeGreaterThan(version);
		expect(await change(orderNumber, { status: "SHIPPED", tracking: NUMBER, version })).toMatchObject({
			status: 409,
			body: { code: "ORDER_CHANGED" },
		});
		await change(orderNumber, { status: "SHIPPED", tracking: NUMBER });
		expect(await mailsOf(orderNumber)).toBe(2);
		const link = "https://suivi.exemple.fr/X1-22";
		const other = await change(orderNumber, {
			status: "SHIPPED",
			tracking: { carrier: "OTHER", name: " Transports Durand ", number: "X1-22", link },
		});
		expect(other.body.tracking).toMatchObject({ carrier: "OTHER", carrierName: "Transports Durand", url: link });
		expect((await change(orderNumber, { status: "SHIPPED", tracking: null })).body.tracking).toBeNull();
		expect(await mailsOf(orderNumber)).toBe(3);
	});

	test.each<[string, unknown, string]>([
		["an unknown carrier", { ...NUMBER, carrier: "PIGEON" }, "tracking.carrier"],
		["no number", { ...NUMBER, number: " " }, "tracking.number"],
		["markup for a number", { ...NUMBER, number: "<b>1234</b>" }, "tracking.number"],
		["a page that is no page", { carrier: "OTHER", number: "X1-22", link: "javascript:alert(1)" }, "tracking.link"],
		["a page without encryption", { carrier: "OTHER", number: "X1-22", link: "http://suivi.exemple" }, "tracking.link"],
	])("%s is refused, with its field", async (_what, tracking, field) => {
		const { orderNumber } = await paidOrder();
		const body = { status: "SHIPPED", tracking } as AdminStatusUpdate;
		expect(await change(orderNumber, body)).toMatchObject({ status: 400, body: { code: "VALIDATION", field } });
	});

	test("is read by the channel of the order, with its key", async () => {
		const { key } = await issueKey();
		const { externalRef, orderNumber } = await placeOrder(key, saleOf((await newProduct()).id));
		await change(orderNumber, { status: "SHIPPED", tracking: NUMBER });
		const { body } = await api<ChannelOrder>(`/channel/orders/${encodeURIComponent(externalRef)}`, { token: key });
		expect(body).toMatchObject({ status: "SHIPPED", tracking: SHOWN });
	});
});

describe("over the Store API, in Medusa's own shape", () => {
	type Shipped = {
		fulfillments: { shipped_at: string | null; labels: { tracking_number: string; tracking_url: string }[] }[];
	};
	const FIELDS = "*fulfillments,*fulfillments.labels";
	const labelsOf = (orders: Shipped[]) =>
		orders.flatMap(({ fulfillments }) =>
			fulfillments.flatMap(({ labels }) => labels.map((label) => [label.tracking_number, label.tracking_url])),
		);

	test("an order's fulfilment carries the number as its label, the new one once it is corrected, none once it is taken away", async () => {
		const { orderNumber, customer } = await paidOrder();
		const key = await publishableKey();
		const read = async (path: string) => {
			const query = {
				method: "GET",
				query: { fields: FIELDS },
				headers: { authorization: `Bearer ${customer.token}` },
			};
			return storefront(key).client.fetch<{ order: Shipped; orders: Shipped[] }>(path, query);
		};
		const engineId = async () => {
			await outboxEmpty(orderNumber);
			const { rows } = await db().query("select medusa_order_id as id from order_book where order_number = $1", [
				orderNumber,
			]);
			return rows[0].id as string;
		};
		await change(orderNumber, { status: "SHIPPED", tracking: NUMBER });
		const { order } = await read(`/store/orders/${await engineId()}`);
		expect(order.fulfillments[0]?.shipped_at).not.toBeNull();
		expect(labelsOf([order])).toEqual([[SHOWN.number, SHOWN.url]]);
		expect(labelsOf((await read("/store/orders")).orders)).toEqual([[SHOWN.number, SHOWN.url]]);
		await change(orderNumber, { status: "SHIPPED", tracking: { carrier: "OTHER", number: "X1-22" } });
		expect(labelsOf([(await read(`/store/orders/${await engineId()}`)).order])).toEqual([["X1-22", "#"]]);
		await change(orderNumber, { status: "SHIPPED", tracking: null });
		expect(labelsOf([(await read(`/store/orders/${await engineId()}`)).order])).toEqual([]);
	});
});

describe("a customer without an account follows the order by the link of its mails", () => {
	async function guestOrder() {
		const { key } = await issueKey();
		const email = `invite-${randomUUID()}@exemple.fr`;
		const sale = saleOf((await newProduct()).id);
		const { orderNumber } = await placeOrder(key, { ...sale, customer: { ...sale.customer, email } });
		const { rows } = await db().query<{ key: string }>(
			"select follow_key as key from order_book where order_number = $1",
			[orderNumber],
		);
		return { orderNumber, email, key: rows[0]?.key ?? "" };
	}

	test("the page of the link reads that order alone, without any sign-in; the mails lead there", async () => {
		const { orderNumber, email, key } = await guestOrder();
		const { status, body, headers } = await api<Order>(`/followed-orders/${key}`);
		expect([status, body.orderNumber, headers.get("cache-control")]).toEqual([200, orderNumber, "no-store"]);
		await change(orderNumber, { status: "SHIPPED", tracking: NUMBER });
		expect((await api<Order>(`/followed-orders/${key}`)).body.tracking).toEqual(SHOWN);
		expect(await mailedTo(email, MAIL)).toContain(`/commande/${key}`);
	});

	test("a forged key opens nothing, nor does an order of an account have one", async () => {
		const { orderNumber } = await paidOrder();
		const { rows } = await db().query("select follow_key from order_book where order_number = $1", [orderNumber]);
		expect(rows).toEqual([{ follow_key: null }]);
		for (const forged of [orderNumber, "null", "a".repeat(32)])
			expect(await api(`/followed-orders/${forged}`)).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
	});
});
