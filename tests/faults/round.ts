import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { signPayload } from "../../backend/src/modules/sales/payments/gateway/signature";
import { DEMO } from "../../scripts/lib/demo";
import { api, db, engine, registerCustomer } from "../support/api";
import { moneyOf } from "../support/money";
import { CARDS, card, checkout, confirm, eventually, newProduct } from "../support/ordering";
import { editOf, makeProduct, productInput } from "../support/products";

/** No person waits longer for any answer. */
const PATIENCE_MS = 10_000;

/** Each step may wait for a sweep of its own (15 s), or for the lease of a worker that died (30 s). */
const FOLLOW_UP_SECONDS = 120;

/** Whose sessions a round uses: opened while all was well, as those of people who are in the shop when it happens. */
export interface Staff {
	/** For /api. */
	admin: string;
	/** For Medusa's own routes. */
	medusaAdmin: string;
}

/** What a round leaves, to be looked for afterwards. */
export interface RoundReport {
	/** Status of each response, by what was asked. */
	answers: Record<string, number>;
	orderNumber: string;
	product: AdminProduct;
}

/** What every call of a round returns when nothing is missing. */
export const ALL_IS_WELL = {
	sale: 200,
	"payment status": 200,
	"a provider's event": 200,
	"order status": 200,
	refund: 201,
	"sign-in": 200,
	catalogue: 200,
	"stock in the back office": 200,
	"product in the back office": 200,
	"stock in Medusa Admin": 200,
	"product in Medusa Admin": 200,
	"sign-in to Medusa Admin": 200,
};

/** One of every synchronous action: an account, a sale, its payment, a product, in the shop and the admin. */
export async function round({ admin, medusaAdmin }: Staff): Promise<RoundReport> {
	const answers: Record<string, number> = {};
	const asked = async <Result extends { status: number }>(what: string, call: Promise<Result>): Promise<Result> => {
		const answer = await expectResponse(what, call);
		answers[what] = answer.status;
		return answer;
	};
	const customer = await expectResponse("registration", registerCustomer());
	const sold = await newProduct();
	const { clientSecret, paymentIntentId, orderNumber } = await expectResponse(
		"checkout",
		checkout(customer.token, [{ product: sold, boxes: 3 }]),
	);
	await asked("sale", confirm(customer.token, clientSecret, { card: card(CARDS.success) }));
	await asked("payment status", api(`/payments/status/intent/${paymentIntentId}`, { token: customer.token }));
	await asked("a provider's event", repeatLastEvent());
	const patch = (path: string, body: unknown) => api(path, { method: "PATCH", token: admin, body });
	await asked("order status", patch(`/admin/orders/${orderNumber}/status`, { status: "SHIPPED" }));
	await asked("refund", moneyOf(orderNumber, admin).refund(1000));
	await asked("sign-in", api("/auth/login", { body: { email: customer.email, password: customer.password } }));
	await asked("catalogue", api<ProductList>("/products"));

	const product = await expectResponse("a new product", makeProduct(admin));
	await asked("stock in the back office", patch(`/admin/products/${product.id}/stock`, { stock: 61 }));
	const stocked = await readProduct(product.id, admin);
	const renamed = editOf(stocked, { name: `${productInput().name} renommé` });
	await asked("product in the back office", api(`/admin/products/${product.id}`, put(renamed, admin)));
	await asked("stock in Medusa Admin", setStockInMedusa(product.id, 62, medusaAdmin));
	const priced = editOf(await readProduct(product.id, admin), { pricePerPieceLayer: 1.3 });
	await asked("product in Medusa Admin", engine(`/admin/shop/products/${product.id}`, put(priced, medusaAdmin)));
	await asked("sign-in to Medusa Admin", engine("/auth/user/emailpass", { body: DEMO.administrator }));
	return { answers, orderNumber, product: await readProduct(product.id, admin) };
}

/** What a round has set going is done: Medusa has the order with its refund, the catalogue shows the product. */
export async function expectFollowedUp({ orderNumber, product }: RoundReport): Promise<void> {
	await eventually(
		`order ${orderNumber} in the engine, refunded and mailed about`,
		async () => {
			const { rows } = await db().query(
				`select 1 from order_book o where order_number = $1 and medusa_order_id is not null
				and not exists (select from order_outbox where order_id = o.id and done_at is null)
				and not exists (select from mail_outbox where key = 'order-received:' || o.id and status <> 'SENT')`,
				[orderNumber],
			);
			return rows.length > 0 || undefined;
		},
		FOLLOW_UP_SECONDS,
	);
	await eventually(
		`${product.name} in the catalogue, as it was saved last`,
		async () => {
			const { body } = await api<Product>(`/products/${product.id}`);
			const found = await api<ProductList>(`/products/search?query=${encodeURIComponent(product.name)}&limit=100`);
			const isFound = found.body.items.some(({ id }) => id === product.id);
			return (isFound && body.pricePerPieceLayer === 1.3 && body.stock === 62) || undefined;
		},
		FOLLOW_UP_SECONDS,
	);
}

/** @throws without a response */
export async function expectResponse<Result>(what: string, call: Promise<Result>): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const never = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`No answer: ${what}`)), PATIENCE_MS);
	});
	return Promise.race([call, never]).finally(() => clearTimeout(timer));
}

const put = (body: unknown, token: string) => ({ method: "PUT", token, body });

async function readProduct(id: string, admin: string): Promise<AdminProduct> {
	return (await expectResponse("a product", api<AdminProduct>(`/admin/products/${id}`, { token: admin }))).body;
}

async function setStockInMedusa(productId: string, boxes: number, token: string) {
	const { rows } = await db().query(
		`select level.inventory_item_id as item, location_id as location from product_packaging
			join inventory_level level using (inventory_item_id) where product_id = $1`,
		[productId],
	);
	const { item, location } = rows[0];
	return engine(`/admin/inventory-items/${item}/location-levels/${location}`, {
		token,
		body: { stocked_quantity: boxes },
	});
}

async function repeatLastEvent() {
	const { rows } = await db().query(
		`select raw, (select value from ordering_setting where key = 'demo_webhook_secret') as secret
			from webhook_inbox order by received_at desc limit 1`,
	);
	const { raw, secret } = rows[0];
	return api("/payments/webhook", { body: raw, headers: { "Stripe-Signature": signPayload(raw, secret, new Date()) } });
}
