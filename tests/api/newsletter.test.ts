import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { NewsletterPreference } from "@confiserie/domain/contract/newsletter";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { NEWSLETTER_LINK_DAYS } from "@confiserie/domain/customers/newsletter";
import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetReaders } from "../../backend/src/modules/customers/newsletter/forget-readers";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { suiteShop } from "../support/context";
import { mailCount, mailedToken, messageTo } from "../support/mailed";
import { openOrderContext } from "../support/order-context";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

const someone = () => `lectrice-${randomUUID()}@exemple.fr`;
const ask = (email: string, more: object = {}) =>
	api<ApiError>("/newsletter", { body: { email, consent: 1, ...more } });
const confirm = (token: string) => api<ApiError>("/newsletter/confirm", { body: { token } });
const link = (email: string) => mailedToken(email, "newsletter-confirm", "/lettre/confirmation");
const rowOf = async (email: string) =>
	(await db().query("SELECT * FROM newsletter_reader WHERE email = $1", [email])).rows[0];
const exported = async (token = admin) => {
	const response = await fetch(`${suiteShop().backend}/api/admin/newsletter/export`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return { status: response.status, text: await response.text() };
};

/** An address that has confirmed, and what ends it. */
async function reader(email = someone()): Promise<{ email: string; leave: string }> {
	expect((await ask(email)).status).toBe(202);
	expect((await confirm(await link(email))).status).toBe(204);
	return { email, leave: await mailedToken(email, "newsletter-welcome", "/lettre/desinscription") };
}

describe("consent", () => {
	test("is none before the mailed link is followed; then it has its date and the version of its words", async () => {
		const email = someone();
		expect((await ask(email)).status).toBe(202);
		const token = await link(email);
		expect(await rowOf(email)).toMatchObject({ confirmed_at: null, consent_version: 1 });
		expect((await exported()).text).not.toContain(email);
		expect((await confirm(token)).status).toBe(204);
		expect((await confirm(token)).status).toBe(204);
		const retained = await rowOf(email);
		expect(retained.confirmed_at).toBeInstanceOf(Date);
		expect(JSON.stringify(retained)).not.toContain(token);
		expect(await mailCount(email, "newsletter-welcome")).toBe(1);
	});

	test("the response does not reveal whether an address was known, and a subscriber gets no mail", async () => {
		const { email } = await reader();
		const again = await ask(email.toUpperCase());
		const fresh = await ask(someone());
		expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
		expect(await mailCount(email, "newsletter-confirm")).toBe(1);
	});

	test("an expired or unknown link is refused", async () => {
		const email = someone();
		await ask(email);
		const token = await link(email);
		await db().query("UPDATE newsletter_reader SET confirm_until = now() - interval '1 minute' WHERE email = $1", [
			email,
		]);
		for (const one of [token, randomUUID()])
			expect((await confirm(one)).body).toMatchObject({ code: "NEWSLETTER_LINK_REFUSED" });
		expect((await rowOf(email)).confirmed_at).toBeNull();
	});

	test("needs a valid address and the current consent text; a bot is not stored", async () => {
		expect((await ask("camille")).body).toMatchObject({ code: "VALIDATION", field: "email" });
		expect((await ask(someone(), { consent: 0 })).body).toMatchObject({ code: "VALIDATION", field: "consent" });
		const email = someone();
		expect((await ask(email, { website: "https://spam.example" })).status).toBe(202);
		expect(await rowOf(email)).toBeUndefined();
	});

	test("no mailbox is flooded", async () => {
		const email = someone();
		const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
	});
});

describe("leaving", () => {
	test("is one POST of a mail program, by the header of the mail, without signing in; a second one says the same", async () => {
		const { email, leave } = await reader();
		const { backend } = suiteShop();
		const mail = (await messageTo(email, "newsletter-welcome")).replace(/\r\n[ \t]+/g, " ");
		expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		const address = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(mail)?.[1] ?? "";
		expect(new URL(address).pathname).toBe(`/api/newsletter/unsubscribe/${leave}`);
		const press = () =>
			fetch(`${backend}${new URL(address).pathname}`, {
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: "List-Unsubscribe=One-Click",
			});
		expect((await press()).status).toBe(204);
		expect(await rowOf(email)).toBeUndefined();
		expect((await press()).status).toBe(204);
	});

	test("is a choice of the account, too", async () => {
		const { token, email } = await registerCustomer();
		const choose = (body: object) => api<NewsletterPreference>("/auth/newsletter", { method: "PUT", token, body });
		const read = async () => (await api<NewsletterPreference>("/auth/newsletter", { token })).body.state;
		expect(await read()).toBe("NONE");
		expect((await choose({ subscribed: true })).status).toBe(400);
		expect((await choose({ subscribed: true, consent: 1 })).body.state).toBe("PENDING");
		await confirm(await link(email));
		expect(await read()).toBe("CONFIRMED");
		expect((await choose({ subscribed: false })).body.state).toBe("NONE");
		expect(await rowOf(email)).toBeUndefined();
	});
});

describe("the file of readers", () => {
	test("has who confirmed, the proof and the way out; the audit says who took it", async () => {
		const { email, leave } = await reader();
		const { status, text } = await exported();
		expect(status).toBe(200);
		const line = text.split("\r\n").find((one) => one.startsWith(email)) ?? "";
		expect(line.split(";")[2]).toBe("1");
		expect(line).toContain(`/api/newsletter/unsubscribe/${leave}`);
		const { rows } = await db().query("SELECT 1 FROM admin_audit WHERE action = 'newsletter.exported'");
		expect(rows.length).toBeGreaterThan(0);
	});
});

describe("what is personal of it", () => {
	test("is in the export, and goes with its reader", async () => {
		const { token, email, password } = await registerCustomer();
		await reader(email);
		const { body } = await api<PersonalData>("/auth/data", { token });
		expect(body.newsletter).toMatchObject({ consentVersion: 1 });
		expect(body.newsletter?.confirmedAt).toBeTruthy();
		expect((await api("/auth/erasure", { method: "POST", token, body: { email, password } })).status).toBe(204);
		expect(await rowOf(email)).toBeUndefined();
	});

	test("goes after the days of an unconfirmed link and the years of a consent, not before", async () => {
		const now = new Date();
		const limit = yearsBefore(now, RETENTION.newsletterYears);
		const make = async (columns: { confirmed_at: Date | null; confirm_until: Date }) => {
			const email = someone();
			await db().query(
				`INSERT INTO newsletter_reader (email, asked_at, consent_version, confirmed_at, confirm_hash, confirm_until,
					unsubscribe_token) VALUES ($1, now(), 1, $2, $1, $3, $1)`,
				[email, columns.confirmed_at, columns.confirm_until],
			);
			return email;
		};
		const minute = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);
		const over = daysBefore(now, NEWSLETTER_LINK_DAYS);
		const gone = [
			await make({ confirmed_at: null, confirm_until: minute(now, -1) }),
			await make({ confirmed_at: minute(limit, -1), confirm_until: over }),
		];
		const retained = [
			await make({ confirmed_at: null, confirm_until: minute(now, 1) }),
			await make({ confirmed_at: minute(limit, 1), confirm_until: over }),
		];
		expect(await forgetReaders(context.pool, now)).toBeGreaterThanOrEqual(2);
		for (const email of gone) expect(await rowOf(email)).toBeUndefined();
		for (const email of retained) expect(await rowOf(email)).toBeDefined();
	});
});
