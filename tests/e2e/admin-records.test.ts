import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { moneyOf } from "../support/money";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";

let token: string;
let orderNumber: string;
test.beforeAll(async () => {
	token = await adminToken();
	const customer = await registerCustomer();
	const intent = await checkout(customer.token, [{ product: await newProduct(), boxes: 16 }]);
	await confirm(customer.token, intent.clientSecret, { card: card(CARDS.success) });
	orderNumber = intent.orderNumber;
	expect((await moneyOf(orderNumber, token).refund(1500)).status).toBe(201);
});
test.beforeEach(({ page }) => signedIn(page.context(), token));

test("/admin/payments finds what an order brought and gave back, and leads to it", async ({ page, problems }) => {
	await page.goto("/admin/payments");
	await page.getByRole("searchbox", { name: "Commande, client ou e-mail" }).fill(orderNumber);
	await page.getByText(/^2 mouvements.*144,00.*encaissés, 15,00.*rendus, soit 129,00/).waitFor();
	await expectAccessible(page);
	await page.getByRole("combobox", { name: "Sens" }).selectOption({ label: "Remboursements" });
	await page.getByText(/^1 mouvement/).waitFor();
	await page.getByRole("main").getByRole("link", { name: orderNumber }).click();
	await page.waitForURL(new RegExp(`/admin/orders/${orderNumber}`));
	expect(problems).toEqual([]);
});

test("/admin/journal says who gave it back, how much and why", async ({ page, problems }) => {
	await page.goto("/admin/journal");
	await page.getByRole("searchbox", { name: /^Personne, action/ }).fill(orderNumber);
	const main = page.getByRole("main");
	const refunds = main.getByText(/^a remboursé la commande/).filter({ visible: true });
	await expect(refunds).toHaveText([`a remboursé la commande ${orderNumber}`]);
	await main.getByText(/Remboursement.*15,00/).waitFor();
	await main.getByText(/Motif.*Deux cartons écrasés/).waitFor();
	await expectAccessible(page);
	await main.getByRole("link", { name: orderNumber }).click();
	await page.waitForURL(new RegExp(`/admin/orders/${orderNumber}`));
	expect(problems).toEqual([]);
});
