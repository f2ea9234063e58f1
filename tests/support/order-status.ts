import type { AdminOrderDetail, AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import { expect } from "vitest";
import { type ApiResponse, adminToken, api, registerCustomer } from "./api";
import { CARDS, card, checkout, confirm, newProduct, type TestProduct } from "./ordering";

/** An order as its customer made it. */
export interface Sale {
	orderNumber: string;
	clientSecret: string;
	product: TestProduct;
}

/** Asks for a status, whatever the response. */
function patchStatus<Body>(admin: string, number: string, body: unknown): Promise<ApiResponse<Body>> {
	return api<Body>(`/admin/orders/${number}/status`, { method: "PATCH", token: admin, body });
}

/** Gives an order a status, which the shop has to accept; returns the order after it. */
export async function moveOrder(admin: string, number: string, body: AdminStatusUpdate): Promise<AdminOrderDetail> {
	const answer = await patchStatus<AdminOrderDetail>(admin, number, body);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}

/** Sales to one customer, and what an administrator does about their statuses. */
export function statusDesk() {
	let admin: string;
	let customer: string;
	return {
		/** Has both sign in, before anything else is done here; returns the customer's token. */
		async open(): Promise<string> {
			admin = await adminToken();
			customer = (await registerCustomer()).token;
			return customer;
		},
		/** Sells `boxes` boxes of a new product, of which there are `stock`. */
		async sale({ boxes = 3, paid = true, stock = 10 } = {}): Promise<Sale> {
			const product = await newProduct({ boxes: stock });
			const { orderNumber, clientSecret } = await checkout(customer, [{ product, boxes }]);
			if (paid) await confirm(customer, clientSecret, { card: card(CARDS.success) });
			return { orderNumber, clientSecret, product };
		},
		patch: <Body = AdminOrderDetail>(number: string, body: unknown) => patchStatus<Body>(admin, number, body),
		move: (number: string, body: AdminStatusUpdate) => moveOrder(admin, number, body),
		read: async (number: string) => (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body,
	};
}
