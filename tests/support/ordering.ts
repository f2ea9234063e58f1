import { randomInt, randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type {
	DemoConfirmResponse,
	PaymentIntentRequest,
	PaymentIntentResponse,
	PaymentStatusResponse,
} from "@confiserie/domain/contract/payment";
import { quoteShipping } from "@confiserie/domain/delivery/shipping";
import { lineTotalCents, type TierPricing } from "@confiserie/domain/prices/tier-price";
import { type ApiResponse, api, db } from "./api";
import { copyRow, priceColumns, quantityColumns, soldProduct } from "./medusa-rows";
import { eanOf, makeProduct } from "./products";

/** A product of one test: 10 pieces per box, 8 boxes per layer, 48 per pallet; 10, 9 and 8 EUR per box. */
export interface TestProduct extends TierPricing {
	id: string;
	name: string;
	inventoryItemId: string;
}
export interface CartLine {
	product: TestProduct;
	boxes: number;
}

const PRICING = {
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
	pricePerPiecePallet: 0.8,
};

/** Puts a product on sale with `boxes` boxes in stock, as Medusa stores one. */
export async function newProduct({
	boxes = 1000,
	vatRate = 20,
	pricing = PRICING as TierPricing,
} = {}): Promise<TestProduct> {
	const id = randomUUID();
	const number = randomInt(999_999_999);
	const product = { id: `prod_${id}`, name: `Nougat d'essai ${id.slice(0, 8)}`, inventoryItemId: `iitem_${id}` };
	const from = await soldProduct();
	const times = { created_at: new Date(), updated_at: new Date() };
	await copyRow("product", from.product_id, {
		id: product.id,
		title: product.name,
		handle: id,
		status: "published",
		...times,
	});
	const names = { sku: id, ean: null, barcode: null, upc: null };
	await copyRow("product_variant", from.variant_id, {
		id: `variant_${id}`,
		product_id: product.id,
		...names,
		...times,
	});
	await copyRow("inventory_item", from.inventory_item_id, { id: product.inventoryItemId, sku: id, ...times });
	await copyRow("inventory_level", from.level_id, {
		id: `ilev_${id}`,
		inventory_item_id: product.inventoryItemId,
		...quantityColumns("stocked_quantity", boxes),
		...quantityColumns("reserved_quantity", 0),
	});
	await copyRow("product_variant_inventory_item", from.link_id, {
		id: `pvitem_${id}`,
		variant_id: `variant_${id}`,
		inventory_item_id: product.inventoryItemId,
	});
	await copyRow("product_shipping_profile", from.profile_id, { id: `prodsp_${id}`, product_id: product.id });
	await copyRow("product_packaging", from.packaging_id, {
		id: `pack_${id}`,
		product_id: product.id,
		variant_id: `variant_${id}`,
		inventory_item_id: product.inventoryItemId,
		reference: id,
		ean_unit: eanOf(number),
		ean_box: eanOf(number + 1),
		vat_rate: vatRate,
		withdrawal_right: "FREE",
		pieces_per_box: pricing.piecesPerBox,
		boxes_per_layer: pricing.boxesPerLayer ?? null,
		boxes_per_pallet: pricing.boxesPerPallet ?? null,
		...priceColumns("price_per_piece_box", pricing.pricePerPieceBox),
		...priceColumns("price_per_piece_layer", pricing.pricePerPieceLayer),
		...priceColumns("price_per_piece_pallet", pricing.pricePerPiecePallet),
	});
	return { ...product, ...pricing };
}

/** A product made through the back office, once the catalogue offers it: it is published shortly after it is saved. */
export async function makeSoldProduct(token: string, overrides: Record<string, unknown> = {}): Promise<AdminProduct> {
	const product = await makeProduct(token, overrides);
	await eventually("the product is on sale", async () => {
		const { rowCount } = await db().query("select from product_search where id = $1", [product.id]);
		return rowCount || undefined;
	});
	return product;
}

/** What a shopper's page sends for this cart, at the prices of the domain's own rules. */
export function intentRequest(
	cart: readonly CartLine[],
	overrides: Partial<PaymentIntentRequest> = {},
): PaymentIntentRequest {
	const items = cart.map(({ product, boxes }) => {
		const totalPrice = lineTotalCents(product, boxes);
		return {
			productId: product.id,
			productName: product.name,
			quantity: boxes,
			unitPrice: totalPrice / boxes,
			totalPrice,
		};
	});
	const total = totalOf(cart);
	return {
		amount: total,
		currency: "eur",
		paymentType: "full",
		checkoutId: randomUUID(),
		orderData: {
			email: "camille.martin@exemple.fr",
			firstName: "Camille",
			lastName: "Martin",
			phone: "+33612345678",
			address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
			items,
			total,
			paymentAmount: total,
			remainingAmount: 0,
		},
		...overrides,
	};
}

/** Total with shipping in cents. */
export function totalOf(cart: readonly CartLine[]): number {
	return quoteShipping(cart.reduce((sum, { product, boxes }) => sum + lineTotalCents(product, boxes), 0)).totalCents;
}

export function createIntent<Body = PaymentIntentResponse>(
	token: string,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<ApiResponse<Body>> {
	return api<Body>("/payments/create-intent", { method: "POST", token, body, headers });
}

/** Opens the payment of a cart; throws when the shop refuses it. */
export async function checkout(token: string, cart: readonly CartLine[]): Promise<PaymentIntentResponse> {
	const { status, body } = await createIntent(token, intentRequest(cart));
	if (status !== 200) throw new Error(`create-intent returned ${status}: ${JSON.stringify(body)}`);
	return body;
}

export const CARDS = {
	success: "4242 4242 4242 4242",
	declined: "4000 0000 0000 0002",
	insufficientFunds: "4000 0000 0000 9995",
	requiresAction: "4000 0027 6000 3184",
} as const;

export function card(number: string, overrides: Record<string, unknown> = {}) {
	return { number, expMonth: 12, expYear: new Date().getFullYear() + 2, cvc: "123", ...overrides };
}

/** The card step of the demo provider. */
export function confirm<Body = DemoConfirmResponse>(
	token: string,
	clientSecret: string,
	step: Record<string, unknown>,
): Promise<ApiResponse<Body>> {
	return api<Body>("/payments/demo/confirm", { method: "POST", token, body: { clientSecret, ...step } });
}

/** Pays at the demo provider with one of its cards; one that is accepted by default. */
export function payByCard(token: string, clientSecret: string, number: string = CARDS.success) {
	return confirm(token, clientSecret, { card: card(number) });
}

export async function paymentStatus(token: string, intentId: string): Promise<PaymentStatusResponse> {
	const { status, body } = await api<PaymentStatusResponse>(`/payments/status/intent/${intentId}`, { token });
	if (status !== 200) throw new Error(`The status of ${intentId} returned ${status}.`);
	return body;
}

/** Boxes in Medusa, with the JSON twin of the reserved figure and the sum of our live holds. */
export async function stockOf(product: TestProduct) {
	const { rows } = await db().query<{
		stocked: number;
		reserved: number;
		twin: number;
		reservations: number;
		held: number;
	}>(
		`select stocked_quantity::int as stocked, reserved_quantity::int as reserved,
			(raw_reserved_quantity->>'value')::int as twin,
			(select coalesce(sum(quantity), 0)::int from reservation_item r where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as reservations,
			(select coalesce(sum(boxes), 0)::int from stock_hold h where h.inventory_item_id = l.inventory_item_id and h.state <> 'RELEASED') as held
		from inventory_level l where inventory_item_id = $1`,
		[product.inventoryItemId],
	);
	const [row] = rows;
	if (!row) throw new Error(`${product.name} has no stock level.`);
	return row;
}

/** Sets what is stocked, reservations untouched. */
export async function restock(product: TestProduct, boxes: number): Promise<void> {
	await db().query(
		`update inventory_level set stocked_quantity = $2::int,
			raw_stocked_quantity = jsonb_build_object('value', $2::int::text, 'precision', 20) where inventory_item_id = $1`,
		[product.inventoryItemId, boxes],
	);
}

/** Waits until `read` returns a value. */
export async function eventually<Value>(
	what: string,
	read: () => Promise<Value | undefined>,
	seconds = 30,
): Promise<Value> {
	const end = Date.now() + seconds * 1000;
	while (Date.now() < end) {
		const value = await read();
		if (value !== undefined) return value;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Not within ${seconds} s: ${what}`);
}
