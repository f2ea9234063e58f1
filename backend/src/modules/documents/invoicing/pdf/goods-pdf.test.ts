import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { ADMIN_ORDERS } from "@confiserie/domain/contract/admin-orders.docs";
import { expect, test } from "vitest";
import { SAMPLE_FACTS } from "../samples";
import { type GoodsDocument, goodsFacts, goodsPdf, lotsOf, netGrams } from "./goods-pdf";

const order = ADMIN_ORDERS.answers.AdminOrderDetail.example as AdminOrderDetail;
const facts = new Map(order.items.map(({ productId }) => [productId, { eanBox: "3401234567890", boxGrams: 960 }]));
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test.each<GoodsDocument>(["DELIVERY_NOTE", "PICKING_LIST"])(
	"%s is a page of PDF/A, and several for many lines",
	async (kind) => {
		const pdf = await goodsPdf(kind, order, SAMPLE_FACTS.seller, facts);
		expect(pdf.toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(pagesOf(pdf)).toBe(1);
		const [item] = order.items;
		if (!item) throw new Error("No line.");
		const items = Array.from({ length: 80 }, () => item);
		const notes = "Quai n° 2, sonner deux fois.\n".repeat(6);
		expect(
			pagesOf(await goodsPdf(kind, { ...order, items, deliveryNotes: notes }, SAMPLE_FACTS.seller, facts)),
		).toBeGreaterThan(3);
		const removed = items.map((one) => ({ ...one, quantityToShip: 0 }));
		expect(pagesOf(await goodsPdf(kind, { ...order, items: removed }, SAMPLE_FACTS.seller, facts))).toBe(1);
	},
);

test("the picking list says what is not paid, the customer's delivery note does not", () => {
	const unpaid = { ...order, paymentStatus: "PARTIAL" as const, remainingAmount: 120.5 };
	expect(goodsFacts("PICKING_LIST", unpaid).at(-1)).toBe("Paiement\u00a0: reste 120,50\u00a0€ à payer");
	for (const facts of [
		goodsFacts("DELIVERY_NOTE", unpaid),
		goodsFacts("PICKING_LIST", { ...order, paymentStatus: "PAID" }),
	])
		expect(facts.join()).not.toContain("Paiement");
});

test("each line names its lots with their dates and boxes", () => {
	const lot = { lineId: "a", code: "L2611", durability: "BEST_BEFORE" as const, expiresOn: "2027-06-30", boxes: 4 };
	const other = { lineId: "b", code: null, durability: null, expiresOn: null, boxes: 1 };
	expect(lotsOf({ id: "a" }, [lot, other])).toEqual(["Lot L2611, DDM 30 juin 2027\u00a0: 4 cartons"]);
	expect(lotsOf({ id: "b" }, [lot, other])).toEqual(["Sans lot\u00a0: 1 carton"]);
});

test("an order weighs what leaves of its lines, and nothing is said while a product has no weight", () => {
	const [item] = order.items;
	if (!item) throw new Error("No line.");
	const items = [
		{ ...item, productId: "a", quantityToShip: 3 },
		{ ...item, productId: "b", quantityToShip: 2 },
		{ ...item, productId: "gone", quantityToShip: 0 },
	];
	const box = (boxGrams: number) => ({ eanBox: "", boxGrams });
	expect(netGrams(items, new Map(Object.entries({ a: box(960), b: box(1000.5) })))).toBe(4881);
	expect(netGrams(items, new Map(Object.entries({ a: box(960), b: box(0) })))).toBeNull();
});
