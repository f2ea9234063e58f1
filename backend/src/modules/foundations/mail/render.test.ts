import { describe, expect, test } from "vitest";
import { LETTERS } from "./letters";
import type { Mail } from "./letters/templates";
import { type RenderedMail, renderMail } from "./render";
import { SAMPLE_ORDER, sampleMails } from "./samples";

const SENDER = {
	name: "La Confiserie",
	shopUrl: "https://boutique.example",
	administrationUrl: "https://admin.boutique.example",
};
const received = (overrides: Partial<typeof SAMPLE_ORDER> = {}) =>
	renderMail({ template: "order-received", data: { order: { ...SAMPLE_ORDER, ...overrides } } }, SENDER);
const named = (mail: { template: string; data: object }) =>
	"status" in mail.data ? `${mail.template} ${String(mail.data.status)}` : mail.template;
const links = ({ html }: RenderedMail) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");

test("the samples hold every template", () => {
	expect(new Set(sampleMails().map(({ template }) => template))).toEqual(new Set(Object.keys(LETTERS)));
});

describe("every mail", () => {
	test.each(sampleMails().map((mail) => [named(mail), mail] as const))("%s", async (_name, mail) => {
		const rendered = await renderMail(mail, SENDER);
		expect(rendered.subject).toMatch(/^[^\p{Cc}]{5,200}$/u);
		expect(rendered.html).toContain('lang="fr"');
		expect(rendered.html).toContain("prefers-color-scheme: dark");
		// Nothing is fetched when it is opened, and every link leads to the shop.
		expect(rendered.html).not.toMatch(/<img|<link|@import|url\(|<script/i);
		for (const link of links(rendered)) expect(link).toMatch(/^https:\/\/(admin\.)?boutique\.example(\/|$)/);
		expect(rendered.text).not.toMatch(/<[a-z]|&[a-z]+;|undefined|null|NaN/);
		expect(rendered.html).not.toMatch(/undefined|>null<|NaN/);
	});
});

describe("a payment that a mail asks for", () => {
	const unpaid = { ...SAMPLE_ORDER, capturedCents: 0 };
	const mail = (template: "order-recorded" | "balance-link", data: object) =>
		renderMail({ template, data: { order: unpaid, path: "/payer/abc", ...data } } as Mail, SENDER);

	test("an order with a deposit: its button asks for the deposit, the table shows the total", async () => {
		const { text } = await mail("order-recorded", { heldUntil: "2026-12-06T09:00:00.000Z" });
		expect(text).toContain("Un acompte de 370,35\u00a0€ suffit pour la confirmer.");
		expect(text).toContain("Payer 370,35\u00a0€");
		expect(text).toContain("Total TTC\u00a0: 1\u00a0234,50\u00a0€");
	});

	test("a link to a first payment names no balance; one to a balance says what has come", async () => {
		const first = await mail("balance-link", { amountCents: unpaid.expectedCents });
		expect(first.subject).toBe("Paiement de la commande CMD-7K3M-9QX2\u00a0: 370,35\u00a0€");
		expect(first.text).toContain("C'est l'acompte\u00a0: il restera 864,15\u00a0€ à régler.");
		expect(first.text).not.toContain("versé");
		const balance = await mail("balance-link", { order: SAMPLE_ORDER, amountCents: 86_415 });
		expect(balance.subject).toBe("Solde de la commande CMD-7K3M-9QX2\u00a0: 864,15\u00a0€");
		expect(balance.text).toContain("Vous avez versé 370,35\u00a0€");
	});
});

describe("order received", () => {
	test("with a deposit says what was paid and what is due, fr-FR, in both parts", async () => {
		const { subject, text, html } = await received();
		expect(subject).toBe("Commande CMD-7K3M-9QX2 confirmée");
		for (const part of [text, html]) {
			expect(part).toContain("Votre acompte de 370,35\u00a0€");
			expect(part).toContain("864,15\u00a0€");
			expect(part).toContain("1\u00a0234,50\u00a0€");
			expect(part).toContain("16 cartons (2 couches), 384 pièces");
			expect(part).toContain("12 rue des Confiseurs");
			expect(part).toContain("https://boutique.example/orders/CMD-7K3M-9QX2");
		}
		expect(text).toContain("Restant dû\u00a0: 864,15\u00a0€");
		expect(html).toContain("Restant dû\u00a0: 864,15\u00a0€");
	});

	test("says when it arrives, and has one button; to withdraw is a link", async () => {
		const { text, html } = await received();
		expect(text).toContain("Elle sera chez vous mercredi 2 décembre\u00a0; nous vous écrirons quand elle partira.");
		expect(html.match(/class="button"/g)).toHaveLength(1);
		expect(html).toMatch(/class="link"[^>]*>Renoncer au contrat ici</);
		expect((await received({ promise: null })).text).toContain("Nous vous écrirons quand elle partira.");
	});

	test("the terms go with it as a document and are not in the message", async () => {
		const mail = sampleMails()[0];
		if (!mail) throw new Error("No sample.");
		const { text, documents } = await renderMail(mail, SENDER);
		expect(text).toContain("Les conditions de vente acceptées avec cette commande (version 3 du 20 novembre 2026)");
		expect(text).not.toContain("Qui vend");
		expect(documents).toMatchObject([
			{ fileName: "conditions-de-vente-version-3", sections: [{ title: "Qui vend" }, {}] },
		]);
		expect(documents[0]?.sections[0]?.text).toContain(`mentions légales (${SENDER.shopUrl}/mentions-legales)`);
	});

	test("shows the ordered products by images that go with it; one that cannot be read is left out", async () => {
		const [first, second] = SAMPLE_ORDER.lines;
		const lines = [
			{ ...first, imageUrl: "/static/a.webp" },
			{ ...second, imageUrl: "/static/gone.webp" },
		];
		const mail = { template: "order-received" as const, data: { order: { ...SAMPLE_ORDER, lines }, terms: null } };
		const load = async (url: string) => (url === "/static/a.webp" ? Buffer.from("jpeg") : undefined);
		const { html, images } = await renderMail(mail as Parameters<typeof renderMail>[0], SENDER, load);
		expect(images).toEqual([{ cid: "image-1", content: Buffer.from("jpeg") }]);
		expect(html.match(/<img [^>]*>/g)).toEqual([
			expect.stringMatching(/src="cid:image-1".*alt=""|alt="".*src="cid:image-1"/),
		]);
		expect((await renderMail(mail as Parameters<typeof renderMail>[0], SENDER)).html).not.toContain("<img");
	});

	test("paid in full owes nothing", async () => {
		const { text } = await received({ capturedCents: SAMPLE_ORDER.totalCents, depositPercentage: null });
		expect(text).toContain("Votre paiement de 1\u00a0234,50\u00a0€");
		expect(text).toContain("Payé\u00a0: 1\u00a0234,50\u00a0€");
		expect(text).not.toMatch(/Restant dû|Il restera/);
	});
});

describe("an order that is accepted unpaid", () => {
	const order = { ...SAMPLE_ORDER, capturedCents: 0 };
	const arrival = "Elle sera chez vous mercredi 2 décembre\u00a0; nous vous écrirons quand elle partira.";

	test("on a company's account, says when it arrives", async () => {
		const data = { order, dueOn: "2026-12-31", iban: "" };
		const { text } = await renderMail({ template: "order-on-account", data }, SENDER);
		expect(text).toContain(`sur le compte de votre entreprise. ${arrival} Sa facture suit`);
	});

	test.each([
		["recorded to be paid later, too", "order-recorded", null, true],
		["not recorded while it waits for its payment", "order-recorded", "2026-11-27T09:30:00.000Z", false],
		["approved to be paid later, too", "approval-granted", null, true],
		["not approved while it waits for its payment", "approval-granted", "2026-11-27T09:30:00.000Z", false],
	] as const)("%s", async (_, template, heldUntil, isPromised) => {
		const data = { order, by: "Léa Roux", path: "/orders/CMD-7K3M-9QX2", heldUntil };
		expect((await renderMail({ template, data }, SENDER)).text.includes(arrival)).toBe(isPromised);
	});
});

describe("payment failed", () => {
	test("leads to the order's page, where it can be paid on any device", async () => {
		const data = { order: { ...SAMPLE_ORDER, capturedCents: 0 } };
		const mail = await renderMail({ template: "payment-failed", data }, SENDER);
		expect(links(mail)).toContain("https://boutique.example/orders/CMD-7K3M-9QX2");
		expect(mail.html).toContain(">Payer ma commande<");
		expect(mail.text).toContain("https://boutique.example/orders/CMD-7K3M-9QX2");
		expect(mail.text).not.toContain("/checkout");
	});
});

describe("what a person typed", () => {
	const markup = "<img src=x onerror=alert(1)>\"'&<script>alert(1)</script>";

	test("is text and never markup, in every mail", async () => {
		const order = {
			...SAMPLE_ORDER,
			lastName: markup,
			street: markup,
			city: markup,
			country: markup,
			deliveryNotes: markup,
			lines: SAMPLE_ORDER.lines.map((line) => ({ ...line, name: markup })),
		};
		for (const mail of sampleMails(order, markup)) {
			const { html } = await renderMail(mail, SENDER);
			expect(html, mail.template).not.toMatch(/<img|<script>/);
		}
		const { html } = await renderMail({ template: "order-received", data: { order } }, SENDER);
		expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
	});

	test("ends no header line", async () => {
		const data = {
			name: "Camille",
			email: "a@b.fr",
			subject: "Bonjour\r\nBcc: victime@exemple.fr\u2028\n\nX",
			message: "ligne 1\r\nligne 2\u0000\ud800",
		};
		const { subject, text } = await renderMail({ template: "contact-message", data }, SENDER);
		expect(subject).toBe("Contact\u00a0: Bonjour Bcc: victime@exemple.fr X");
		expect(text).toContain("> ligne 1\n> ligne 2 \ufffd");
	});

	test.each(["Gagnez sur http://e.example", "www.e.example", "cliquez e.example/x", "x".repeat(41), "  "])(
		"a first name like %s is not repeated in the greeting",
		async (firstName) => {
			const { text } = await received({ firstName });
			expect(text).toContain("\n\nBonjour,\n\n");
		},
	);

	test.each(["Camille", "Jean-Éric", "J.-P.", "Zoë d'Arc"])("%s is greeted by name", async (firstName) => {
		expect((await received({ firstName })).text).toContain(`Bonjour ${firstName},`);
	});
});

describe("a link", () => {
	test.each([
		"https://pirate.test/x",
		"//pirate.test",
		"/\\pirate.test",
		"javascript:alert(1)",
		"\t//pirate.test",
		"orders",
	])("%s leads to the shop and not elsewhere", async (path) => {
		const mail = await renderMail({ template: "password-reset", data: { firstName: "Camille", path } }, SENDER);
		for (const link of links(mail)) expect(new URL(link).origin).toBe("https://boutique.example");
		expect(mail.text).not.toContain("pirate");
	});

	test("preserves its query", async () => {
		const data = { firstName: "Camille", path: "/reset?token=a%2Bb&x=1" };
		const { text, html } = await renderMail({ template: "password-reset", data }, SENDER);
		expect(text).toContain("https://boutique.example/reset?token=a%2Bb&x=1");
		expect(html).toContain('href="https://boutique.example/reset?token=a%2Bb&amp;x=1"');
	});
});

test.each([
	["was never taken", { capturedCents: 0 }, 0, "Rien ne vous est débité."],
	["is still to be given back", {}, 37_035, "370,35 € que vous avez payés vous seront rendus"],
	[
		"is given back already",
		{ refundedCents: 37_035 },
		0,
		"370,35 € que vous avez payés vous ont été entièrement rendus",
	],
])("a cancelled order whose money %s says so", async (_, money, refundDueCents, words) => {
	const data = { order: { ...SAMPLE_ORDER, ...money }, refundDueCents };
	const { text } = await renderMail({ template: "order-cancelled", data }, SENDER);
	expect(text.replace(/\s+/g, " ")).toContain(words);
});

const PICKUP = {
	...{
		optionId: "retrait",
		name: "Retrait à l'atelier",
		kind: "pickup" as const,
		carrier: "",
		surcharges: [],
		day: null,
	},
	dispatchBy: "2026-11-30",
	deliveredFrom: "2026-12-01",
	pickup: { address: "3 rue du Port, 13002 Marseille", hours: "De 9 h à 12 h", weekdays: [2, 3, 4] },
};

test("mails about an order to be fetched say where and when, and nothing of parcels", async () => {
	const promise = { kind: "PICKUP" as const, day: PICKUP.deliveredFrom, isFrom: false, orderBefore: null };
	const order = { ...SAMPLE_ORDER, delivery: PICKUP, promise };
	const mails = await Promise.all([
		renderMail({ template: "order-received", data: { order, terms: null } }, SENDER),
		renderMail({ template: "order-status-changed", data: { order, status: "SHIPPED" } }, SENDER),
		renderMail({ template: "order-shipment", data: { order, isLast: true, lines: [], packages: ["PARCEL"] } }, SENDER),
		renderMail(
			{ template: "order-contact-corrected", data: { order, phone: "+33612345678", isBilled: false } },
			SENDER,
		),
	]);
	const texts = mails.map(({ text }) => text);
	for (const text of texts) {
		expect(text).toContain("3 rue du Port, 13002 Marseille");
		expect(text).toContain("Du mardi au jeudi, de 9 h à 12 h");
		expect(text).not.toMatch(/colis|livraison|transporteur|expédi|port offert|rue des Confiseurs/i);
	}
	expect(texts[0]).toContain("Elle sera prête à retirer dès mardi 1er décembre");
	expect(texts[1]).toContain("vous pouvez la retirer");
	expect(texts[3]).toContain("Elle vous attend à l'adresse suivante. Nous vous joindrons au");
});
