import { randomUUID } from "node:crypto";
import type { ContactMessage, ContactMessagePage } from "@confiserie/domain/contract/contact-messages";
import type { Queues } from "@confiserie/domain/contract/dashboard";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api } from "../support/api";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

const list = async (query: string) => {
	const { status, body } = await api<ContactMessagePage>(`/admin/messages?${query}`, { token });
	expect(status).toBe(200);
	return body;
};
/** As the menu counts them. */
const waiting = async () => (await api<Queues>("/admin/queues", { token })).body.messages;
const mark = (id: string, state: string) =>
	api<ContactMessage>(`/admin/messages/${id}/state`, { method: "PUT", token, body: { state } });

test("a visitor's message waits, is found by its words, is marked as handled by whom and when, and can wait again", async () => {
	const word = randomUUID();
	const before = await waiting();
	const sent = await api("/contact", {
		// One sender's share is counted.
		headers: { "x-forwarded-for": `2001:db8:c${word.slice(0, 2)}:${word.slice(4, 8)}::1` },
		body: { name: "Camille", email: "camille@exemple.fr", subject: "Palette", message: `Une question, ${word}.` },
	});
	expect(sent.status).toBeLessThan(300);
	const found = await list(`query=${word.toUpperCase()}`);
	expect(found).toMatchObject({ totalElements: 1, last: true });
	const id = found.content[0]?.id ?? "";
	expect(await waiting()).toBe(before + 1);
	expect(found.content[0]).toMatchObject({ name: "Camille", subject: "Palette", handledAt: null, handledBy: null });

	const { body: handled } = await mark(id, "HANDLED");
	expect(handled.handledBy).toBe("admin@demo.fr");
	expect(await waiting()).toBe(before);
	// Two at once: who was done first stays.
	expect((await mark(id, "HANDLED")).body).toEqual(handled);
	expect((await list(`query=${word}`)).totalElements).toBe(0);
	expect((await list(`state=HANDLED&query=${word}`)).content).toEqual([handled]);

	expect((await mark(id, "OPEN")).body).toMatchObject({ handledAt: null, handledBy: null });
	expect((await list(`query=${word}`)).totalElements).toBe(1);
});

test("what is unknown is refused by field, and a message that is gone is a 404", async () => {
	expect((await api("/admin/messages?state=LATER", { token })).body).toMatchObject({
		code: "VALIDATION",
		errors: [{ field: "state" }],
	});
	expect((await mark("msg_absent", "HANDLED")).status).toBe(404);
	expect((await mark("msg_absent", "LATER")).status).toBe(400);
});
