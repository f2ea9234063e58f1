import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { afterAll, expect, test } from "vitest";
import { inTransaction } from "../../backend/src/lib/database/sql";
import { readSettings, saveSettings } from "../../backend/src/modules/foundations/settings/administer";
import { noteTerms, readTerms } from "../../backend/src/modules/foundations/settings/terms";
import { db, registerCustomer } from "../support/api";
import { mailedTo, messageTo } from "../support/mailed";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct, payByCard } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

const HOLD_MINUTES = 30;
const note = () => inTransaction(context.pool, (sql) => noteTerms(sql, HOLD_MINUTES));
const versions = async () => {
	const { rows } = await db().query<{ id: number; content: string }>(
		"select id, content::text as content from sale_terms order by id",
	);
	return rows;
};

test("L221-13: an order stores the version that it was placed under, and its confirmation sends that text with seller, withdrawal and model form", async () => {
	const customer = await registerCustomer();
	const cart = [{ product: await newProduct(), boxes: 1 }];
	const email = `conditions-${customer.email}`;
	const request = intentRequest(cart);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	const { rows } = await db().query<{ terms_id: number }>("select terms_id from order_book where order_number = $1", [
		body.orderNumber,
	]);
	const latest = (await versions()).at(-1);
	expect(rows[0]?.terms_id).toBe(latest?.id);
	await payByCard(customer.token, body.clientSecret);
	const mail = await messageTo(email, "order-received");
	expect(mail).toContain(`filename=conditions-de-vente-version-${latest?.id}.pdf`);
	expect(Buffer.from(attachmentOf(mail), "base64").subarray(0, 5).toString()).toBe("%PDF-");
	const html = await mailedTo(email, "order-received");
	for (const words of [`version ${latest?.id} du`, "formulaire de rétractation", "Renoncer au contrat ici"])
		expect(html).toContain(words);
	const stored = JSON.stringify((await readTerms(context.pool, latest?.id ?? 0))?.content);
	for (const words of [
		"Qui vend",
		DEFAULT_SETTINGS.shop.street,
		"Modèle de formulaire de rétractation",
		"Je vous notifie par la présente ma rétractation",
	])
		expect(stored).toContain(words);
});

test("a version is written when a setting changes its text, and none when nothing does, by twenty processes at once", async () => {
	await note();
	const before = await versions();
	await Promise.all(Array.from({ length: 20 }, note));
	expect(await versions()).toEqual(before);

	const { shop } = await readSettings(context.pool);
	const change = (mediator: string, version: string) =>
		saveSettings(
			context.pool,
			{
				group: "shop",
				value: { ...shop.value, mediator },
				version,
				actor: { customerId: "test", email: "test@exemple.fr" },
			},
			(sql) => noteTerms(sql, HOLD_MINUTES),
		);
	await change("Médiateur d'essai, 1 rue du Test", shop.version);
	const after = await versions();
	expect(after.slice(0, -1)).toEqual(before);
	expect(JSON.stringify((await readTerms(context.pool, after.at(-1)?.id ?? 0))?.content)).toContain(
		"Médiateur d'essai",
	);
	await change(shop.value.mediator, (await readSettings(context.pool)).shop.version);
});

/** The attachment of a message as it went over the wire, in base64. */
const attachmentOf = (message: string): string =>
	/Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(message)?.[1] ?? "";
