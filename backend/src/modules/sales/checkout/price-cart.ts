import { FALLBACK_PRODUCT_NAME } from "@confiserie/domain/catalogue/catalogue";
import type { ErrorCode, FreshLine } from "@confiserie/domain/contract/error";
import { MAXIMUM_BOXES, type OrderData } from "@confiserie/domain/contract/payment";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import {
	type Delivery,
	type DeliveryQuote,
	type DeliveryRules,
	quoteDelivery,
} from "@confiserie/domain/delivery/quote";
import type { ShippingQuote } from "@confiserie/domain/delivery/shipping";
import { palletPromotion } from "@confiserie/domain/pallet/pallet-promotion";
import { type RecordedPallets, recordPallets } from "@confiserie/domain/pallet/recorded-pallets";
import type { AppliedPromotion } from "@confiserie/domain/promotions/apply-promotions";
import { vatRateAt } from "@confiserie/domain/tax/zone-vat";
import { ApiFailure } from "../../foundations/failures";
import { type CatalogueEntry, mergedLines, pricesOf, type StackedPrice } from "../offers";

export type CartItem = OrderData["items"][number];

/** One product of a cart at the shop's own price. */
export interface PricedLine {
	entry: CatalogueEntry;
	boxes: number;
	unitPriceCents: number;
	totalCents: number;
	/** The price of a box at the tier of the line, before promotions and mixed pallets; null or absent where none lowered it. */
	listUnitPriceCents?: number | null;
	/** Of that difference, what a mixed pallet takes off; and the pallet's price of what may stand on one. */
	palletOffCents?: number;
	palletUnitCents?: number | null;
}
/** A cart at the prices of its order, from whichever price source. */
export interface SoldCart {
	lines: PricedLine[];
	quote: Pick<ShippingQuote, "subtotalCents" | "shippingCostCents" | "totalCents"> &
		Partial<Pick<DeliveryQuote, "chosen" | "preparationDays">>;
	/** Reductions of the prices, mixed pallets first; absent where nothing may. */
	promotions?: readonly AppliedPromotion[];
	/** How layers of several products stand on pallets, and on which terms; null or absent where none may share one. */
	pallets?: RecordedPallets | null;
	/** Every line with its current price, for a response that refuses the cart. */
	fresh: FreshLine[];
}
export interface PricedCart extends SoldCart {
	quote: DeliveryQuote;
	/** Why this cart cannot be sold as it was sent; undefined when it can. */
	problem: Extract<ErrorCode, "PRODUCT_UNAVAILABLE" | "OUT_OF_STOCK" | "PRICE_CHANGED"> | undefined;
}

/** Where to, and how, a cart is to be delivered, as requests say it. */
export interface DeliveryRequest {
	address?: Delivery["place"];
	delivery?: Delivery["choice"] | null;
	/** The company that buys; null for a private person. */
	business?: { vatNumber: string } | null | undefined;
}

/**
 * Prices a cart from product ids and quantities alone, at what the catalogue of its channel asks. The prices that the client sent are compared, never used.
 * @param ownHolds boxes per inventory item that this very order already holds: they are available to it
 * @param packing which products may share pallets at the pallet's price
 * @throws ApiFailure NO_DELIVERY_OPTION, INVALID_QUANTITY
 */
export function priceCart(
	items: readonly CartItem[],
	catalogue: ReadonlyMap<string, CatalogueEntry>,
	rules: DeliveryRules,
	ownHolds: ReadonlyMap<string, number> = new Map(),
	requested: DeliveryRequest = {},
	packing: PackingLimits = rules.packing,
): PricedCart {
	const merged = mergedLines(items.map((sent) => ({ productId: sent.productId, boxes: sent.quantity, sent })));
	if (merged.some(({ boxes }) => boxes > MAXIMUM_BOXES))
		throw new ApiFailure("INVALID_QUANTITY", { field: "orderData.items" });
	const sold = merged.flatMap(({ productId, boxes }) => {
		const entry = catalogue.get(productId);
		if (!entry) return [];
		const recipient = { place: requested.address, vatNumber: requested.business?.vatNumber };
		return [{ ...entry, vatRate: vatRateAt(entry.vatRate, recipient, rules), boxes }];
	});
	const lines = pricesOf(sold, packing).map(({ line: { boxes, ...entry }, ...price }) =>
		atPrice({ entry, boxes }, price),
	);
	const priced = new Map(lines.map((line) => [line.entry.productId, line]));
	const available = (entry: CatalogueEntry) => entry.availableBoxes + (ownHolds.get(entry.inventoryItemId) ?? 0);
	const problem = () => {
		if (lines.length < merged.length) return "PRODUCT_UNAVAILABLE";
		if (lines.some((line) => line.boxes > available(line.entry))) return "OUT_OF_STOCK";
		if (items.some((item) => sentAnotherPrice(item, priced.get(item.productId)))) return "PRICE_CHANGED";
	};
	return {
		lines,
		promotions: palletPromotion(lines),
		pallets: recordPallets(sold, packing),
		quote: deliveryOf(lines, rules, requested),
		fresh: merged.map(({ productId, boxes, sent }) => {
			const line = priced.get(productId);
			return {
				productId,
				productName: line?.entry.name ?? sent.productName ?? FALLBACK_PRODUCT_NAME,
				quantity: boxes,
				availableQuantity: line ? available(line.entry) : 0,
				onSale: line !== undefined,
				sentUnitPrice: sent.unitPrice ?? null,
				unitPrice: line ? listedCents(line) : 0,
				totalPrice: line ? listedCents(line) * line.boxes : 0,
			};
		}),
		problem: problem(),
	};
}

function sentAnotherPrice(item: CartItem, line: PricedLine | undefined): boolean {
	if (!line) return false;
	if (item.unitPrice !== undefined && item.unitPrice !== listedCents(line)) return true;
	return item.totalPrice !== undefined && item.totalPrice !== listedCents(line) * item.quantity;
}

/** The price of a box at the tier of its line: what pages show beside each product. */
export const listedCents = (line: Pick<PricedLine, "unitPriceCents" | "listUnitPriceCents">): number =>
	line.listUnitPriceCents ?? line.unitPriceCents;

/** The articles before promotions and mixed pallets: what minimums and thresholds are measured on. */
export const listedTotal = (lines: readonly PricedLine[]): number =>
	lines.reduce((sum, line) => sum + line.boxes * listedCents(line), 0);

function atPrice(line: Pick<PricedLine, "entry" | "boxes">, price: StackedPrice): PricedLine {
	const { unitPriceCents: listed, palletOffCents, palletUnitCents } = price;
	const unitPriceCents = listed - palletOffCents;
	return {
		...line,
		unitPriceCents,
		totalCents: unitPriceCents * line.boxes,
		listUnitPriceCents: palletOffCents > 0 ? listed : null,
		palletOffCents,
		palletUnitCents,
	};
}

/**
 * Quotes the delivery of priced lines.
 * @throws ApiFailure NO_DELIVERY_OPTION where none of the shop's options, or not the chosen one, delivers them there
 */
export function deliveryOf(
	lines: readonly PricedLine[],
	rules: DeliveryRules,
	requested: DeliveryRequest,
): DeliveryQuote {
	const subtotalCents = listedTotal(lines);
	const { address: place, delivery } = requested;
	const loaded = lines.map(({ entry, boxes }) => ({ ...entry, boxes }));
	const quote = quoteDelivery({ lines: loaded, subtotalCents, place, choice: delivery ?? undefined }, rules);
	if (!quote) throw new ApiFailure("NO_DELIVERY_OPTION");
	const reducedCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0) - subtotalCents;
	return { ...quote, subtotalCents: subtotalCents + reducedCents, totalCents: quote.totalCents + reducedCents };
}
