import { randomUUID } from "node:crypto";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { type QuotePage, quoteQuerySchema, quoteRequestSchema } from "@confiserie/domain/contract/quotes";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { QUOTE_STATE_NAMES, type QuoteState } from "@confiserie/domain/quote/quote";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetOldQuotes } from "../../backend/src/modules/operations/retention/old-quotes";
import { acceptQuote } from "../../backend/src/modules/sales/quotes/accept-quote";
import { listAdminQuotes } from "../../backend/src/modules/sales/quotes/list-quotes";
import { makeQuote } from "../../backend/src/modules/sales/quotes/make-quote";
import { withdrawQuote } from "../../backend/src/modules/sales/quotes/withdraw-quote";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { newProduct } from "../support/ordering";
import { acceptByKey, quoteBody, readByKey, sendQuote } from "../support/quotes";
import { newAdministrator } from "../support/staff";

const { context, setClock, close } = openOrderContext();
afterAll(close);
const DAY = 24 * 60;

let staff: Awaited<ReturnType<typeof newAdministrator>>;
let actor: { customerId: string; email: string };
beforeAll(async () => {
	staff = await newAdministrator();
	actor = { customerId: staff.user.id, email: staff.email };
});

/** A quote of eight boxes made at this shop's clock, valid for ten days. */
async function make(customer: TestCustomer, overrides: object = {}): Promise<string> {
	const body = quoteBody(customer, [{ product: await newProduct(), boxes: 8 }], { validDays: 10, ...overrides });
	return makeQuote(context, {
		request: quoteRequestSchema.parse(body),
		rules: DEFAULT_DELIVERY_RULES,
		depositRules: DEFAULT_DEPOSIT_RULES,
		actor,
	});
}
const accept = (id: string) => acceptQuote(context, { quote: { id }, by: undefined, paymentPath: () => "/payer/x" });

test("it is accepted until its last day is over in Paris, by the shop's clock, and not after", async () => {
	const customer = await registerCustomer();
	setClock(0);
	const [inTime, late] = [await make(customer), await make(customer)];
	setClock(10 * DAY);
	await accept(inTime);
	setClock(11 * DAY);
	await expect(accept(late)).rejects.toMatchObject({ code: "QUOTE_CLOSED", message: /expiré/ });
	await expect(withdrawQuote(context, late, actor)).rejects.toMatchObject({ code: "QUOTE_CLOSED" });
	// One that expired is renewed by another in its place.
	const renewed = await make(customer, { replaces: late });
	await accept(renewed);
	setClock(0);
});

test("lists are filtered by state and counted, as each quote says of itself", async () => {
	const customer = await registerCustomer();
	setClock(0);
	const made: Record<QuoteState, string> = {
		SENT: await make(customer, { validDays: 40 }),
		ACCEPTED: await make(customer),
		EXPIRED: await make(customer),
		WITHDRAWN: await make(customer),
		REPLACED: await make(customer),
	};
	await accept(made.ACCEPTED);
	await withdrawQuote(context, made.WITHDRAWN, actor);
	await make(customer, { replaces: made.REPLACED, validDays: 40 });
	setClock(11 * DAY);
	for (const state of QUOTE_STATE_NAMES) {
		const query = quoteQuerySchema.parse({ query: customer.email.toUpperCase(), state });
		const { content, totalElements, counts } = await listAdminQuotes(context, query);
		expect(content.map(({ id }) => id)).toContain(made[state]);
		expect(content).toHaveLength(state === "SENT" ? 2 : 1);
		expect(content.every((quote) => quote.state === state)).toBe(true);
		expect(totalElements).toBe(content.length);
		expect(counts[state]).toBeGreaterThanOrEqual(content.length);
	}
	setClock(0);
	const all = await api<QuotePage>(`/admin/quotes?query=${customer.email}&size=2&state=`, { token: staff.token });
	expect(all.body).toMatchObject({ totalElements: 6, last: false });
	expect((await api("/admin/quotes?state=NONE", { token: staff.token })).status).toBe(400);
});

describe("its retention", () => {
	test("an unaccepted one is deleted a year after its last day; an accepted one stays with its order", async () => {
		const customer = await registerCustomer();
		setClock(-(365 + 20) * DAY);
		const [old, accepted] = [await make(customer), await make(customer)];
		await accept(accepted);
		setClock(-(365 + 5) * DAY);
		const young = await make(customer);
		setClock(0);
		await forgetOldQuotes(context.pool, context.now());
		const { rows } = await db().query("select id from sales_quote where customer_id = $1", [customer.user.id]);
		expect(rows.map(({ id }) => id).sort()).toEqual([accepted, young].sort());
		expect(rows.map(({ id }) => id)).not.toContain(old);
		expect(rows).toHaveLength(2);
	});

	test("its customer takes it out with everything else, and has it forgotten: its link opens nothing any more", async () => {
		const customer = await registerCustomer({ lastName: `Devisé${randomUUID().slice(0, 8)}` });
		const body = quoteBody(customer, [{ product: await newProduct(), boxes: 8 }], { note: "Pour votre fête." });
		const { body: quote } = await sendQuote(staff.token, body);
		const data = await api<PersonalData>("/auth/data", { token: customer.token });
		expect(data.body.quotes).toMatchObject([{ number: quote.number, total: 72, note: "Pour votre fête." }]);
		const { email, password, token } = customer;
		expect((await api("/auth/erasure", { method: "POST", token, body: { email, password } })).status).toBeLessThan(300);
		expect((await readByKey(quote.key)).status).toBe(404);
		expect((await acceptByKey(quote.key)).status).toBe(404);
		const { rows } = await db().query("select 1 from sales_quote where customer_id = $1", [customer.user.id]);
		expect(rows).toEqual([]);
	});
});
