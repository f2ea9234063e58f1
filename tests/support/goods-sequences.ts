import fc from "fast-check";
import { expect } from "vitest";
import { adminToken, api, registerCustomer } from "./api";
import { readOrder } from "./deposit";
import { goodsOf } from "./goods";
import { checkout, newProduct, payByCard, stockOf } from "./ordering";

const RECEIVED = 30;

interface Act {
	kind: "ship" | "refund" | "amount" | "receive" | "withdraw" | "correct" | "cancel" | "reopen";
	boxes: number;
	flag: boolean;
}

/** What the tables of goods say of the only line of an order. */
const begin = (ordered: number) => {
	return { ordered, removed: 0, shipped: 0, returned: 0, givenBack: 0, restocked: 0, isCancelled: false };
};
type Model = ReturnType<typeof begin>;
const toShip = ({ ordered, removed, shipped }: Model) => ordered - removed - shipped;
const isOpen = (model: Model) => !model.isCancelled && toShip(model) > 0;

function refund(model: Model, boxes: number, isRestocked: boolean): boolean {
	const open = model.ordered - model.removed - model.givenBack;
	if (boxes > open || (isRestocked && boxes > model.shipped - model.returned)) return false;
	const back = isRestocked ? boxes : Math.min(boxes, Math.max(0, model.returned - model.givenBack));
	const removed = Math.min(boxes - back, toShip(model));
	model.removed += removed;
	model.givenBack += boxes - removed;
	if (isRestocked) receive(model, boxes, true);
	return true;
}

function receive(model: Model, boxes: number, isRestocked: boolean): boolean {
	if (boxes > model.shipped - model.returned) return false;
	model.returned += boxes;
	if (isRestocked) model.restocked += boxes;
	return true;
}

const ACT: fc.Arbitrary<Act> = fc.record({
	kind: fc.oneof(
		{ arbitrary: fc.constantFrom<Act["kind"]>("ship", "refund", "receive", "withdraw"), weight: 10 },
		{ arbitrary: fc.constantFrom<Act["kind"]>("amount", "correct", "cancel", "reopen"), weight: 2 },
	),
	boxes: fc.integer({ min: 1, max: 4 }),
	flag: fc.boolean(),
});

/**
 * Random sequences of acts on orders of one line, over HTTP: after each the order's boxes, its status and the stock are those of the
 * model. Orders are not projected into Medusa, so what was shipped still counts as reserved.
 */
export async function expectSequences(count: number, seed: number): Promise<void> {
	const [admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	const sequences = fc.sample(fc.array(ACT, { minLength: 4, maxLength: 8 }), { numRuns: count, seed });
	for (const acts of sequences) {
		const product = await newProduct({ boxes: RECEIVED });
		const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 8 }]);
		await payByCard(customer.token, clientSecret);
		const { items, customerEmail } = await readOrder(customer, orderNumber);
		const lineId = items[0]?.id ?? "";
		const goods = goodsOf(admin, orderNumber);
		const model = begin(8);
		const done: string[] = [];
		for (const { kind, boxes, flag } of acts) {
			const line = { lineId, boxes };
			const isUntouched = model.removed + model.givenBack + model.shipped === 0;
			let isDone = false;
			let status = 0;
			if (kind === "ship") {
				isDone = isOpen(model) && (flag || boxes <= toShip(model));
				status = (await goods.ship(flag ? undefined : [line])).status;
				if (isDone) model.shipped += flag ? toShip(model) : boxes;
			} else if (kind === "refund") {
				isDone = refund(model, boxes, flag);
				status = (await goods.refund([{ ...line, restock: flag }])).status;
			} else if (kind === "receive") {
				isDone = receive(model, boxes, flag);
				status = (await goods.receive(line, flag ? "RESTOCK" : "LOSS")).status;
			} else if (kind === "withdraw") {
				isDone = !model.isCancelled && boxes <= model.ordered - model.removed - model.givenBack;
				const { body, status: declared } = await goods.withdraw(customerEmail, line);
				status = declared;
				const { id, dueCents } = (declared === 201 && (await goods.waiting())) || { id: body.id, dueCents: 0 };
				if (isDone && flag) status = (await goods.decide(id, { decision: "ACCEPT", amount: dueCents })).status;
				else if (isDone) await goods.decide(id, { decision: "REFUSE", reason: "Trop tard" });
				if (isDone && flag) refund(model, boxes, false);
			} else if (kind === "amount") {
				// A gesture: it moves no box. One cent leaves enough for every box but the last.
				const { status: given } = await api(`/admin/orders/${orderNumber}/refunds`, {
					token: admin,
					body: { amount: 1, reason: "Geste commercial", cause: "GESTURE" },
					headers: { "Idempotency-Key": `${orderNumber}-${done.length}` },
				});
				isDone = given === 201;
				status = given;
			} else if (kind === "correct") {
				const at = `/admin/orders/${orderNumber}`;
				const correction = { items: [{ productId: product.id, boxes }] };
				const { body } = await api<{ fingerprint: string; version: number }>(`${at}/correction-preview`, {
					token: admin,
					body: correction,
				});
				const { fingerprint = "refused", version = 1 } = body;
				status = (
					await api(`${at}/corrections`, {
						token: admin,
						body: { ...correction, fingerprint, version },
						headers: { "Idempotency-Key": `${orderNumber}-${done.length}` },
					})
				).status;
				isDone = status < 300;
				if (isDone) expect(isOpen(model) && isUntouched).toBe(true);
				if (isDone) model.ordered = boxes;
			} else if (kind === "cancel") {
				isDone = !model.isCancelled && (model.shipped === 0 || toShip(model) > 0);
				if (!isDone) continue;
				status = (await goods.move("CANCELLED")).status;
				if (model.shipped === 0) model.isCancelled = true;
				else model.removed += toShip(model);
			} else {
				isDone = model.isCancelled && toShip(model) > 0;
				if (!isDone) continue;
				status = (await goods.move("CONFIRMED")).status;
				model.isCancelled = false;
			}
			done.push(`${kind} ${boxes} ${flag}: ${status}`);
			if (!model.isCancelled && toShip(model) === 0 && model.shipped === 0) model.isCancelled = true;
			const order = await goods.read();
			const { stocked, reserved } = await stockOf(product);
			const [item] = order.items;
			expect(
				{
					isDone: status < 300,
					boxes: [item?.quantity, item?.quantityToShip, item?.quantityShipped, item?.quantityReturned],
					status: order.status,
					stocked,
					reserved,
				},
				done.join(", "),
			).toEqual({
				isDone,
				boxes: [model.ordered, model.ordered - model.removed, model.shipped, model.returned],
				status: model.isCancelled ? "CANCELLED" : toShip(model) === 0 ? "SHIPPED" : "CONFIRMED",
				stocked: RECEIVED + model.restocked,
				reserved: model.isCancelled ? 0 : model.ordered - model.removed,
			});
		}
	}
}
