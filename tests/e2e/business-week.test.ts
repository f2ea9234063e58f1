import { adminToken, api } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { newColleague } from "../support/companies";
import { companyOnAccount } from "../support/on-account";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { orderFromCart } from "../support/shopper";

const ADDRESS = { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" };

test("a buyer orders from a file beyond the limit, a colleague approves, and the invoice is under the documents", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager } = await companyOnAccount({ creditLimit: 5000 });
	const buyer = await newColleague(manager, "BUYER", 10);
	await api("/addresses", { token: buyer.token, body: ADDRESS });
	const { reference } = await makeProduct(await adminToken(), { stock: 60 });
	await signedIn(context, buyer.token);
	await openPage(page, "/commande-rapide");
	await page.locator('input[type="file"]').setInputFiles({
		name: "commande.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(`Référence;Quantité\r\n${reference};8\r\n`),
	});
	await page.getByText(/^1 ligne prête/).waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Tout ajouter au panier" }).click();
	await page.getByRole("dialog", { name: "Votre panier" }).waitFor();
	await orderFromCart(page);
	await expect(page.getByRole("group", { name: "Vos adresses enregistrées" }).getByRole("radio").first()).toBeChecked();
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await page.getByRole("button", { name: "Demander l'approbation" }).click();
	await page.getByText("Cette commande attend l'approbation de votre entreprise").waitFor();
	await expectAccessible(page);
	await expectFits(page);

	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(visitor, manager.token);
	const own = await visitor.newPage();
	await own.goto(new URL("/entreprise/approbations", page.url()).href);
	const approve = own.getByRole("button", { name: /^Approuver la commande CMD-/ });
	await approve.waitFor();
	await expectAccessible(own);
	await approve.click();
	await own.getByText("Approuvée", { exact: true }).waitFor();
	const orderNumber = (await own.getByRole("link", { name: /^CMD-/ }).textContent()) ?? "";

	await page.reload();
	await page.getByRole("button", { name: /^Commander avec obligation de paiement à 30 jours/ }).click();
	await page.getByText("Acceptée à 30 jours fin de mois").waitFor();
	const shipped = { method: "PATCH", token: await adminToken(), body: { status: "SHIPPED" } };
	expect((await api(`/admin/orders/${orderNumber}/status`, shipped)).status).toBe(200);
	await eventually("the invoice is issued", async () => {
		const { body } = await api<unknown[]>(`/orders/${orderNumber}/papers`, { token: buyer.token });
		return body.length > 0 ? body : undefined;
	});
	await own.goto(new URL("/documents", page.url()).href);
	await own.getByRole("button", { name: /^Télécharger Facture FAC-/ }).waitFor();
	await expectAccessible(own);
	await expectFits(own);
	await visitor.close();
	expect(problems).toEqual([]);
});
