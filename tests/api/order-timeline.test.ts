import { randomUUID } from "node:crypto";
import type { ActivityList } from "@confiserie/domain/contract/activity";
import { orderTimelineSchema } from "@confiserie/domain/contract/order-timeline";
import { beforeAll, expect, test, vi } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { payDeposit } from "../support/deposit";
import { medusaOrderOf } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { moneyOf } from "../support/money";
import { moveOrder } from "../support/order-status";
import { newProduct, restock } from "../support/ordering";

syncsWithMedusa();

let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});

const SOON = { timeout: 30_000, interval: 300 };
const read = async (number: string) => {
	const { status, body } = await api(`/admin/orders/${number}/timeline`, { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return orderTimelineSchema.strict().parse(body).entries;
};

test("all that happened to an order, with who and when: statuses, money, mails, documents, withdrawal, claim and acts in Medusa Admin", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	const { orderNumber, customerEmail: email } = order;
	const lineId = order.items[0]?.id;
	await moneyOf(order.id, admin).refund(500);
	await moveOrder(admin, orderNumber, { status: order.status, note: "Palette au quai 2" });
	await api(`/admin/orders/${orderNumber}/balance-link`, { token: admin, body: { send: true } });
	const declared = {
		requestId: randomUUID(),
		orderNumber,
		email,
		name: "Camille Martin",
		lines: [{ lineId, boxes: 1 }],
	};
	const withdrawn = await api("/withdrawals", { body: declared });
	expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(201);
	const claim = { requestId: randomUUID(), kind: "LATE", remedy: "OTHER", lines: [], text: "Toujours rien reçu." };
	expect((await api(`/orders/${order.id}/claims`, { token: customer.token, body: claim })).status).toBe(201);
	const medusaAdmin = await medusaToken();
	const there = await medusaOrderOf<{ id: string; items: { id: string; quantity: number }[] }>(
		orderNumber,
		medusaAdmin,
		"*items",
	);
	const items = there.items.map(({ id, quantity }) => ({ id, quantity }));
	const fulfilled = await engine(`/admin/orders/${there.id}/fulfillments`, { token: medusaAdmin, body: { items } });
	expect(fulfilled.status, JSON.stringify(fulfilled.body)).toBe(200);

	await vi.waitFor(async () => {
		const entries = await read(orderNumber);
		const texts = entries.map(({ kind, title, detail }) => `${kind} ${title} ${detail ?? ""}`.replace(/\s+/g, " "));
		for (const words of [
			/^STATUS Commande passée/,
			/^STATUS Confirmée → En préparation/,
			/^STATUS Note de l'équipe Palette au quai 2$/,
			/^STATUS Remboursement Remboursé : 5,00 €\.$/,
			/^MONEY Paiement reçu : 36,00 €/,
			/^MONEY Remboursement demandé : 5,00 € Deux cartons écrasés/,
			/^MAIL E-mail (envoyé|à envoyer) : confirmation de commande/,
			/^MAIL E-mail (envoyé|à envoyer) : remboursement/,
			/^INVOICE Facture d'acompte ACO-/,
			/^INVOICE Avoir AVO-/,
			/^WITHDRAWAL Rétractation déclarée Camille Martin/,
			/^CLAIM Réclamation REC-\S+ : message Toujours rien reçu\./,
			/^ACT A envoyé un lien de paiement pour la commande/,
			/^ENGINE Medusa Admin préparation enregistrée/,
		])
			expect(
				texts.some((one) => words.test(one)),
				`${words}\n${texts.join("\n")}`,
			).toBe(true);
		expect(texts.filter((one) => one.includes("Palette"))).toHaveLength(1);
		expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort());
		const by = (kind: string) => entries.find((one) => one.kind === kind)?.actor;
		expect([by("CLAIM")?.kind, by("ENGINE")?.kind, by("MAIL")]).toEqual(["customer", "administrator", null]);
	}, SOON);
	const { body: journal } = await api<ActivityList>(`/admin/activity?query=${orderNumber}&entity=order`, {
		token: admin,
	});
	expect(journal.content.find(({ action }) => action === "engine.acted")).toMatchObject({
		actorEmail: "admin@demo.fr",
		label: orderNumber,
		changes: { act: { from: null, to: "préparation enregistrée" } },
	});
});

test("acts on products in Medusa Admin are in the journal under their product, refused ones are not", async () => {
	const product = await newProduct();
	await restock(product, 12);
	const token = await medusaToken();
	const call = (path: string) =>
		engine(`/admin/${path}`, { method: "POST", token, body: { metadata: { from: "test" } } });
	expect((await call(`products/${product.id}`)).status).toBe(200);
	expect((await call(`products/prod_${randomUUID()}`)).status).toBe(404);
	await vi.waitFor(async () => {
		const { rows } = await db().query(
			"select actor_email, label, changes from admin_audit where entity = 'product' and entity_id = $1",
			[product.id],
		);
		expect(rows).toEqual([
			{ actor_email: "admin@demo.fr", label: product.name, changes: { act: { from: null, to: "fiche du produit" } } },
		]);
	}, SOON);
});
