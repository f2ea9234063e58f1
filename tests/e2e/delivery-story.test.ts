import { randomUUID } from "node:crypto";
import type { Receipt } from "@confiserie/domain/contract/lots";
import type { Order } from "@confiserie/domain/contract/order";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { dayOf, daysLater } from "@confiserie/domain/day";
import type { ShippingOption } from "@confiserie/domain/delivery/options";
import { formatCents, formatDate } from "@confiserie/domain/format";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { lineTotalCents } from "@confiserie/domain/prices/tier-price";
import type { Page } from "@playwright/test";
import { adminToken, api, registerCustomer } from "../support/api";
import { expect, expectBothScreens, newVisitor, signedIn, test } from "../support/browser";
import { settledInvoicesOf } from "../support/invoices";
import { hasFocus, tabTo } from "../support/keyboard";
import { mailedTo } from "../support/mailed";
import { makeSoldProduct } from "../support/ordering";
import { changeSettings } from "../support/settings";
import {
	addToCart,
	CARDS,
	cart,
	moreOfCart,
	openCart,
	orderNumberOnSuccess,
	payButton,
	typeCard,
} from "../support/shopper";

const PALLET: ShippingOption = {
	id: "palette",
	name: "Palette",
	kind: "pallet",
	carrier: "Geodis",
	zones: ["france", "corse"],
	rate: { by: "units", palletCents: 12_000, layerCents: 3_000, boxCents: 900 },
	freeFromCents: null,
	maximumKilograms: null,
	transitDays: 3,
	hasDayChoice: true,
	surcharges: [{ id: "hayon", name: "Hayon élévateur", cents: 2_500, isOptional: true }],
};
const VAN: ShippingOption = {
	...PALLET,
	id: "camionnette",
	name: "Notre camionnette",
	kind: "van",
	carrier: "",
	rate: { by: "value", bands: [{ fromCents: 0, cents: 90_000 }] },
	surcharges: [],
};
const OFFER = {
	zones: [
		{ id: "france", name: "France", country: "FR" as const, prefixes: [] },
		{ id: "corse", name: "Corse", country: "FR" as const, prefixes: ["20"] },
	],
	options: [PALLET, VAN],
	companyPrefix: "3760123",
};
/** 3 × 120 €, 5 × 9 € and the tail lift. */
const CARRIAGE = 36_000 + 4_500;
const WITH_TAIL_LIFT = CARRIAGE + 2_500;

// The single rule applies to the other files of the worker.
test.afterEach(() => changeSettings("shipping", { zones: [], options: [], companyPrefix: "" }));

const main = (page: Page) => page.getByRole("main");

test("three pallets and five boxes to Corsica, from the product page to the recall of a lot, on both screens", {
	tag: "@desktop",
}, async ({ browser, context, page, problems }) => {
	test.slow();
	await changeSettings("shipping", OFFER);
	const [admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	const product = await makeSoldProduct(admin, { stock: 0 });
	const perPallet = product.boxesPerPallet ?? 0;
	const boxes = 3 * perPallet + 5;
	const today = dayOf(new Date());
	const receive = async (lot: string, count: number, days: number) => {
		const expiresOn = daysLater(today, days);
		const body = { key: randomUUID(), productId: product.id, lot, boxes: count, expiresOn, receivedOn: today };
		return (await api<Receipt>("/admin/receipts", { token: admin, body })).body;
	};
	await receive("PREMIER", 2 * perPallet, 100);
	const second = await receive("SECOND", 4 * perPallet, 300);

	// The product page, and the cart with the price of Corsica; by the keyboard.
	await signedIn(context, customer.token);
	await page.goto(`/products/${product.id}`);
	await expect(page.locator("#livraison")).toContainText("à partir de");
	await expect(main(page)).toContainText(`DDM du prochain lot : ${formatDate(daysLater(today, 100))}`);
	await expectBothScreens(page);
	await addToCart(page, "Palette", 3);
	await addToCart(page, "Carton", 5);
	await openCart(page);
	await cart(page)
		.getByText(/^Livraison à partir de/)
		.waitFor();
	await tabTo(page, moreOfCart(page));
	await page.keyboard.press("Enter");
	await tabTo(page, cart(page).getByRole("button", { name: "Saisir mon code postal" }));
	await page.keyboard.press("Enter");
	await page.keyboard.type("20200");
	await page.keyboard.press("Enter");
	await cart(page).getByText("Pour une livraison à 20200.").waitFor();
	expect(await hasFocus(cart(page).getByRole("button", { name: "Changer de code postal" }))).toBe(true);
	await cart(page).getByText(formatCents(CARRIAGE)).first().waitFor();
	await expectBothScreens(page);
	await cart(page).getByRole("button", { name: "Passer commande" }).click();

	// The first step: the option is there once the address is.
	await page.waitForURL(/\/checkout$/);
	await page.getByLabel("Numéro et rue").fill("3 rue Neuve");
	await page.getByLabel("Code postal").fill("20200");
	await page.getByLabel("Ville").fill("Bastia");
	const options = page.getByRole("group", { name: "Mode de livraison" });
	const chosen = options.getByRole("radio", { name: /^Palette/ });
	await expect(chosen).toBeChecked();
	await tabTo(page, chosen);
	await page.keyboard.press("ArrowDown");
	await expect(options.getByRole("radio", { name: /^Notre camionnette/ })).toBeChecked();
	await page.keyboard.press("ArrowUp");
	await expect(chosen).toBeChecked();
	await tabTo(page, options.getByRole("checkbox", { name: /^Hayon élévateur/ }));
	await page.keyboard.press("Space");
	const field = options.getByLabel(/^Jour de livraison souhaité/);
	const day = (await field.getAttribute("min")) ?? "";
	await field.fill(day);
	const summary = page.getByRole("region", { name: "Récapitulatif" });
	await summary.getByText(formatCents(WITH_TAIL_LIFT)).filter({ visible: true }).first().waitFor();
	await expectBothScreens(page);
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();

	// The deposit.
	const { body: quoted } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
		body: {
			items: [{ productId: product.id, quantity: boxes }],
			address: { country: "France", postalCode: "20200" },
			delivery: { optionId: "palette", surchargeIds: ["hayon"] },
		},
	});
	const totalCents = lineTotalCents(product, boxes) + WITH_TAIL_LIFT;
	expect(Math.round(quoted.totalWithShipping * 100)).toBe(totalCents);
	await page.getByText("J'ai un code commercial").click();
	await page.getByLabel(/^Code commercial/).fill(await commercialCodeFor(customer.email));
	await page
		.getByText(/^Code validé/)
		.filter({ visible: true })
		.first()
		.waitFor();
	await page.getByRole("radio", { name: /^Acompte/ }).check();
	const deposit = depositCents(totalCents, 25);
	await payButton(page)
		.filter({ hasText: formatCents(deposit) })
		.waitFor();
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	const orderNumber = await orderNumberOnSuccess(page);

	// Two shipments, with labels, a consignment note and codes of the shop's own prefix.
	const office = await newVisitor(browser);
	await signedIn(office.context, admin);
	await office.page.goto(`/admin/orders/${orderNumber}`);
	const card = main(office.page).getByRole("region", { name: "Envois" });
	const opener = card.getByRole("button", { name: "Expédier une partie" });
	await tabTo(office.page, opener);
	await office.page.keyboard.press("Enter");
	const dialog = office.page.getByRole("dialog", { name: "Expédier une partie" });
	await dialog
		.getByRole("group", { name: /qui partent/ })
		.getByRole("textbox")
		.fill(String(2 * perPallet));
	await expectBothScreens(office.page);
	await dialog.getByRole("button", { name: "Expédier" }).click();
	await card.getByText(/^Envoi 1/).waitFor();
	await main(office.page).getByText("Partiellement expédiée").filter({ visible: true }).first().waitFor();
	await opener.click();
	await dialog.getByRole("button", { name: "Expédier" }).click();
	await card.getByText(/^Envoi 2/).waitFor();
	await expect(card.getByText(/^Palette de .*, SSCC \d3760123\d{10}$/)).toHaveCount(4);
	for (const document of ["Étiquettes", "Bon de livraison", "Lettre de voiture"]) {
		const download = office.page.waitForEvent("download");
		await card.getByRole("button", { name: `${document} de l'envoi 2` }).click();
		expect((await download).suggestedFilename()).toContain(`${orderNumber}-2.pdf`);
	}
	await expectBothScreens(office.page);

	// One box was refused, and is sold again.
	await card.getByRole("button", { name: "Articles revenus" }).click();
	const returned = office.page.getByRole("dialog", { name: "Articles revenus" });
	await returned
		.getByRole("group", { name: /^Retour de/ })
		.getByRole("textbox")
		.fill("1");
	await returned.getByLabel(/^Devenir de/).selectOption("RESTOCK");
	await returned.getByLabel(/^Lot de/).selectOption(second.lotId);
	await returned.getByLabel(/^Motif/).fill("Carton refusé à la livraison");
	await expectBothScreens(office.page);
	await returned.getByRole("button", { name: "Recevoir" }).click();
	await returned.waitFor({ state: "hidden" });

	// The customer follows the shipments, pays the balance, and has the invoice.
	await page.getByRole("link", { name: "Voir ma commande" }).click();
	await main(page)
		.getByText(/^Envoi 2/)
		.first()
		.waitFor();
	await expectBothScreens(page);
	await page.getByRole("button", { name: /^Payer le solde/ }).click();
	await typeCard(page, CARDS.success);
	await page.getByRole("button", { name: /^Payer\s/ }).click();
	await page.getByText("Merci, votre solde est payé").filter({ visible: true }).first().waitFor();
	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: customer.token });
	expect(order).toMatchObject({
		status: "SHIPPED",
		paymentStatus: "PAID",
		remainingAmount: 0,
		shippingCost: WITH_TAIL_LIFT / 100,
		delivery: { surcharges: ["Hayon élévateur"], day },
	});
	const documents = await settledInvoicesOf(order.id);
	expect(documents.map(({ kind }) => kind)).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);

	// The recall of the second lot.
	await office.page.goto(`/admin/recalls?lot=${second.lotId}`);
	const inStock = 4 * perPallet - (perPallet + 5) + 1;
	await office.page.getByText(`${perPallet + 4} cartons chez 1 client, ${inStock} cartons en stock.`).waitFor();
	await office.page.getByLabel("Texte").fill("Ne vendez pas ces cartons.");
	await expectBothScreens(office.page);
	await office.page.getByRole("button", { name: "Écrire à 1 client" }).click();
	await office.page.getByRole("dialog").getByRole("button", { name: "Envoyer" }).click();
	await office.page
		.getByText(/^Prévenu le/)
		.filter({ visible: true })
		.first()
		.waitFor();
	expect(await mailedTo(customer.email, "lot-recall")).toContain("Ne vendez pas ces cartons.");
	await office.page.goto(`/admin/products/${product.id}#lots`);
	await office.page
		.getByRole("region", { name: "Lots en stock" })
		.getByText(`${inStock} cartons en stock`, { exact: true })
		.waitFor();
	await expectBothScreens(office.page);
	expect([...problems, ...office.problems]).toEqual([]);
	await office.context.close();
});
