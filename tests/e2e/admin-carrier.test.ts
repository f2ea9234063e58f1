import { randomUUID } from "node:crypto";
import { dayOf, daysLater } from "@confiserie/domain/day";
import type { Page } from "@playwright/test";
import { SENDCLOUD_KEYS } from "../fakes/sendcloud";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { expect, expectBothScreens, signedIn, test } from "../support/browser";
import { hasFocus, tabTo } from "../support/keyboard";
import { checkout, newProduct, payByCard } from "../support/ordering";

const TODAY = dayOf(new Date());
let admin: string;
test.beforeEach(async ({ page }) => {
	admin = await adminToken();
	await signedIn(page.context(), admin);
});
// Other files of the worker have no carrier.
test.afterEach(async () => {
	await api("/admin/carrier", { method: "DELETE", token: admin });
	await db().query("delete from order_shipment_label");
	await db().query("delete from carrier_pickup");
});

/** An order that has left as two parcels, with the carrier's label that Sendcloud would have made. */
async function labelled(carrier: string, pickup: string | null = null): Promise<string> {
	const customer = await registerCustomer();
	const intent = await checkout(customer.token, [{ product: await newProduct(), boxes: 2 }]);
	await payByCard(customer.token, intent.clientSecret);
	const packages = [5_200, 4_800].map((grams) => ({ kind: "PARCEL", grams }));
	await api(`/admin/orders/${intent.orderNumber}/shipments`, {
		token: admin,
		body: { packages, notifyCustomer: false },
		headers: { "Idempotency-Key": randomUUID() },
	});
	await db().query(
		`insert into order_shipment_label (id, shipment_id, state, state_at, booking_id, parcel_ids, carrier_name, carrier_code, pickup_id, created_at)
			select $1, order_shipment.id, 'ANNOUNCED', now(), $1, '{1,2}', $2, lower($2), $3, now()
			from order_shipment join order_book on order_book.id = order_id where order_number = $4`,
		[randomUUID(), carrier, pickup, intent.orderNumber],
	);
	return intent.orderNumber;
}

async function pickup(state: string, days: number, refusal: string | null = null): Promise<string> {
	const id = randomUUID();
	await db().query(
		`insert into carrier_pickup (id, carrier_code, carrier_name, day, from_time, until_time, instructions, parcels, grams,
			state, refusal, booking_id, asked_at, requested_at, requested_by)
			values ($1, 'dpd', 'DPD', $2, '13:00', '17:00', 'Quai 2, sonner deux fois', 2, 10000, $3, $4, $1, now(), now(), 'admin@demo.fr')`,
		[id, daysLater(TODAY, days), state, refusal],
	);
	return id;
}

const connect = () => api("/admin/carrier", { method: "PUT", token: admin, body: SENDCLOUD_KEYS });
const card = (page: Page) => page.getByRole("region", { name: "Transporteur" });

test("the carrier's account is connected and removed, on both screens", { tag: "@desktop" }, async ({
	page,
	problems,
}) => {
	await page.goto("/admin/delivery#transporteur");
	const key = card(page).getByLabel("Clé publique");
	await tabTo(page, key);
	await page.keyboard.type(SENDCLOUD_KEYS.publicKey);
	await page.keyboard.press("Tab");
	await page.keyboard.type(SENDCLOUD_KEYS.secretKey);
	await page.keyboard.press("Enter");
	await card(page).getByText("Connecté", { exact: true }).waitFor();
	await expectBothScreens(page);
	await card(page).getByRole("button", { name: "Essayer la connexion" }).click();
	// No program answers there.
	await card(page).getByRole("alert").waitFor();
	await expectBothScreens(page);
	await card(page).getByRole("button", { name: "Retirer le compte" }).click();
	const dialog = page.getByRole("dialog", { name: "Retirer le compte ?" });
	await expectBothScreens(page);
	await dialog.getByRole("button", { name: "Retirer le compte" }).click();
	await card(page).getByText("Non connecté").waitFor();
	expect(problems).toEqual([]);
});

test("parcels that wait for their carrier, and the pickups that were asked for, on both screens", {
	tag: "@desktop",
}, async ({ page, problems }) => {
	await page.goto("/admin/orders/pickups");
	await page.getByText("Aucun compte de transporteur").waitFor();
	await expectBothScreens(page);
	await connect();
	const booked = await pickup("BOOKED", 2);
	await pickup("REFUSED", 1, "Sendcloud refuse : aucun passage ce jour-là à cette adresse.");
	await pickup("ANNOUNCING", 3);
	const [waiting, left] = [await labelled("Colissimo"), await labelled("DPD", booked)];

	await page.reload();
	await page.getByRole("region", { name: "Colis à enlever" }).getByRole("link", { name: waiting }).waitFor();
	const opener = page.getByRole("button", { name: "Demander un enlèvement à Colissimo" });
	await tabTo(page, opener);
	await page.keyboard.press("Enter");
	const form = page.getByRole("form", { name: "Enlèvement par Colissimo" });
	expect(await hasFocus(form.getByLabel("Jour"))).toBe(true);
	await form.getByLabel("Jour").fill(TODAY.replace(/^\d{4}/, "2020"));
	await tabTo(page, form.getByRole("button", { name: "Demander l'enlèvement" }));
	await page.keyboard.press("Enter");
	await expect(form.getByLabel("Jour")).toHaveAttribute("aria-invalid", "true");
	await expectBothScreens(page);
	await tabTo(page, form.getByRole("button", { name: "Fermer" }));
	await page.keyboard.press("Enter");
	expect(await hasFocus(opener)).toBe(true);
	const requested = page.getByRole("region", { name: "Enlèvements demandés" });
	await requested.getByText("Sendcloud refuse : aucun passage ce jour-là à cette adresse.").waitFor();
	await requested
		.getByRole("button", { name: /^Annuler/ })
		.first()
		.click();
	await expectBothScreens(page);
	await page.keyboard.press("Escape");

	// The order says what became of its label.
	await page.goto(`/admin/orders/${left}`);
	const shipments = page.getByRole("main").getByRole("region", { name: "Envois" });
	await shipments.getByText(/^DPD, .*, enlèvement le /).waitFor();
	await expectBothScreens(page);
	await shipments.getByRole("button", { name: "Annuler l'étiquette" }).click();
	await page.getByRole("dialog", { name: "Annuler l'étiquette ?" }).waitFor();
	await expectBothScreens(page);
	expect(problems).toEqual([]);
});
