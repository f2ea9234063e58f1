import { createHash } from "node:crypto";
import { FALLBACK_PRODUCT_NAME } from "@confiserie/domain/catalogue/catalogue";
import { boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import { boxGrams } from "@confiserie/domain/delivery/box-weight";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import {
	carriageLeft,
	type DeliveryRules,
	preparationOf,
	quoteDelivery,
	zoneOf,
} from "@confiserie/domain/delivery/quote";
import {
	type CorrectedLine,
	correctedOption,
	correctedShipping,
	correctLines,
} from "@confiserie/domain/order-correction/correct-lines";
import { apartFromPallets, correctPallets } from "@confiserie/domain/order-correction/correct-pallets";
import { type Settlement, settleDifference, totalRefusal } from "@confiserie/domain/order-correction/difference";
import { mayMix } from "@confiserie/domain/pallet/mixed-pallet";
import { MIXED_PALLET, palletPromotion } from "@confiserie/domain/pallet/pallet-promotion";
import { type RecordedPallets, recordAgain, recordedMixing } from "@confiserie/domain/pallet/recorded-pallets";
import { refundableCents, spreadRefund } from "@confiserie/domain/payments/balance";
import { collectedCents } from "@confiserie/domain/payments/deposit";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import type { TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import { type Recipient, vatRateAt, zoneVatAt } from "@confiserie/domain/tax/zone-vat";
import type { Sql } from "../../../../lib/database/sql";
import { readTerms, rulesUnder } from "../../../companies/companies";
import { ApiFailure } from "../../../foundations/failures";
import { agreeDelivery, deliveryNow, packagingOf } from "../../../fulfilment/delivery";
import { type Channel, readChannel } from "../../../terms/channels";
import { correctedPromotions, freeCarriagesOf, type OrderPromotion, orderPromotions } from "../../../terms/promotions";
import { type CatalogueEntry, catalogueOf, palletPriceOf } from "../../offers";
import { type LineRow, linesOf, type OrderRow, receiptsOf } from "../../orders";
import { exceededLimit } from "../exceeded-limit";
import { type CorrectionFacts, correctionFacts } from "./correction-facts";
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
	delivery: OrderDelivery | null;
	dispatchBy: string | null;
	deliveredFrom: string | null;
	totalCents: number;
	expectedCents: number;
	/** With what is left of their reductions. */
	promotions: OrderPromotion[];
	/** How the layers stand on pallets then. */
	mixedPallets: RecordedPallets | null;
	taxes: TaxedAmount[];
	/** Of what is given back, what came by transfer. */
	byHandCents: number;
	isInvoiceReplaced: boolean;
	/** The limit that it goes beyond, which was overridden. */
	exceeds: string | null;
}

interface WantedArticles {
	items: readonly { productId: string; boxes: number }[];
	rules: DeliveryRules;
	/** Whether limits of the company and its member are overridden. */
	isOverriding: boolean;
	now: Date;
}

/**
 * Works out what an order comes to with these articles, from SQL alone: prices as `correctLines` decides, VAT and delivery as at
 * the checkout, the difference by `settleDifference`. Writes nothing.
 * @throws ApiFailure ORDER_NOT_CORRECTABLE, PRODUCT_UNAVAILABLE and OUT_OF_STOCK with their lines, those of `exceededLimit` for more
 */
export async function planCorrection(
	sql: Sql,
	order: OrderRow,
	{ items, rules, isOverriding, now }: WantedArticles,
): Promise<CorrectionPlan> {
	const rows = await linesOf(sql, [order.id]);
	const facts = await correctionFacts(sql, order);
	const channel = await readChannel(sql, order.salesChannelId);
	const grown = items.filter(({ productId, boxes }) => boxes > (rowOf(rows, productId)?.boxes ?? 0));
	const ids = grown.map(({ productId }) => productId);
	const catalogue = channel?.isEnabled
		? await catalogueOf(sql, ids, channel, order.companyId)
		: new Map<string, CatalogueEntry>();
	const { lines, unavailable } = correctLines(rows.map(apartFromPallets), items, (productId, boxes) => {
		const entry = catalogue.get(productId);
		return entry && boxPriceFor(entry.boxPrices, boxes);
	});
	const apart = lines.map((line) => {
		const entry = catalogue.get(line.productId);
		const sold = entry && {
			...entry,
			vatRate: vatRateAt(entry.vatRate, { place: order, vatNumber: order.vatNumber }, rules),
		};
		return plannedLine(line, rowOf(rows, line.productId), sold, rules.packing);
	});
	const terms = palletTerms(order, apart, rules.packing);
	const agreedOffCents = ({ row, boxes, before }: PlannedLine) =>
		terms?.isFilled && row && boxes === before ? row.palletOffCents : null;
	const stacked = apart.map((line) => ({ ...sized(line), agreedOffCents: agreedOffCents(line) }));
	const planned = terms ? correctPallets(stacked, terms) : apart;
	await refuseShort(sql, planned, unavailable);
	const delivered = await correctedDelivery(sql, order, { rows, planned, rules, to: order, now });
	const { packing } = rules;
	return planOf(sql, order, { facts, rows, planned, delivered, channel, packing, isOverriding, now });
}

/** Where an order is to go, and the VAT number that decides about its VAT. */
type Destination = Pick<OrderRow, "country" | "postalCode" | "vatNumber">;

/**
 * Works out what an order comes to for another recipient: its goods at their prices, with the delivery and the VAT there. Null
 * where neither changes. @throws ApiFailure NO_DELIVERY_OPTION; ORDER_NOT_CORRECTABLE, CREDIT_BLOCKED and CREDIT_LIMIT_EXCEEDED as
 * `planCorrection`
 */
export async function planMove(
	sql: Sql,
	order: OrderRow,
	{ to, rules, now }: { to: Destination; rules: DeliveryRules; now: Date },
): Promise<CorrectionPlan | null> {
	const rows = await linesOf(sql, [order.id]);
	const packaging = await packagingOf(
		sql,
		rows.map(({ productId }) => productId),
	);
	const [from, next] = [recipientOf(order), recipientOf(to)];
	const vatOf = ({ place, vatNumber }: Recipient) => JSON.stringify(vatNumber ? null : zoneVatAt(place, rules));
	const isTaxedAlike = vatOf(from) === vatOf(next);
	const planned = rows.map((row) => {
		const french = packaging.get(row.productId)?.vatRate ?? row.vatRate;
		const vatRate = isTaxedAlike ? row.vatRate : vatRateAt(french, next, rules);
		const { palletOffCents, palletUnitCents } = row;
		const pallet = { palletOffCents, palletUnitCents };
		return { ...plannedLine({ ...row, before: row.boxes }, row, undefined, rules.packing), ...pallet, vatRate };
	});
	// Within its zone the agreed price holds, whatever today's rules ask.
	const delivered = isElsewhere(order, to, rules)
		? await correctedDelivery(sql, order, { rows, planned, rules, to, now })
		: agreedDelivery(order);
	const isSame =
		delivered.shippingCents === order.shippingCents &&
		delivered.delivery?.optionId === order.delivery?.optionId &&
		planned.every(({ row, vatRate }) => row?.vatRate === vatRate);
	if (isSame) return null;
	const facts = await correctionFacts(sql, order);
	const by = { channel: undefined, packing: rules.packing, isOverriding: false };
	return planOf(sql, order, { facts, rows, planned, delivered, ...by, now });
}

const isElsewhere = (order: OrderRow, to: Destination, { zones, options }: DeliveryRules): boolean =>
	options.length > 0 && zoneOf(order, zones)?.id !== zoneOf(to, zones)?.id;

const recipientOf = ({ country, postalCode, vatNumber }: Destination): Recipient => ({
	place: { country, postalCode },
	vatNumber,
});

type CorrectedDelivery = Pick<CorrectionPlan, "shippingCents" | "delivery" | "dispatchBy" | "deliveredFrom">;

interface Planned {
	facts: CorrectionFacts;
	rows: readonly LineRow[];
	planned: PlannedLine[];
	delivered: CorrectedDelivery;
	channel: Channel | undefined;
	packing: PackingLimits;
	isOverriding: boolean;
	now: Date;
}

/** Prices corrected lines with their delivery, and settles the difference. */
async function planOf(
	sql: Sql,
	order: OrderRow,
	{ facts, rows, planned, delivered, channel, packing, isOverriding, now }: Planned,
): Promise<CorrectionPlan> {
	const { shippingCents } = delivered;
	const terms = palletTerms(order, planned, packing);
	const subtotalCents = planned.reduce((sum, line) => sum + line.boxes * line.unitPriceCents, 0);
	const totalCents = subtotalCents + shippingCents;
	const message = totalRefusal({ ...order, ...facts }, totalCents);
	if (message) throw new ApiFailure("ORDER_NOT_CORRECTABLE", { message });
	const settlement = settleDifference(order, totalCents);
	const exceeded = await exceededLimit(sql, order, { totalCents, addedCents: settlement.addedCents, now });
	if (exceeded && !isOverriding) throw exceeded;
	const plan = {
		...settlement,
		lines: planned,
		removed: rows.filter((row) => !planned.some((line) => line.row?.id === row.id)),
		channel,
		subtotalCents,
		...delivered,
		totalCents,
		expectedCents: collectedCents(totalCents, order.depositPercentage),
		promotions: promotionsOf(order, planned, listCents(planned) - subtotalCents),
		mixedPallets: terms && recordAgain(planned.map(sized), terms),
		taxes: taxOf({ lines: planned.map(taxed), shippingCents }).totals,
		byHandCents: await byHandCents(sql, order.id, settlement.refundCents),
		isInvoiceReplaced: facts.hasFinalInvoice,
		exceeds: exceeded?.message ?? null,
	};
	return { ...plan, fingerprint: fingerprintOf(order, plan) };
}

/** What is left of the reductions of the articles: that of mixed pallets by itself, the others at their former shares. */
function promotionsOf({ promotions }: OrderRow, planned: readonly PlannedLine[], offCents: number): OrderPromotion[] {
	const ofPallets = palletPromotion(planned);
	const others = promotions.filter(({ code }) => code !== MIXED_PALLET.code);
	const palletCents = ofPallets.reduce((sum, { discountCents }) => sum + discountCents, 0);
	return [...orderPromotions(ofPallets), ...correctedPromotions(others, offCents - palletCents)];
}

/** On which terms layers of the order share pallets, with products that are new in it and may; null where none of it could. */
function palletTerms(
	{ mixedPallets: recorded }: OrderRow,
	planned: readonly PlannedLine[],
	packing: PackingLimits,
): RecordedPallets | null {
	if (!recorded) return null;
	const added = planned.flatMap(({ row, entry }) =>
		!row && entry && mayMix(entry, packing) && !recorded.products.some(({ productId }) => productId === entry.productId)
			? [{ productId: entry.productId, boxGrams: boxGrams(entry, packing) }]
			: [],
	);
	return { ...recorded, products: [...recorded.products, ...added] };
}

const sized = (line: PlannedLine) => {
	const { boxesPerLayer = null, boxesPerPallet = null } = line.row ?? line.entry ?? {};
	return { ...line, boxesPerLayer, boxesPerPallet };
};

type Priced = Pick<PlannedLine, "boxes" | "unitPriceCents" | "listUnitPriceCents">;

/** Articles before promotions. */
const listCents = (lines: readonly Priced[]): number =>
	lines.reduce((sum, line) => sum + line.boxes * (line.listUnitPriceCents ?? line.unitPriceCents), 0);

interface Redelivered {
	rows: readonly LineRow[];
	planned: readonly PlannedLine[];
	rules: DeliveryRules;
	to: Destination;
	now: Date;
}

/**
 * Delivery of the corrected order, as the checkout prices it with the pallets that the order may mix. In another zone by the option
 * that was agreed, or where that one does not deliver by the one that a customer without a choice gets there. The days stay as
 * agreed, unless a product was added that takes longer.
 */
async function correctedDelivery(
	sql: Sql,
	order: OrderRow,
	{ rows, planned, rules: today, to, now }: Redelivered,
): Promise<CorrectedDelivery> {
	const mixedPallets = recordedMixing(palletTerms(order, planned, today.packing));
	const rules = { ...today, packing: { ...today.packing, mixedPallets } };
	const freeCarriages = freeCarriagesOf(order.promotions);
	const [before, after] = [listCents(rows), listCents(planned)];
	const isMoved = isElsewhere(order, to, rules);
	const { delivery } = order;
	const packaging = await packagingOf(
		sql,
		[...rows, ...planned].map(({ productId }) => productId),
	);
	const loaded = (lines: readonly { productId: string; boxes: number }[]) =>
		lines.map(({ productId, boxes }) => ({ ...UNPACKED, ...packaging.get(productId), productId, boxes }));
	const [ordered, wanted] = [loaded(rows), loaded(planned)];
	const isSlower = preparationOf(wanted, rules.dispatch) > preparationOf(ordered, rules.dispatch);
	const days = async () =>
		isSlower || isMoved ? deliveryNow(sql, { delivery, lines: planned }, now) : agreedDelivery(order);
	if (!delivery && !isMoved) {
		const given = order.promotions.reduce((sum, { shippingDiscountCents }) => sum + shippingDiscountCents, 0);
		const sums = { subtotalCents: before, shippingCents: order.shippingCents + given };
		const shippingCents = carriageLeft(correctedShipping(sums, after, rules), freeCarriages, null);
		return { ...(await days()), shippingCents };
	}
	const agreed = delivery && { freeCarriages, choice: { optionId: delivery.optionId } };
	const was = agreed && quoteDelivery({ ...agreed, lines: ordered, subtotalCents: before, place: order }, rules);
	const corrected = { lines: wanted, subtotalCents: after, place: to };
	const still = agreed && quoteDelivery({ ...agreed, ...corrected }, rules);
	if (!isMoved || (was && still)) return { ...(await days()), shippingCents: correctedOption(order, was, still) };
	const terms = order.companyId ? await readTerms(sql, order.companyId) : null;
	const allowed = terms ? rulesUnder(terms, rules) : rules;
	const other = quoteDelivery({ ...corrected, freeCarriages }, allowed);
	if (!other) throw new ApiFailure("NO_DELIVERY_OPTION", { field: "address.postalCode", message: NOT_THERE });
	const next = agreeDelivery(other, { rules: allowed, now, asked: null, path: "delivery" });
	return { ...next, shippingCents: other.shippingCostCents };
}

const agreedDelivery = ({ shippingCents, delivery, dispatchBy, deliveredFrom }: OrderRow): CorrectedDelivery => ({
	...{ shippingCents, delivery, dispatchBy, deliveredFrom },
});

const NOT_THERE =
	"Aucun mode de livraison ne dessert cette adresse pour cette commande. Annulez la commande et saisissez-la de nouveau.";

/** A product that was deleted meanwhile weighs what the settings say of a box. */
const UNPACKED = { weightGrams: 0, piecesPerBox: 1, boxesPerLayer: null, boxesPerPallet: null, preparationDays: null };

const rowOf = (rows: readonly LineRow[], productId: string) => rows.find((row) => row.productId === productId);

function plannedLine(
	line: CorrectedLine,
	row: LineRow | undefined,
	entry: CatalogueEntry | undefined,
	packing: PackingLimits,
): PlannedLine {
	const name = row?.productName ?? entry?.name ?? FALLBACK_PRODUCT_NAME;
	const palletUnitCents = row ? row.palletUnitCents : entry ? palletPriceOf(entry, packing) : null;
	return {
		...line,
		row,
		entry,
		name,
		palletOffCents: 0,
		palletUnitCents,
		vatRate: row?.vatRate ?? entry?.vatRate ?? 0,
	};
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
	const { lines, removed, shippingCents, delivery, refundCents, byHandCents, dueCents, isInvoiceReplaced } = plan;
	const shown = [
		[id, version, totalCents, shippingCents, plan.totalCents, refundCents, byHandCents, dueCents, isInvoiceReplaced],
		delivery?.optionId,
		lines.map(({ productId, boxes, unitPriceCents, vatRate }) => [productId, boxes, unitPriceCents, vatRate]),
		removed.map(({ productId }) => productId),
	];
	return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}
