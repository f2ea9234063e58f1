import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { ADMIN_ORDER_ANSWERS } from "@confiserie/domain/contract/shapes/admin-orders";
import { expect, test } from "vitest";
import { SAMPLE_FACTS } from "../samples";
import { type GoodsPaper, goodsPdf } from "./goods-pdf";

const order = ADMIN_ORDER_ANSWERS.AdminOrderDetail.example as AdminOrderDetail;
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test.each<GoodsPaper>(["DELIVERY_NOTE", "PICKING_LIST"])(
	"%s is a page of PDF/A, and several for many lines",
	async (kind) => {
		const pdf = await goodsPdf(kind, order, SAMPLE_FACTS.seller);
		expect(pdf.toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>");
		expect(pagesOf(pdf)).toBe(1);
		const [item] = order.items;
		if (!item) throw new Error("No line.");
		const items = Array.from({ length: 80 }, () => item);
		const notes = "Quai n° 2, sonner deux fois.\n".repeat(6);
		expect(
			pagesOf(await goodsPdf(kind, { ...order, items, deliveryNotes: notes }, SAMPLE_FACTS.seller)),
		).toBeGreaterThan(3);
	},
);
