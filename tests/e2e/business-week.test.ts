import { createRequire } from "node:module";
import { accountDueOn } from "@confiserie/domain/company/terms";
import type { Order } from "@confiserie/domain/contract/order";
import { dayOf, daysLater } from "@confiserie/domain/day";
import type { Page } from "@playwright/test";
import { addAddress } from "../support/addresses";
import { adminToken, api, everyProduct } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { newColleague } from "../support/companies";
import { shopUnderTest } from "../support/context";
import { moneyOf } from "../support/money";
import { companyOnAccount } from "../support/on-account";
import { eventually } from "../support/ordering";
import { cart, orderFromCart } from "../support/shopper";

const LINES = 40;
// CommonJS, as the backend runs it.
const required = createRequire(import.meta.url);
const { sendPaymentReminders } = required(
	"../../backend/src/modules/sales/company-orders/dunning/send-reminders",
) as typeof import("../../backend/src/modules/sales/company-orders/dunning/send-reminders");
const { knex } = required("@medusajs/framework/mikro-orm/knex") as typeof import("@medusajs/framework/mikro-orm/knex");

/** A file of order lines, of the products that there are most of: other tests sell the same. */
async function orderFile(): Promise<Buffer> {
	const products = (await everyProduct("/products?")).toSorted((a, b) => b.stock - a.stock).slice(0, LINES);
	const lines = products.map(({ reference }) => `${reference};1`);
	return Buffer.from(["Référence;Quantité", ...lines].join("\r\n"));
}

/** A buyer orders a file beyond their limit, as far as the approval. */
async function orderFromFile(page: Page): Promise<void> {
	await openPage(page, "/commande-rapide");
	const file = { name: "commande.csv", mimeType: "text/csv", buffer: await orderFile() };
	await page.locator('input[type="file"]').setInputFiles(file);
	await page.getByText(new RegExp(`^${LINES} lignes prêtes`)).waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Tout ajouter au panier" }).click();
	await cart(page).waitFor();
	await orderFromCart(page);
	await expect(page.getByRole("group", { name: "Vos adresses enregistrées" }).getByRole("radio").first()).toBeChecked();
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await page.getByRole("button", { name: "Demander l'approbation" }).click();
	await page.getByText("Cette commande attend l'approbation de votre entreprise").waitFor();
	await expectAccessible(page);
	await expectFits(page);
}

/** A colleague approves what waits. Returns the order's number. */
async function approve(page: Page): Promise<string> {
	const button = page.getByRole("button", { name: /^Approuver la commande CMD-/ });
	await button.waitFor();
	await expectAccessible(page);
	await button.click();
	await page.getByText("Approuvée", { exact: true }).waitFor();
	return (await page.getByRole("link", { name: /^CMD-/ }).textContent()) ?? "";
}

/** The order is shipped, its invoice issued, and five days late. */
async function invoiceLate({ id, orderNumber }: Order, token: string): Promise<void> {
	const shipped = { method: "PATCH", token: await adminToken(), body: { status: "SHIPPED" } };
	expect((await api(`/admin/orders/${orderNumber}/status`, shipped)).status).toBe(200);
	await eventually("the invoice is issued", async () => {
		const { body } = await api<unknown[]>(`/orders/${id}/invoices`, { token });
		return body.length > 0 ? body : undefined;
	});
	const pool = knex({ client: "pg", connection: shopUnderTest().databaseUrl, pool: { min: 0, max: 1 } });
	const late = new Date(`${daysLater(accountDueOn(dayOf(new Date())), 5)}T12:00:00Z`);
	await sendPaymentReminders(pool, late).finally(() => pool.destroy());
}

test("a week of a company: a file beyond the limit, an approval, thirty days, a reminder, a transfer, and the list again", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager } = await companyOnAccount({ creditLimit: 5000 });
	const [buyer, other] = [await newColleague(manager, "BUYER", 10), await newColleague(manager, "BUYER")];
	await addAddress(buyer.token);
	await signedIn(context, buyer.token);
	await orderFromFile(page);

	const at = (path: string) => new URL(path, page.url()).href;
	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(visitor, manager.token);
	const own = await visitor.newPage();
	await own.goto(at("/entreprise/approbations"));
	const orderNumber = await approve(own);

	await page.reload();
	await page.getByRole("button", { name: /^Commander avec obligation de paiement à 30 jours/ }).click();
	await page.getByText("Acceptée à 30 jours fin de mois").waitFor();
	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: buyer.token });
	expect(order.items).toHaveLength(LINES);
	await invoiceLate(order, buyer.token);
	await own.goto(at("/documents"));
	await own.getByRole("button", { name: /^Télécharger Facture FAC-/ }).waitFor();
	await own.getByText(/1 rappel$/).waitFor();
	await expectAccessible(own);
	await expectFits(own);
	const money = moneyOf(order.id, await adminToken());
	expect((await money.transfer(Math.round(order.totalAmount * 100))).status).toBe(201);
	await own.reload();
	await own.getByRole("button", { name: /^Télécharger Facture FAC-/ }).waitFor();
	await expect(own.getByRole("heading", { name: "Relevé de compte" })).toHaveCount(0);

	await page.reload();
	await page.getByRole("button", { name: "Enregistrer comme liste" }).click();
	await page.getByLabel("Nom de la liste").fill("Semaine");
	await page
		.getByRole("dialog")
		.getByRole("button", { name: `Enregistrer ${LINES} produits` })
		.click();
	await page.getByRole("link", { name: "Voir la liste" }).click();
	await page.getByRole("heading", { name: "Semaine" }).waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Tout ajouter au panier/ }).click();
	await cart(page).waitFor();
	await expect(cart(page).getByRole("button", { name: /^Retirer/ })).toHaveCount(LINES);

	await visitor.close();
	const third = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(third, other.token);
	const theirs = await third.newPage();
	await theirs.goto(at("/entreprise/commandes"));
	await theirs.getByText("Aucune commande pour l'instant.").waitFor();
	await theirs.goto(at("/documents"));
	await theirs.getByRole("heading", { name: "Aucun document trouvé" }).waitFor();
	await theirs.goto(at(`/orders/${orderNumber}`));
	await theirs.getByRole("heading", { name: "Commande introuvable" }).waitFor();
	await third.close();
	expect(problems).toEqual([]);
});
