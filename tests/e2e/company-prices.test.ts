import type { Order } from "@confiserie/domain/contract/order";
import { addAddress } from "../support/addresses";
import { api, findProduct } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { newCompany } from "../support/companies";
import {
	addToCart,
	CARDS,
	cart,
	openCart,
	orderFromCart,
	orderNumberOnSuccess,
	payButton,
	typeCard,
} from "../support/shopper";
import { newAdministrator } from "../support/staff";

test("staff grants a discount and a price; the member sees them on cards, on the product's page and in the cart, and pays them @mobile", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager, company } = await newCompany();
	const product = await findProduct("BAP-FRA-40");
	await signedIn(context, (await newAdministrator()).token);
	await page.goto(`/admin/companies/${company.id}#prix`);
	await page.getByLabel(/^Barbe/).fill("10");
	await page.getByRole("button", { name: "Enregistrer les remises" }).click();
	await page.getByText("Remises enregistrées").waitFor();
	await page.getByLabel("Chercher un nom ou une référence").fill("BAP-FRA-40");
	await page.getByLabel("Chercher un nom ou une référence").press("Enter");
	await page.getByRole("button", { name: `Modifier le prix de ${product.name}` }).click();
	await page.getByLabel(/^La pièce, par couche/).fill("1,2");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page.getByText("Propre", { exact: true }).first().waitFor();
	await expectFits(page);

	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await addAddress(manager.token);
	const own = await visitor.newPage();
	const at = (path: string) => new URL(path, page.url()).href;
	await signedIn(visitor, manager.token);
	await own.goto(at("/products?query=BAP-FRA-40"));
	await own.getByRole("main").getByRole("article").getByText("Votre prix").first().waitFor();
	await expectAccessible(own);
	await own.goto(at("/products?query=BAP-FRA-40&view=list"));
	const row = own.getByRole("main").getByRole("article");
	await row.getByText("Votre prix").first().waitFor();
	await expect(row).toContainText(/28,80\s€/);
	await own.goto(at(`/products/${product.id}`));
	const tariff = own.getByRole("table", { name: /^Tarifs/ });
	await expect(tariff).toContainText(/Prix du catalogue.*1,20\s€/);
	await expectAccessible(own);
	await expectFits(own);
	await addToCart(own, "Couche", 1);
	await openCart(own);
	await expect(cart(own).getByText("Votre prix")).toBeVisible();
	await expect(cart(own)).toContainText(/230,40\s€/);
	await expectAccessible(own);
	await orderFromCart(own);
	await own.waitForURL(/\/checkout$/);
	await own.getByRole("button", { name: "Continuer vers le paiement" }).waitFor();
	await expectAccessible(own);
	await own.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await typeCard(own, CARDS.success);
	await payButton(own).click();
	const { body: order } = await api<Order>(`/orders/${await orderNumberOnSuccess(own)}`, { token: manager.token });
	expect(order.items.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([[28.8, 8]]);
	await visitor.close();
	expect(problems).toEqual([]);
});
