import { channelBoxPrices } from "@confiserie/domain/channels/sales-channel";
import { companyPrices, type OwnPrices } from "@confiserie/domain/company/prices";
import { DEFAULT_DELIVERY_RULES, type DeliveryRules } from "@confiserie/domain/delivery/quote";
import { toCents } from "@confiserie/domain/money";
import { palletReduction } from "@confiserie/domain/pallet/mixed-pallet";
import { lineTotalCents, pricePerBoxCents, type TierPricing, tiers } from "@confiserie/domain/prices/tier-price";
import { applyPromotions } from "@confiserie/domain/promotions/apply-promotions";
import { type QuoteDraft, writeQuote } from "@confiserie/domain/quote/write-quote";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nativePrices } from "../../catalog/products";
import type { CatalogueEntry } from "../offers";
import { atAgreedPrice } from "./agreed-prices";
import { listedCents, priceCart } from "./price-cart";

const CARTS = 10_000;

/** EUR a piece, of four decimals. */
const price = fc.integer({ min: 500, max: 90_000 }).map((parts) => parts / 10_000);
const orNone = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const product = fc.record({
	piecesPerBox: fc.integer({ min: 1, max: 48 }),
	boxesPerLayer: orNone(fc.integer({ min: 2, max: 12 })),
	boxesPerPallet: orNone(fc.integer({ min: 20, max: 96 })),
	pricePerPieceBox: price,
	pricePerPieceLayer: orNone(price),
	pricePerPiecePallet: orNone(price),
	vatRate: fc.constantFrom(5.5, 20),
});
const line = fc.record({
	product,
	boxes: fc.integer({ min: 1, max: 150 }),
	percent: fc.constantFrom(0, 3.33, 12.5, 50),
	own: orNone(fc.record({ box: orNone(price), layer: orNone(price), pallet: orNone(price) })),
});
type Line = { product: TierPricing & { vatRate: number }; boxes: number; percent: number; own: OwnPrices | null };

test(`page, /api, Store API, quote and invoice agree on ${CARTS} random carts of a company`, () => {
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
			const shown = lines.map(({ product, percent, own }) => ({ ...product, ...companyPrices(product, percent, own) }));
			const goods = shown.reduce((sum, one, at) => sum + lineTotalCents(one, lines[at]?.boxes ?? 0), 0);
			const cart = priceCart(
				lines.map(({ boxes: quantity }, at) => ({ productId: `p${at}`, quantity })),
				new Map(shown.map((one, at) => [`p${at}`, entryOf(one, at)])),
				DEFAULT_DELIVERY_RULES,
			);
			equal(cart.quote.subtotalCents, goods);
			equalOnPallets(
				lines.map(({ boxes }) => boxes),
				shown,
				goods,
			);
			for (const [at, { boxes }] of lines.entries()) {
				const one = shown[at];
				if (!one) throw new Error("A line without a price.");
				equal(cart.lines[at]?.unitPriceCents, pricePerBoxCents(one, boxes));
				equal(medusaCents(one, boxes), pricePerBoxCents(one, boxes));
			}
			const { shippingCostCents: shippingCents, totalCents } = cart.quote;
			const quoted = cart.lines.map((line) => ({
				quantity: line.boxes,
				unitPriceCents: atAgreedPrice(line, []).unitPriceCents,
				ratePercent: line.entry.vatRate,
			}));
			const quote = writeQuote({ lines: quoted, shippingCents } as unknown as QuoteDraft);
			equal(quote.totalCents, totalCents);
			const invoiced = taxOf({ lines: quoted, shippingCents }).totals;
			equal(
				invoiced.reduce((sum, { grossCents }) => sum + grossCents, 0),
				totalCents,
			);
		}),
		{ numRuns: CARTS, seed: 38 },
	);
}, 60_000);

/** With mixed pallets the page's rule, a cart, its promotions and a quote take off the same, and no price rises. */
function equalOnPallets(boxes: number[], shown: Line["product"][], goods: number) {
	const rules = MIXED;
	const items = boxes.map((quantity, at) => ({ productId: `p${at}`, quantity }));
	const cart = priceCart(items, new Map(shown.map((one, at) => [`p${at}`, entryOf(one, at)])), rules);
	const priced = shown.map((one, at) => ({
		...entryOf(one, at),
		boxes: boxes[at] ?? 0,
		unitPriceCents: pricePerBoxCents(one, boxes[at] ?? 0),
		palletPriceCents: tiers(one).find(({ orderType }) => orderType === "pallet")?.pricePerBoxCents ?? null,
	}));
	const off = palletReduction(priced, rules.packing);
	const discount = off.reduce((sum, cents, at) => sum + cents * (boxes[at] ?? 0), 0);
	equal(cart.quote.subtotalCents, goods - discount);
	equal(cart.promotions?.[0]?.discountCents ?? 0, discount);
	const lines = cart.lines.map((line) => ({ ...line, ...line.entry, categoryIds: [], tagIds: [] }));
	const listed = lines.map((line) => ({ ...line, unitPriceCents: listedCents(line) }));
	const promoted = applyPromotions([], { lines: listed, buyer: VISITOR, code: null, now: new Date(0) }, rules);
	equal(promoted?.quote.totalCents, cart.quote.totalCents);
	equal(
		cart.lines.reduce((sum, line) => sum + line.boxes * atAgreedPrice(line, []).unitPriceCents, 0),
		cart.quote.subtotalCents,
	);
}

const MIXED: DeliveryRules = {
	...DEFAULT_DELIVERY_RULES,
	packing: {
		...DEFAULT_DELIVERY_RULES.packing,
		mixedPallets: { ...DEFAULT_DELIVERY_RULES.packing.mixedPallets, isAllowed: true },
	},
};
const VISITOR = { groupIds: [], hasOrdered: false };

/** An assertion costs more than the comparison. */
function equal(actual: number | undefined, expected: number) {
	if (actual !== expected) expect(actual).toBe(expected);
}

/** What Medusa charges a box by the prices of a company's list. */
function medusaCents(paid: TierPricing, boxes: number): number | undefined {
	const reached = nativePrices(tiers(paid)).find(
		({ min_quantity = 1, max_quantity = Number.POSITIVE_INFINITY }) => min_quantity <= boxes && boxes <= max_quantity,
	);
	return reached && toCents(reached.amount);
}

const entryOf = (paid: Line["product"], at: number): CatalogueEntry => ({
	...paid,
	...{
		productId: `p${at}`,
		variantId: `v${at}`,
		inventoryItemId: `i${at}`,
		locationId: "sloc",
		name: "",
		reference: "",
	},
	...{ imageUrl: "", withdrawalRight: "FREE", weightGrams: 0, preparationDays: null, availableBoxes: 1000 },
	...{ isUnstackable: at === 5, category: null },
	boxesPerLayer: paid.boxesPerLayer ?? null,
	boxesPerPallet: paid.boxesPerPallet ?? null,
	boxPrices: channelBoxPrices(paid, { kind: "SHOP" }),
});
