import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { ADMIN_ORDERS } from "@confiserie/domain/contract/admin-orders.docs";
import { SHIPMENT } from "@confiserie/domain/contract/shipments.docs";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { expect, test } from "vitest";
import { SAMPLE_FACTS } from "../samples";
import { type GoodsDocument, goodsFacts, goodsOf, goodsPdf, lotsOf, netGrams, stackedPallets } from "./goods-pdf";

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

test("a document says how mixed pallets are to be stacked, and of a shipment how they left", async () => {
	const [item] = order.items;
	if (!item) throw new Error("No line.");
	const items = [
		{ ...item, productId: "corn", productName: "Pop-corn", boxesPerLayer: 12, boxesPerPallet: 60, quantityToShip: 25 },
		{
			...item,
			productId: "floss",
			productName: "Barbe à papa",
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			quantityToShip: 24,
		},
	];
	const products = items.map(({ productId }, index) => ({ productId, boxGrams: [2_000, 5_000][index] ?? 0 }));
	const mixedPallets = { minimumFillPercent: 90, palletKilograms: 800, products, isFilled: true, pallets: [] };
	const contents = [{ productName: "Pop-corn", layers: 1, boxes: 12 }];
	const loose = { kind: "PALLET" as const, grams: 5_000, sscc: "037601230000000413", contents: [] };
	const left = { ...loose, grams: 24_000, sscc: "037601230000000420", contents };
	const shipment = { ...SHIPMENT, packages: [loose, left], carrierLabel: null };
	const plain = (stacked: ReturnType<typeof stackedPallets>) =>
		stacked.map(({ title, contents: words }) => `${title}. ${words}`.replaceAll(/\s/g, " "));
	expect(plain(stackedPallets({ ...order, items, mixedPallets }))).toEqual([
		"Palette 1, 48 cartons, 168 kg, remplie à 90 %. De bas en haut : 3 couches de Barbe à papa, 24 cartons ; 2 couches de Pop-corn, 24 cartons",
	]);
	expect(plain(stackedPallets({ ...order, items, mixedPallets, shipment }))).toEqual([
		"Palette 2, 24 kg, SSCC 037601230000000420. De bas en haut : 1 couche de Pop-corn, 12 cartons",
	]);
	expect(stackedPallets({ ...order, items, mixedPallets: null })).toEqual([]);
	const pdf = await goodsPdf("PICKING_LIST", { ...order, items, mixedPallets }, SAMPLE_FACTS.seller, facts);
	expect(pagesOf(pdf)).toBe(1);
});

test.each<[GoodsDocument, OrderStatus, number]>([
	["PICKING_LIST", "CONFIRMED", 2],
	["PICKING_LIST", "PENDING", 2],
	["PICKING_LIST", "SHIPPED", 6],
	["DELIVERY_NOTE", "CONFIRMED", 6],
])("%s of an order in %s after four of six boxes have left names %i", (kind, status, boxes) => {
	const [item] = order.items;
	if (!item) throw new Error("No line.");
	const items = [{ ...item, quantityToShip: 6, quantityShipped: 4 }];
	expect(goodsOf(kind, { ...order, status, items }).items).toMatchObject([{ quantityToShip: boxes }]);
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
