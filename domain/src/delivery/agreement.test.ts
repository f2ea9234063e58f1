import fc from "fast-check";
import { expect, it } from "vitest";
import { addToCart, type CartLine, type CartSource, cartTotal } from "../cart/cart";
import { boxPriceFor, channelBoxPrices } from "../channels/sales-channel";
import { companyPrices } from "../company/prices";
import { shippingQuoteSchema } from "../contract/payment";
import { type OrderFacts, writeBillingDocument } from "../invoicing/write-billing-document";
import { toCents, toEuros } from "../money";
import { ORDER_TYPES } from "../prices/tier-price";
import { taxOf } from "../tax/sale-tax";
import type { ShippingOption, ShippingRate } from "./options";
import { DEFAULT_DELIVERY_RULES, type DeliveryRules, quoteDelivery } from "./quote";
import { quoteInEuros } from "./quote-response";
import { quoteShipping } from "./shipping";

const CARTS = 10_000;
const cents = (max: number) => fc.integer({ min: 0, max });
const price = fc.integer({ min: 100, max: 100_000 }).map((value) => value / 10_000);

const product = fc
	.record({
		pricePerPieceBox: price,
		layer: fc.option(price),
		pallet: fc.option(price),
		piecesPerBox: fc.integer({ min: 1, max: 48 }),
		boxesPerLayer: fc.integer({ min: 2, max: 12 }),
		layers: fc.integer({ min: 2, max: 8 }),
		weightGrams: fc.integer({ min: 0, max: 900 }),
		vatRate: fc.constantFrom(5.5, 20),
	})
	.map(({ layer, pallet, layers, ...fields }) => ({
		...fields,
		boxesPerPallet: fields.boxesPerLayer * layers,
		pricePerPieceLayer: layer,
		pricePerPiecePallet: pallet,
		preparationDays: null,
	}));
/** What the buyer's company was granted; nothing half of the time. */
const granted = fc.record({
	percent: fc.oneof(
		fc.constant(0),
		fc.integer({ min: 1, max: 9_000 }).map((value) => value / 100),
	),
	own: fc.option(fc.record({ box: fc.option(price), layer: fc.option(price), pallet: fc.option(price) })),
});

const rate: fc.Arbitrary<ShippingRate> = fc.oneof(
	fc.record({
		by: fc.constant("units" as const),
		palletCents: cents(20_000),
		layerCents: cents(5_000),
		boxCents: cents(2_000),
	}),
	fc.record({ least: cents(5_000), most: cents(9_000) }).map(({ least, most }) => ({
		by: "value" as const,
		bands: [
			{ fromCents: 0, cents: most },
			{ fromCents: 20_000, cents: least },
		],
	})),
	cents(9_000).map((band) => ({ by: "weight" as const, bands: [{ upToKilograms: 10_000_000, cents: band }] })),
);
const offer = fc.array(
	fc.record({ rate, freeFromCents: fc.option(cents(200_000)), surcharge: fc.option(cents(4_000)) }),
	{ maxLength: 4 },
);
const cart = fc.array(
	fc.record({
		product,
		granted,
		orderType: fc.constantFrom(...ORDER_TYPES),
		quantity: fc.integer({ min: 1, max: 40 }),
	}),
	{ minLength: 1, maxLength: 6 },
);

it(`server, page, Store API and invoice agree to the cent on delivery and total of ${CARTS} random carts`, () => {
	fc.assert(
		fc.property(cart, offer, fc.nat(4), (chosen, options, choice) => {
			const sources = chosen.map(({ product: fields, granted }, index): CartSource & typeof fields => ({
				...fields,
				...companyPrices(fields, granted.percent, granted.own),
				id: `product-${index}`,
				name: `Produit ${index}`,
				imageUrl: "",
			}));
			const page = chosen.reduce<CartLine[]>(
				(lines, { orderType, quantity }, index) => addToCart(lines, sources[index] as CartSource, orderType, quantity),
				[],
			);
			const lines = page.map(({ product: { totalBoxes } }, index) => {
				const source = sources[index] as (typeof sources)[number];
				const unitPriceCents = boxPriceFor(channelBoxPrices(source, { kind: "SHOP" }), totalBoxes);
				return { ...source, boxes: totalBoxes, quantity: totalBoxes, unitPriceCents, ratePercent: source.vatRate };
			});
			const subtotalCents = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0);
			const rules = rulesOf(options);
			const ids = rules.options.map(({ id }) => id);
			const optionId = ids[choice];
			const server = quoteDelivery({ lines, subtotalCents, choice: { optionId } }, rules);
			if (!server) throw new Error("Each option delivers everything.");
			const { shippingCostCents: shippingCents, totalCents } = server;
			expect(totalCents).toBe(subtotalCents + shippingCents);

			// The page: its own subtotal, and the server's response as it travels; without options its own rule.
			const tax = taxOf({ lines, shippingCents });
			const response = shippingQuoteSchema.parse(JSON.parse(JSON.stringify(quoteInEuros(server, tax.totals))));
			expect(toCents(cartTotal(page))).toBe(subtotalCents);
			expect(toCents(response.shippingCost)).toBe(shippingCents);
			expect(toCents(response.totalWithShipping)).toBe(totalCents);
			if (ids.length === 0) expect(quoteShipping(toCents(cartTotal(page))).totalCents).toBe(totalCents);

			// The Store API hands over prices in euros, and gets the amount of its option in euros.
			const storeSubtotal = lines.reduce(
				(sum, { boxes, unitPriceCents }) => sum + boxes * toCents(toEuros(unitPriceCents)),
				0,
			);
			const store = quoteDelivery({ lines, subtotalCents: storeSubtotal, choice: { optionId } }, rules);
			expect(toCents(toEuros(store?.shippingCostCents ?? -1))).toBe(shippingCents);

			const due = { kind: "FINAL_INVOICE", event: "final", amountCents: totalCents } as const;
			const invoice = writeBillingDocument(due, { ...FACTS, lines: lines.map(billed), shippingCents }, ISSUE);
			expect(gross(invoice.totals)).toBe(totalCents);
			expect(gross(invoice.shipping)).toBe(shippingCents);
			expect(response.taxes.reduce((sum, total) => sum + toCents(total.gross), 0)).toBe(totalCents);
		}),
		{ numRuns: CARTS },
	);
}, 120_000);

const gross = (totals: readonly { grossCents: number }[]) =>
	totals.reduce((sum, { grossCents }) => sum + grossCents, 0);
type Sold = Omit<OrderFacts["lines"][number], "reference"> & { id: string };
const billed = ({ name, id: reference, quantity, unitPriceCents, ratePercent }: Sold) => ({
	...{ name, reference },
	...{ quantity, unitPriceCents, ratePercent },
});

function rulesOf(
	options: { rate: ShippingRate; freeFromCents: number | null; surcharge: number | null }[],
): DeliveryRules {
	return {
		...DEFAULT_DELIVERY_RULES,
		zones: [{ id: "france", name: "France", country: "FR", prefixes: [] }],
		options: options.map(
			({ surcharge, ...priced }, index): ShippingOption => ({
				...priced,
				id: `mode-${index}`,
				name: `Mode ${index}`,
				kind: "parcel",
				carrier: "",
				zones: ["france"],
				maximumKilograms: null,
				transitDays: 1,
				hasDayChoice: false,
				surcharges: surcharge === null ? [] : [{ id: "un", name: "Un", cents: surcharge, isOptional: false }],
			}),
		),
	};
}

const ISSUE = { number: "FAC-2026-000001", issuedOn: "2026-11-26" };
const PLACE = { street: "3 rue des Halles", postalCode: "26200", city: "Montélimar", country: "FR" };
const FACTS: OrderFacts = {
	order: { number: "CMD-7K3M-9QX2", placedOn: "2026-11-20", purchaseOrder: null, costCentre: null },
	seller: {
		name: "Berlingot et fils",
		legalForm: "SARL",
		registration: "RCS Avignon 732 829 320",
		siren: "732829320",
		vatNumber: "FR44732829320",
		...PLACE,
		email: "bonjour@confiserie.example",
		phone: "+33123456789",
		iban: null,
		bic: null,
	},
	buyer: { name: "Camille Martin", isProfessional: false, contact: null, siren: null, vatNumber: null, ...PLACE },
	deliverTo: { name: "Camille Martin", ...PLACE },
	dispatchedOn: null,
	payments: [],
	lines: [],
	shippingCents: 0,
	withdrawnGoods: [],
	returned: new Map(),
	capturedCents: 0,
	documents: [],
};
