import { afterAll, expect, test } from "vitest";
import { checkVatNumbers } from "../../backend/src/modules/customers/accounts/vat-check/check-vat-numbers";
import { api, db, registerCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";

const { context, close } = openOrderContext();
afterAll(close);

const COMPANY = { company: "Fêtes et fils", registration: "", vatNumber: "FR44732829320" };
const NOW = new Date("2026-11-23T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test("checks a VAT number once, stores the result with its date, checks another number again, and repeats an inconclusive check in an hour", async () => {
	const { token, user } = await registerCustomer();
	// Companies of other tests are not due here.
	await db().query("update account_business set checked_vat_number = vat_number where customer_id <> $1", [user.id]);
	const put = async (vatNumber: string) =>
		(await api("/auth/business", { method: "PUT", token, body: { ...COMPANY, vatNumber } })).body;
	const read = async () => (await api("/auth/business", { token })).body;
	expect(await put(COMPANY.vatNumber)).toMatchObject({ business: { vatNumber: COMPANY.vatNumber }, vatCheck: null });

	const away = { isRegistered: () => Promise.reject(new Error("VIES answered 503.")) };
	const asked: string[] = [];
	const there = { isRegistered: async (number: string) => asked.push(number) === 1 };
	expect(await checkVatNumbers(context.pool, away, NOW)).toEqual({ answered: 0, failures: ["VIES answered 503."] });
	expect(await checkVatNumbers(context.pool, there, later(59))).toEqual({ answered: 0, failures: [] });
	expect(await checkVatNumbers(context.pool, there, later(61))).toEqual({ answered: 1, failures: [] });
	expect(await read()).toMatchObject({ vatCheck: { isRegistered: true, checkedAt: later(61).toISOString() } });

	expect(await put("DE136695976")).toMatchObject({ vatCheck: null });
	expect(await checkVatNumbers(context.pool, there, later(200))).toEqual({ answered: 1, failures: [] });
	expect(await read()).toMatchObject({ vatCheck: { isRegistered: false } });
	expect(await checkVatNumbers(context.pool, there, later(400))).toEqual({ answered: 0, failures: [] });
	expect(asked).toEqual([COMPANY.vatNumber, "DE136695976"]);
});
