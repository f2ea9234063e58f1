import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetInImports } from "../../backend/src/modules/catalog/import/stored-imports";
import { forgetInAudit, noted, OPERATOR, recordAudit } from "../../backend/src/modules/foundations/audit";
import { eraseTraces } from "../../backend/src/modules/operations/personal-data/erase-traces";
import { addAddress } from "../support/addresses";
import { adminToken, api, db, login, registerCustomer, type TestCustomer } from "../support/api";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import {
	CARDS,
	card,
	checkout,
	confirm,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	type TestProduct,
} from "../support/ordering";
import { bookedOrder } from "../support/records";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);

let product: TestProduct;
beforeAll(async () => {
	product = await newProduct();
});

const STREET = "27 impasse des Réglisses";
/** A customer whose name, phone number and street are unique. */
async function uniqueCustomer() {
	const mark = randomUUID().slice(0, 8);
	const named = {
		firstName: `Zéphyrine${mark.replace(/\d/g, "q")}`,
		lastName: `Quatremère${mark.replace(/\d/g, "z")}`,
	};
	const phoneNumber = `+3361${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
	const customer = await registerCustomer({ ...named, phoneNumber, email: `zephyrine-${mark}@exemple.fr` });
	return { ...customer, ...named, phoneNumber, street: `${STREET} ${mark}` };
}
type UniqueCustomer = Awaited<ReturnType<typeof uniqueCustomer>>;

const erase = ({ token, email, password }: TestCustomer) =>
	api("/auth/erasure", { method: "POST", token, body: { email, password } });

/** Every column of the database that holds words, and in which of them one of `words` stands. */
async function whereFound(words: readonly string[]): Promise<string[]> {
	const { rows: tables } = await db().query<{ name: string }>(
		"SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
	);
	const found: string[] = [];
	for (const { name } of tables) {
		const { rows } = await db().query<{ key: string }>(
			`SELECT DISTINCT part.key FROM "${name}" one, jsonb_each_text(to_jsonb(one)) part
			WHERE one::text ILIKE ANY($1) AND part.value ILIKE ANY($1) ORDER BY part.key`,
			[words.map((word) => `%${word}%`)],
		);
		found.push(...rows.map(({ key }) => `${name}.${key}`));
	}
	return found;
}
const wordsOf = ({ email, firstName, lastName, phoneNumber, street }: UniqueCustomer) => [
	email,
	firstName,
	lastName,
	// As an index for searching holds it.
	lastName.normalize("NFD").replace(/\p{M}/gu, ""),
	phoneNumber.slice(3),
	street,
];

/** A checkout with what they say of themselves. */
async function order(customer: UniqueCustomer, contact: object) {
	const request = intentRequest([{ product, boxes: 2 }]);
	const { status, body } = await createIntent(customer.token, {
		...request,
		orderData: { ...request.orderData, ...contact },
	});
	expect(status).toBe(200);
	return body;
}

async function deliver(orderNumber: string): Promise<void> {
	const delivered = { method: "PATCH", token: await adminToken(), body: { status: "DELIVERED" } };
	expect((await api(`/admin/orders/${orderNumber}/status`, delivered)).status).toBe(200);
	await outboxEmpty(orderNumber);
}

/** What colleagues and staff say of them, in tables that no test fills otherwise. */
async function sayOf(orderNumber: string, words: string): Promise<void> {
	const id = randomUUID();
	await db().query(
		`insert into company (id, customer_group_id, company, registration, vat_number, created_at, updated_at)
			values ($1, $1, 'Guinguette', '', '', now(), now())`,
		[id],
	);
	await db().query(
		`insert into company_approval (order_id, company_id, requested_by, requested_at, reason)
			select id, $2, customer_id, now(), $3 from order_book where order_number = $1`,
		[orderNumber, id, words],
	);
	await db().query(
		`insert into order_withdrawal (id, order_id, request_id, name, submitted_at, is_late, due_cents, state, decided_at, reason)
			select $2, id, $2, $3, now(), true, 0, 'REFUSED', now(), $3 from order_book where order_number = $1`,
		[orderNumber, id, words],
	);
}

describe("erasure by its owner", () => {
	test("after it a search of the whole database for name, e-mail, phone and street finds only what docs/law.md retains", async () => {
		const customer = await uniqueCustomer();
		const { email, firstName, lastName, phoneNumber, street } = customer;
		await addAddress(customer.token, { street });
		const contact = { name: `${firstName} ${lastName}`, email, subject: "Bonjour", message: `J'habite ${street}.` };
		expect((await api("/contact", { body: contact })).status).toBeLessThan(300);
		const orderContact = {
			email,
			firstName,
			lastName,
			phone: phoneNumber,
			address: { street, city: "Grasse", postalCode: "06130", country: "France" },
			deliveryNotes: `Demander ${firstName}`,
		};
		const paid = await order(customer, orderContact);
		await confirm(customer.token, paid.clientSecret, { card: card(CARDS.success) });
		await eventually(`${paid.orderNumber} is in the engine`, async () =>
			(await bookedOrder(paid.orderNumber)).medusaOrderId ? true : undefined,
		);
		expect((await erase(customer)).body).toMatchObject({ code: "ERASURE_UNDER_WAY" });
		await deliver(paid.orderNumber);
		await sayOf(paid.orderNumber, `Vu avec ${firstName}`);
		const otherTab = await login(customer);
		expect(await whereFound(wordsOf(customer))).toContain("customer.email");

		const done = await erase(customer);
		expect([done.status, done.body]).toEqual([204, ""]);
		for (const token of [customer.token, otherTab]) expect((await api("/auth/me", { token })).status).toBe(401);
		expect((await api("/auth/login", { body: { email, password: customer.password } })).status).toBe(401);
		await eventually("the last mail is sent", async () => {
			const { rows } = await db().query("SELECT 1 FROM mail_outbox WHERE recipient = $1", [email]);
			return rows.length === 0 ? true : undefined;
		});
		const retained = ["first_name", "last_name", "search_text", "street"].map((column) => `order_book.${column}`);
		expect((await whereFound(wordsOf(customer))).filter((place) => place !== "billing_document.content")).toEqual(
			retained,
		);
		const { rows } = await db().query("SELECT * FROM order_book WHERE order_number = $1", [paid.orderNumber]);
		expect(rows[0]).toMatchObject({
			email: "",
			phone: "",
			delivery_notes: null,
			follow_key: null,
			status: "DELIVERED",
		});
		expect(rows[0].captured_cents).toBe(rows[0].total_cents);
		await registerCustomer({ email });
	});

	test("asks the password again and the account's own e-mail, and wants no administrator", async () => {
		const customer = await registerCustomer();
		const wrong = await erase({ ...customer, password: "Autre-chose-2026" });
		expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ code: "WRONG_PASSWORD" })]);
		expect((await erase({ ...customer, email: "autre@exemple.fr" })).body).toMatchObject({ field: "email" });
		expect((await api("/auth/me", { token: customer.token })).status).toBe(200);
		await db().query(
			`UPDATE auth_identity SET app_metadata = app_metadata || '{"user_id":"user_x"}' WHERE app_metadata ->> 'customer_id' = $1`,
			[customer.user.id],
		);
		expect((await erase(customer)).body).toMatchObject({ code: "ERASURE_OF_STAFF" });
	});

	test("not while a payment may arrive; a checkout that ended unpaid does not block it", async () => {
		const customer = await uniqueCustomer();
		const { orderNumber } = await checkout(customer.token, [{ product, boxes: 1 }]);
		expect((await erase(customer)).status).toBe(409);
		await db().query("UPDATE order_book SET status = 'CANCELLED' WHERE order_number = $1", [orderNumber]);
		expect((await erase(customer)).body).toMatchObject({ message: expect.stringContaining(orderNumber) });
		await db().query(
			"UPDATE payment_attempt SET state = 'CANCELLED' WHERE order_id = (SELECT id FROM order_book WHERE order_number = $1)",
			[orderNumber],
		);
		expect((await erase(customer)).status).toBe(204);
		const { rows } = await db().query("SELECT first_name, last_name, street FROM order_book WHERE order_number = $1", [
			orderNumber,
		]);
		expect(rows).toEqual([{ first_name: "", last_name: "", street: "" }]);
	});

	test("meets an order that is placed in the same moment: one of the two is refused", async () => {
		for (let round = 0; round < 4; round += 1) {
			const customer = await registerCustomer();
			const [placed, erased] = await Promise.allSettled([
				checkout(customer.token, [{ product, boxes: 1 }]),
				erase(customer),
			]);
			const status = erased.status === "fulfilled" ? erased.value.status : 0;
			expect([placed.status, status]).toEqual(placed.status === "fulfilled" ? ["fulfilled", 409] : ["rejected", 204]);
			const { rows } = await db().query(
				`SELECT (SELECT count(*)::int FROM customer WHERE id = $1) AS people,
					(SELECT count(*)::int FROM order_book WHERE customer_id = $1) AS orders`,
				[customer.user.id],
			);
			expect(rows[0].people).toBe(rows[0].orders);
		}
	});
});

const MARIE = `marie-${randomUUID()}@exemple.fr`;
const OTHERS = [`anne-${MARIE}`, `${MARIE}.example`];
test.each([
	{ whose: "an address that others contain", erased: MARIE, mails: OTHERS },
	{ whose: "a customer without e-mail", erased: "", mails: [...OTHERS, MARIE] },
])("the traces of $whose go without those of others", async ({ erased, mails }) => {
	const textOf = (name: string) => `Bonjour\n${name}.`;
	const sql = await context.pool.transaction();
	const valuesOf = async (statement: string) =>
		(await sql.raw<{ rows: { value: string }[] }>(statement, [MARIE])).rows.map(({ value }) => value);
	try {
		for (const name of [...OTHERS, MARIE]) {
			const data = JSON.stringify({ text: textOf(name) });
			const mail = { key: randomUUID(), recipient: "a@b.fr", template: MARIE, data, status: "FAILED" };
			await sql("mail_outbox").insert(mail);
			const changes = noted({ text: textOf(name) });
			const about = { entity: "customer", entityId: MARIE, label: name } as const;
			await recordAudit(sql, OPERATOR, { action: "customer.noted", ...about, changes });
			const run = { id: randomUUID(), kind: "customers", state: "DONE", dry_run: true, file_name: MARIE };
			const at = sql.raw("clock_timestamp()");
			await sql("import_run").insert({ ...run, actor_email: "a@b.fr", report: data, created_at: at });
		}
		await eraseTraces(sql, { customerId: "cus_absent", identityId: null, email: erased, isAdministrator: false });
		await forgetInImports(sql, { customerId: "cus_absent", email: erased });
		const named = (replacement: string) => [...OTHERS, erased === MARIE ? replacement : MARIE];
		const mailed = "select data::json ->> 'text' as value from mail_outbox where template = ? order by id";
		expect(await valuesOf(mailed)).toEqual(mails.map(textOf));
		const labels = "select label as value from admin_audit where entity_id = ? order by id";
		expect(await valuesOf(labels)).toEqual(named("client effacé"));
		const changed = "select changes #>> '{text,to}' as value from admin_audit where entity_id = ? order by id";
		expect(await valuesOf(changed)).toEqual(named("client effacé").map(textOf));
		const reports = "select report ->> 'text' as value from import_run where file_name = ? order by created_at, id";
		expect(await valuesOf(reports)).toEqual(named("adresse effacée").map(textOf));
	} finally {
		await sql.rollback();
	}
});

test("the audit log loses the name alone, and no line by any other way", async () => {
	const email = `journal-${randomUUID()}@exemple.fr`;
	await db().query(
		`INSERT INTO admin_audit (actor_id, actor_email, action, entity, entity_id, label, changes)
		VALUES ('a', 'admin@demo.fr', 'customer.created', 'customer', 'c', $1, jsonb_build_object('email', jsonb_build_object('from', null, 'to', $1::text)))`,
		[email],
	);
	await context.pool.transaction((sql) => forgetInAudit(sql, email));
	expect(await whereFound([email])).toEqual([]);
	await expect(db().query("UPDATE admin_audit SET label = 'x'")).rejects.toThrow("append only");
	await expect(
		context.pool.transaction(async (sql) => {
			await sql.raw("SELECT set_config('shop.forgetting', 'on', true)");
			await sql.raw("UPDATE admin_audit SET actor_email = 'x'");
		}),
	).rejects.toThrow("append only");
});
