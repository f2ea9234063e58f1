import { randomUUID } from "node:crypto";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { beforeEach, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import { runJob } from "../support/on-request";
import { newProduct, type TestProduct } from "../support/ordering";

let product: TestProduct;
let email: string;
beforeEach(async () => {
	product = await newProduct({ boxes: 0 });
	email = `attente-${randomUUID()}@exemple.fr`;
});
const ask = (to = email, changes: object = {}, id = product.id) =>
	api(`/products/${id}/stock-alerts`, { body: { email: to, consent: 1, ...changes } });
const waiting = async (to = email) =>
	(await db().query("select consent_version, asked_at, notified_at from stock_alert where email = $1", [to])).rows;
const mails = async (to = email) =>
	(await db().query("select data from mail_outbox where recipient = $1 and template = 'stock-alert'", [to])).rows;
async function restock(boxes: number): Promise<void> {
	await db().query(
		`update inventory_level set stocked_quantity = $2::numeric,
			raw_stocked_quantity = jsonb_build_object('value', $2::text, 'precision', 20) where inventory_item_id = $1`,
		[product.inventoryItemId, boxes],
	);
}

describe("a mail when a product is back in stock", () => {
	test("is promised once for however many requests, with the version of the consent and its time", async () => {
		const answers = await Promise.all([ask(), ask(email.toUpperCase()), ask()]);
		expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
		expect(await waiting()).toEqual([{ consent_version: 1, asked_at: expect.any(Date), notified_at: null }]);
	});

	test("is sent once when stock returns, by whichever of two processes; a new request waits again", async () => {
		await ask();
		await runJob("send-stock-alerts");
		expect(await mails()).toEqual([]);
		await restock(5);
		await Promise.all([runJob("send-stock-alerts"), runJob("send-stock-alerts")]);
		await runJob("send-stock-alerts");
		expect(await mails()).toHaveLength(1);
		expect((await waiting())[0]).toMatchObject({ notified_at: expect.any(Date) });
		await restock(0);
		await ask();
		expect(await waiting()).toHaveLength(2);
	});

	test("is not sent while all of the stock is reserved or the product is not on sale", async () => {
		await ask();
		await restock(5);
		await db().query("update product set status = 'draft' where id = $1", [product.id]);
		await runJob("send-stock-alerts");
		expect(await mails()).toEqual([]);
	});

	test("is cancelled by its link, for every product of the address, and by an unknown one nothing is", async () => {
		await ask();
		await ask(email, {}, (await newProduct({ boxes: 0 })).id);
		const { rows } = await db().query("select unsubscribe_token from stock_alert where email = $1 limit 1", [email]);
		const leave = (token: string) => api(`/stock-alerts/unsubscribe/${token}`, { method: "POST" });
		expect((await leave("inconnu")).status).toBe(204);
		expect(await waiting()).toHaveLength(2);
		expect((await leave(rows[0].unsubscribe_token)).status).toBe(204);
		expect(await waiting()).toEqual([]);
	});

	test("a machine that fills in the hidden field is thanked and not stored", async () => {
		expect((await ask(email, { website: "https://exemple.fr" })).status).toBe(202);
		expect(await waiting()).toEqual([]);
	});

	test.each([
		["no e-mail", { email: "" }, 400, "VALIDATION"],
		["no consent", { consent: undefined }, 400, "VALIDATION"],
		["another text", { consent: 2 }, 400, "VALIDATION"],
	])("%s is refused", async (_, changes, status, code) => {
		const answer = await ask(email, changes);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});

	test("an unknown product is refused, and so are many requests of one address", async () => {
		expect((await ask(email, {}, "prod_inconnu")).body.code).toBe("PRODUCT_NOT_FOUND");
		const answers = [];
		for (let times = 0; times < 21; times++) answers.push(await ask());
		expect(answers.at(-1)?.body.code).toBe("RATE_LIMITED");
	});

	test("is part of the copy of one's data, and erased with the account", async () => {
		const person = await registerCustomer();
		await ask(person.email);
		const { body } = await api<PersonalData>("/auth/data", { token: person.token });
		expect(body.stockAlerts).toMatchObject([{ productName: product.name, consentVersion: 1, notifiedAt: null }]);
		const { email: own, password, token } = person;
		expect((await api("/auth/erasure", { method: "POST", token, body: { email: own, password } })).status).toBe(204);
		expect(await waiting(person.email)).toEqual([]);
	});
});
