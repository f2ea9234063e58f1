import { createHash } from "node:crypto";
import { refundableCents, spreadRefund } from "@confiserie/domain/balance";
import { FALLBACK_PRODUCT_NAME } from "@confiserie/domain/catalogue";
import { carriageLeft, type DeliveryRules, quoteDelivery } from "@confiserie/domain/delivery/quote";
import { collectedCents } from "@confiserie/domain/deposit";
import {
	type CorrectedLine,
	correctedOption,
	correctedShipping,
	correctLines,
} from "@confiserie/domain/order-correction/correct-lines";
import { type Settlement, settleDifference, totalRefusal } from "@confiserie/domain/order-correction/difference";
import { boxPriceFor } from "@confiserie/domain/sales-channel";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import type { TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import { vatRateAt } from "@confiserie/domain/tax/zone-vat";
import type { Sql } from "../../../lib/database/sql";
import { type Channel, readChannel } from "../../channels";
import { refuseBeyondCredit } from "../../company-terms";
import { packagingOf } from "../../delivery";
import { ApiFailure } from "../../failures";
import { type CatalogueEntry, catalogueOf } from "../../offers";
import { type LineRow, linesOf, type OrderRow, receiptsOf } from "../../orders";
import { correctedPromotions, freeCarriagesOf, type OrderPromotion } from "../../promotions";
import { correctionFacts } from "./correction-facts";
import type { PlannedLine } from "./planned-line";
import { refuseShort } from "./refuse-short";

/** What a correction of the articles comes to; amounts in cents. */
export interface CorrectionPlan extends Settlement {
	fingerprint: string;
	lines: PlannedLine[];
	removed: LineRow[];
	channel: Channel | undefined;
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
	expectedCents: number;
	/** With what is left of their reductions. */
	promotions: OrderPromotion[];
	taxes: TaxedAmount[];
	/** Of what is given back, what came by transfer. */
	byHandCents: number;
	isInvoiceReplaced: boolean;
}

interface WantedArticles {
	items: readonly { productId: string; boxes: number }[];
	rules: DeliveryRules;
	now: Date;
}

/**
 * Works out what an order comes to with these articles, from SQL alone: prices as `correctLines` decides, VAT and delivery as at
 * the checkout, the difference by `settleDifference`. Writes nothing.
 * @throws ApiFailure ORDER_NOT_CORRECTABLE, PRODUCT_UNAVAILABLE and OUT_OF_STOCK with their lines, CREDIT_BLOCKED and
 * CREDIT_LIMIT_EXCEEDED for more on account
 */
export async function planCorrection(
	sql: Sql,
	order: OrderRow,
	{ items, rules, now }: WantedArticles,
): Promise<CorrectionPlan> {
	const rows = await linesOf(sql, [order.id]);
	const facts = await correctionFacts(sql, order);
	const channel = await readChannel(sql, order.salesChannelId);
	const grown = items.filter(({ productId, boxes }) => boxes > (rowOf(rows, productId)?.boxes ?? 0));
	const ids = grown.map(({ productId }) => productId);
	const catalogue = channel?.isEnabled
		? await catalogueOf(sql, ids, channel, order.companyId)
		: new Map<string, CatalogueEntry>();
	const { lines, unavailable } = correctLines(rows, items, (productId, boxes) => {
		const entry = catalogue.get(productId);
		return entry && boxPriceFor(entry.boxPrices, boxes);
	});
	const planned = lines.map((line) => {
		const entry = catalogue.get(line.productId);
		const sold = entry && {
			...entry,
			vatRate: vatRateAt(entry.vatRate, { place: order, vatNumber: order.vatNumber }, rules),
		};
		return plannedLine(line, rowOf(rows, line.productId), sold);
	});
	await refuseShort(sql, planned, unavailable);
	const subtotalCents = planned.reduce((sum, line) => sum + line.boxes * line.unitPriceCents, 0);
	const shippingCents = await correctedDelivery(sql, order, { rows, planned, rules });
	const totalCents = subtotalCents + shippingCents;
	const message = totalRefusal({ ...order, ...facts }, totalCents);
	if (message) throw new ApiFailure("ORDER_NOT_CORRECTABLE", { message });
	const settlement = settleDifference(order, totalCents);
	if (order.onAccountAt && order.companyId && settlement.addedCents > 0)
		await refuseBeyondCredit(sql, order.companyId, settlement.addedCents, now);
	const plan = {
		...settlement,
		lines: planned,
		removed: rows.filter((row) => !planned.some((line) => line.row?.id === row.id)),
		channel,
		subtotalCents,
		shippingCents,
		totalCents,
		expectedCents: collectedCents(totalCents, order.depositPercentage),
		promotions: correctedPromotions(order.promotions, listCents(planned) - subtotalCents),
		taxes: taxOf({ lines: planned.map(taxed), shippingCents }).totals,
		byHandCents: await byHandCents(sql, order.id, settlement.refundCents),
		isInvoiceReplaced: facts.hasFinalInvoice,
	};
	return { ...plan, fingerprint: fingerprintOf(order, plan) };
}

type Priced = Pick<PlannedLine, "boxes" | "unitPriceCents" | "listUnitPriceCents">;

/** Articles before promotions. */
const listCents = (lines: readonly Priced[]): number =>
	lines.reduce((sum, line) => sum + line.boxes * (line.listUnitPriceCents ?? line.unitPriceCents), 0);

/** Delivery of the corrected order, as the checkout prices it. */
async function correctedDelivery(
	sql: Sql,
	order: OrderRow,
	{ rows, planned, rules }: { rows: readonly LineRow[]; planned: readonly PlannedLine[]; rules: DeliveryRules },
): Promise<number> {
	const freeCarriages = freeCarriagesOf(order.promotions);
	const [before, after] = [listCents(rows), listCents(planned)];
	if (!order.delivery) {
		const given = order.promotions.reduce((sum, { shippingDiscountCents }) => sum + shippingDiscountCents, 0);
		const sums = { subtotalCents: before, shippingCents: order.shippingCents + given };
		return carriageLeft(correctedShipping(sums, after, rules), freeCarriages, null);
	}
	const packaging = await packagingOf(
		sql,
		[...rows, ...planned].map(({ productId }) => productId),
	);
	const { country, postalCode } = order;
	const shared = { freeCarriages, place: { country, postalCode }, choice: { optionId: order.delivery.optionId } };
	const loaded = (lines: readonly { productId: string; boxes: number }[]) =>
		lines.map(({ productId, boxes }) => ({ ...UNPACKED, ...packaging.get(productId), boxes }));
	return correctedOption(
		order,
		quoteDelivery({ ...shared, lines: loaded(rows), subtotalCents: before }, rules),
		quoteDelivery({ ...shared, lines: loaded(planned), subtotalCents: after }, rules),
	);
}

/** A product that was deleted meanwhile weighs what the settings say of a box. */
const UNPACKED = { weightGrams: 0, piecesPerBox: 1, boxesPerLayer: null, boxesPerPallet: null, preparationDays: null };

const rowOf = (rows: readonly LineRow[], productId: string) => rows.find((row) => row.productId === productId);

function plannedLine(line: CorrectedLine, row: LineRow | undefined, entry: CatalogueEntry | undefined): PlannedLine {
	const name = row?.productName ?? entry?.name ?? FALLBACK_PRODUCT_NAME;
	return { ...line, row, entry, name, vatRate: row?.vatRate ?? entry?.vatRate ?? 0 };
}

const taxed = ({ boxes: quantity, unitPriceCents, vatRate: ratePercent }: PlannedLine) => {
	return { quantity, unitPriceCents, ratePercent };
};

/** What of a refund came by transfer: cards are given back first. */
async function byHandCents(sql: Sql, orderId: string, cents: number): Promise<number> {
	if (cents === 0) return 0;
	const receipts = (await receiptsOf(sql, orderId)).filter(({ kind }) => kind === "CAPTURE");
	if (refundableCents(receipts) < cents) throw new ApiFailure("REFUND_EXCEEDED");
	const parts = spreadRefund(receipts, cents).filter(({ isByHand }) => isByHand);
	return parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Digest of everything that the administrator sees and confirms. */
function fingerprintOf({ id, version, totalCents }: OrderRow, plan: Omit<CorrectionPlan, "fingerprint">): string {
	const { lines, removed, shippingCents, refundCents, byHandCents, dueCents, isInvoiceReplaced } = plan;
	const shown = [
		[id, version, totalCents, shippingCents, plan.totalCents, refundCents, byHandCents, dueCents, isInvoiceReplaced],
		lines.map(({ productId, boxes, unitPriceCents }) => [productId, boxes, unitPriceCents]),
		removed.map(({ productId }) => productId),
	];
	return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}
