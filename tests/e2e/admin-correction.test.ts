import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { checkout, newProduct, payByCard } from "../support/ordering";

test("staff corrects an order's address, then its articles as the preview shows them, and the money goes back", async ({
	context,
	page,
	problems,
}) => {
	const customer = await registerCustomer();
	const product = await newProduct();
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 16 }]);
	expect((await payByCard(customer.token, clientSecret)).status).toBe(200);
	await signedIn(context, await adminToken());
	await page.goto(`/admin/orders/${orderNumber}`);

	await page.getByRole("button", { name: "Corriger les coordonnées" }).click();
	const contact = page.getByRole("dialog", { name: "Corriger les coordonnées" });
	await contact.getByRole("textbox", { name: "Numéro et rue" }).fill("3 quai Sud");
	await expectAccessible(page);
	await contact.getByRole("button", { name: "Enregistrer la correction" }).click();
	await contact.waitFor({ state: "hidden" });
	await page.getByRole("main").getByText("3 quai Sud").filter({ visible: true }).first().waitFor();

	await page.getByRole("button", { name: "Corriger les articles" }).click();
	const articles = page.getByRole("dialog", { name: "Corriger les articles" });
	await articles.getByRole("textbox", { name: `Cartons de ${product.name}` }).fill("10");
	await articles.getByRole("button", { name: "Voir la différence" }).click();
	const confirm = articles.getByRole("button", { name: /Corriger et rendre 54,00/ });
	await confirm.waitFor();
	await expectAccessible(page);
	await confirm.click();
	await articles.waitFor({ state: "hidden" });
	await page.getByRole("main").getByText(/90,00/).filter({ visible: true }).first().waitFor();
	// Each correction stands in the history once, though the audit log knows of it too.
	const history = page.getByRole("region", { name: "Historique" });
	await expect(history.getByText(/^(Coordonnées corrigées|Articles corrigés)/)).toHaveCount(2);
	await expect(history.getByText("A corrigé la commande")).toHaveCount(0);
	expect(problems).toEqual([]);
});
