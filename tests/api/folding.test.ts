import { randomUUID } from "node:crypto";
import type { ActivityList } from "@confiserie/domain/contract/activity";
import type { AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { MoneyMovementPage } from "@confiserie/domain/contract/money-movement";
import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import { foldText } from "@confiserie/domain/fold-text";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { createIntent, intentRequest, newProduct, payByCard, type TestProduct } from "../support/ordering";

/** Latin, Greek, Cyrillic, Hebrew and Arabic letters, punctuation, ligatures and full-width forms. */
const RANGES = [
	[0x20, 0x6ff],
	[0x1e00, 0x1fff],
	[0x2000, 0x206f],
	[0xfb00, 0xfb4f],
	[0xff00, 0xff5e],
] as const;

test("the database folds every letter as the domain does", async () => {
	const letters = RANGES.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
	).filter((letter) => /[^\p{Cc}\p{Cn}]/u.test(letter));
	const texts = letters.map((letter) => `a${letter}b`);
	const { rows } = await db().query("select fold_text(text) as folded from unnest($1::text[]) as text", [texts]);
	const unlike = texts.filter((text, index) => rows[index].folded !== foldText(text));
	expect(unlike).toEqual([]);
});

let token: string;
let customer: TestCustomer;
let product: TestProduct;
let orderNumber: string;
/** Letters that no other test's rows hold. */
const mark = `zq${Date.now().toString(36)}`;
beforeAll(async () => {
	token = await adminToken();
	customer = await registerCustomer({ firstName: "Łukasz", lastName: `d’Ærø ${mark}` });
	product = await newProduct();
	await db().query("update product set title = $2 where id = $1", [product.id, `Œufs l’Été Smørrebrød ${mark}`]);
	const request = intentRequest([{ product, boxes: 1 }]);
	const orderData = {
		...{ ...request.orderData, firstName: "Łukasz", lastName: `d’Ærø ${mark}` },
		business: { company: `Fêtes & Forains ${mark}`, purchaseOrder: `BC 2026/118-${mark}` },
	};
	const { body } = await createIntent(customer.token, { ...request, checkoutId: randomUUID(), orderData });
	await payByCard(customer.token, body.clientSecret);
	orderNumber = body.orderNumber;
});

const asked = (text: string) => `query=${encodeURIComponent(`${text} ${mark}`)}`;
const orders = async (query: string) =>
	(await api<AdminOrderPage>(`/admin/orders/search?${query}`, { token })).body.content.map((one) => one.orderNumber);
const customers = async (query: string) =>
	(await api<CustomerPage>(`/admin/customers?${query}`, { token })).body.content.map(({ id }) => id);
const products = async (query: string) =>
	(await api<AdminProductPage>(`/admin/products?${query}`, { token })).body.content.map(({ id }) => id);
const movements = async (query: string) =>
	(await api<MoneyMovementPage>(`/admin/payments?${query}`, { token })).body.content.map((one) => one.orderNumber);

test.each(["Łukasz d’Ærø", "lukasz d'aero", "LUKASZ AERØ"])(
	"orders, payments and customers are found by %s",
	async (typed) => {
		expect(await orders(asked(typed))).toEqual([orderNumber]);
		expect(await movements(asked(typed))).toEqual([orderNumber]);
		expect(await customers(asked(typed))).toEqual([customer.user.id]);
	},
);

test.each(["daero", "aero", "d aero", "d'aero"])(
	"orders, payments and customers are found by a name without its apostrophe: %s",
	async (typed) => {
		expect(await orders(asked(typed))).toEqual([orderNumber]);
		expect(await movements(asked(typed))).toEqual([orderNumber]);
		expect(await customers(asked(typed))).toEqual([customer.user.id]);
	},
);

test("so are companies, the customers of one, and messages", async () => {
	const name = `O’Brien & D'Ay ${mark}`;
	const owner = await registerCustomer();
	const id = owner.user.id;
	await db().query(
		`insert into account_business (customer_id, company, registration, vat_number, updated_at) values ($1, $2, '', '', now())`,
		[id, name],
	);
	await db().query(
		`insert into company (id, customer_group_id, company, registration, vat_number, created_at, updated_at)
			values ($1, $1, $2, '', '', now(), now())`,
		[id, name],
	);
	await db().query(
		"insert into contact_message (id, name, email, subject, message) values ($1, $2, 'a@exemple.fr', 'x', 'x')",
		[id, name],
	);
	for (const typed of ["obrien", "day"]) {
		const idsAt = async (path: string) =>
			(await api<{ content: { id: string }[] }>(`${path}${asked(typed)}`, { token })).body.content.map((one) => one.id);
		expect(await idsAt("/admin/customers?")).toEqual([id]);
		expect(await idsAt("/admin/companies?")).toEqual([id]);
		expect(await idsAt("/admin/messages?state=OPEN&page=0&")).toEqual([id]);
	}
});

test("an order is found by an e-mail with an apostrophe", async () => {
	const other = await registerCustomer({ email: `o'brien-${mark}@exemple.fr` });
	const { orderData, ...request } = intentRequest([{ product, boxes: 1 }]);
	const { body } = await createIntent(other.token, {
		...request,
		checkoutId: randomUUID(),
		orderData: { ...orderData, email: other.email },
	});
	const { body: page } = await api<AdminOrderPage>(`/admin/orders?customerEmail=${encodeURIComponent(other.email)}`, {
		token,
	});
	expect(page.content.map((one) => one.orderNumber)).toEqual([body.orderNumber]);
});

test.each(["fetes forains", `BC 2026/118-`, "2026118"])(
	"orders and customers are found by company or purchase order: %s",
	async (typed) => {
		expect(await orders(asked(typed))).toEqual([orderNumber]);
		expect(await customers(asked(typed))).toEqual([customer.user.id]);
	},
);

test.each(["œufs l'été smørrebrød", "OEUFS L’ETE SMORREBROD", "ete"])("a product is found by %s", async (typed) => {
	expect(await products(asked(typed))).toEqual([product.id]);
});

test.each(["Łukasz d’Ærø", "lukasz d'aero"])(
	"an entry of the journal is found by a name that changed: %s",
	async (typed) => {
		const changes = { lastName: { from: "Durand", to: `Łukasz d’Ærø ${mark}` } };
		await db().query(
			`insert into admin_audit (actor_id, actor_email, action, entity, entity_id, label, changes)
			values ('cus_1', 'admin@demo.fr', 'order.corrected', 'order', 'cmd_1', $1, $2)`,
			[orderNumber, JSON.stringify(changes)],
		);
		const { body } = await api<ActivityList>(`/admin/activity?${asked(typed)}`, { token });
		expect(body.content[0]).toMatchObject({ label: orderNumber, changes });
	},
);
