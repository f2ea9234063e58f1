import { adminToken, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";

/** Two confirmed orders to one city, and no other there. */
async function soldTo(city: string): Promise<string[]> {
	const { token } = await registerCustomer();
	const numbers: string[] = [];
	for (const boxes of [2, 3]) {
		const intent = await checkout(token, [{ product: await newProduct(), boxes }]);
		await confirm(token, intent.clientSecret, { card: card(CARDS.success) });
		numbers.push(intent.orderNumber);
	}
	await db().query("update order_book set city = $2 where order_number = any($1)", [numbers, city]);
	return numbers;
}

test("orders are narrowed down by period and city, chosen, and changed together without a mail", async ({
	page,
	problems,
}) => {
	const city = `Saint-Essai-${Date.now()}`;
	const numbers = await soldTo(city);
	await signedIn(page.context(), await adminToken());
	await page.goto("/admin/orders");
	await page.getByText(/commande\(s\) trouvée\(s\)/).waitFor();
	await page.getByRole("button", { name: "Filtres", exact: true }).click();
	await page.getByRole("button", { name: "7 jours" }).click();
	await page.waitForURL(/period=week/);
	await page.getByLabel("Ville de livraison").fill(city.replace("Saint-", "st ").toUpperCase());
	await page.getByLabel("Montant dès (€)").fill("5");
	await expectAccessible(page);
	await expectFits(page);
	await page.getByText("2 commande(s) trouvée(s)").waitFor();
	const chips = page.getByRole("list", { name: "Filtres actifs" });
	await chips.getByRole("link", { name: /Retirer le filtre Montant/ }).click();
	await page.waitForURL((url) => !url.searchParams.has("amountFrom"));

	for (const number of numbers) await page.getByRole("checkbox", { name: `Choisir ${number}` }).check();
	await page.getByText("2 commandes choisies").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Changer le statut" }).click();
	const dialog = page.getByRole("dialog", { name: "Changer le statut" });
	await dialog.getByLabel("Nouveau statut").selectOption({ label: "En préparation" });
	await expect(dialog.getByLabel("Prévenir chaque client par e-mail")).not.toBeChecked();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: /^Changer 2/ }).click();
	await page.waitForURL(/\/admin\/orders\/batches\//);
	await expect(page.getByText(/^Terminé/)).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText("Faite", { exact: true }).filter({ visible: true })).toHaveCount(2);
	await expectAccessible(page);
	await expectFits(page);
	const { rows } = await db().query("select status from order_book where order_number = any($1)", [numbers]);
	expect(rows).toEqual([{ status: "PREPARING" }, { status: "PREPARING" }]);
	expect(problems).toEqual([]);
});
