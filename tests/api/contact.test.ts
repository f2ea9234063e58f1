import { randomInt, randomUUID } from "node:crypto";
import type { ContactRequest, ContactResponse } from "@confiserie/domain/contract/contact";
import { describe, expect, test } from "vitest";
import { api, db, engine, medusaToken } from "../support/api";

/** An address of the documentation range (RFC 3849), as the storefront on this machine reports it. */
const newAddress = () => `2001:db8:c${randomInt(256).toString(16)}:${randomInt(1, 0xffff).toString(16)}::1`;
const message = (overrides: Partial<ContactRequest> = {}): ContactRequest => ({
	name: "Camille Martin",
	email: "camille@exemple.fr",
	subject: `Question ${randomUUID()}`,
	message: "Bonjour,\nlivrez-vous à Annecy ? Merci d'avance.",
	...overrides,
});
const send = (body: unknown, address = newAddress()) =>
	api<ContactResponse>("/contact", { body, headers: { "x-forwarded-for": address } });
const storedMessages = async (subject: string) =>
	(await db().query("SELECT name, email, subject, message FROM contact_message WHERE subject = $1", [subject])).rows;

describe("POST /contact", () => {
	test("returns 201 without a login, and stores the message as it was sent", async () => {
		const sent = message();
		const { status, body } = await send(sent);
		expect(status).toBe(201);
		expect(body).toEqual({ received: true });
		expect(await storedMessages(sent.subject)).toEqual([sent]);
	});

	test("a message with the honeypot field gets the same response and is not stored", async () => {
		const sent = message({ website: "https://spam.example" });
		const { status, body } = await send(sent);
		expect(status).toBe(201);
		expect(body).toEqual({ received: true });
		expect(await storedMessages(sent.subject)).toEqual([]);
	});

	test("names every field at fault in French, and stores nothing", async () => {
		const { status, body } = await api("/contact", { body: { email: "camille", website: "" } });
		expect(status).toBe(400);
		expect(body).toMatchObject({
			code: "VALIDATION",
			field: "name",
			errors: [
				{ field: "name", message: "Indiquez votre nom." },
				{ field: "email", message: "Adresse email invalide" },
				{ field: "subject", message: "Indiquez l'objet de votre message." },
				{ field: "message", message: "Écrivez votre message." },
			],
		});
	});

	test.each([
		["name", "x".repeat(101)],
		["subject", "x".repeat(151)],
		["message", "x".repeat(5001)],
		["message", "nul \u0000 octet"],
		["email", ["a@b.fr"]],
		["email", "camille\u200b@exemple.fr"],
	])("a bad %s returns 400, never 500", async (field, value) => {
		const sent = { ...message(), [field]: value };
		const { status } = await send(sent);
		expect(status).toBe(400);
	});

	test("markup is stored as text, to be escaped on display", async () => {
		const sent = message({ message: "<script>alert(1)</script>'; DROP TABLE contact_message; --" });
		expect((await send(sent)).status).toBe(201);
		expect(await storedMessages(sent.subject)).toEqual([sent]);
	});

	test("five messages an hour and address; the sixth returns 429 with Retry-After and is not stored", async () => {
		const address = newAddress();
		const answers = await Promise.all(Array.from({ length: 5 }, () => send(message(), address)));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		const sixth = message();
		const { status, headers } = await send(sixth, address);
		expect(status).toBe(429);
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(59 * 60);
		expect(await storedMessages(sixth.subject)).toEqual([]);
		expect((await send(message(), newAddress())).status).toBe(201);
	});

	test("a slip of the keyboard does not use up the hour", async () => {
		const address = newAddress();
		for (let slip = 0; slip < 6; slip++) expect((await send({}, address)).status).toBe(400);
		expect((await send(message(), address)).status).toBe(201);
	});
});

describe("GET /admin/contact-messages, the page 'Messages' of Medusa Admin", () => {
	test("shows an administrator the newest message first", async () => {
		const sent = message();
		expect((await send(sent)).status).toBe(201);
		const { status, body } = await engine<{ contact_messages: unknown[]; count: number }>(
			"/admin/contact-messages?limit=1",
			{ token: await medusaToken() },
		);
		expect(status).toBe(200);
		expect(body.contact_messages).toMatchObject([sent]);
		expect(body.count).toBeGreaterThanOrEqual(1);
	});
});
