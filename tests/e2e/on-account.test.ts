import { randomUUID } from "node:crypto";
import { adminToken, api } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { newCompany } from "../support/companies";
import { createIntent, eventually, intentRequest, newProduct } from "../support/ordering";
import { newAdministrator } from "../support/staff";

test("staff grants terms, a member orders on account, the invoice is on the statement @mobile", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager, company } = await newCompany();
	const product = await newProduct({ boxes: 60 });
	await signedIn(context, (await newAdministrator()).token);
	await page.goto(`/admin/companies/${company.id}#conditions`);
	await page.getByLabel("Virement à 30 jours fin de mois").check();
	await page.getByLabel(/^Encours autorisé/).fill("1000");
	await page.getByRole("button", { name: "Enregistrer les conditions" }).click();
	await page.getByText(/sur 1\s000,00\s€ autorisés/).waitFor();
	await expectAccessible(page);

	const { body } = await createIntent(manager.token, {
		...intentRequest([{ product, boxes: 40 }]),
		checkoutId: randomUUID(),
	});
	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(visitor, manager.token);
	const own = await visitor.newPage();
	await own.goto(`/orders/${body.orderNumber}`);
	await own.getByRole("button", { name: /^Commander avec obligation de paiement à 30 jours/ }).waitFor();
	await expectAccessible(own);
	await own.getByRole("button", { name: /^Commander avec obligation de paiement à 30 jours/ }).click();
	await own.getByText("Acceptée à 30 jours fin de mois").waitFor();
	await expectAccessible(own);

	const shipped = { method: "PATCH", token: await adminToken(), body: { status: "SHIPPED" } };
	expect((await api(`/admin/orders/${body.orderNumber}/status`, shipped)).status).toBe(200);
	await eventually("the invoice is issued", async () => {
		const { body: list } = await api<unknown[]>(`/orders/${body.orderNumber}/invoices`, { token: manager.token });
		return list.length > 0 ? list : undefined;
	});
	await own.goto("/documents");
	await own.getByRole("heading", { name: "Relevé de compte" }).waitFor();
	await own.getByRole("button", { name: /^Télécharger Facture FAC-/ }).waitFor();
	await expectAccessible(own);
	await visitor.close();
	await page.reload();
	await page.getByRole("tab", { name: "Relevé" }).click();
	await page.getByRole("link", { name: /^Facture FAC-/ }).waitFor();
	await expectAccessible(page);
	expect(problems).toEqual([]);
});
