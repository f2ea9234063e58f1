import type { Page } from "@playwright/test";
import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { tabTo } from "../support/keyboard";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";

let token: string;
test.beforeAll(async () => {
	token = await adminToken();
});

/** A confirmed order of 16 boxes, 144 EUR. */
async function soldOrder(): Promise<string> {
	const customer = await registerCustomer();
	const intent = await checkout(customer.token, [{ product: await newProduct(), boxes: 16 }]);
	const { status } = await confirm(customer.token, intent.clientSecret, { card: card(CARDS.success) });
	expect(status).toBe(200);
	return intent.orderNumber;
}

const main = (page: Page) => page.getByRole("main");
const shown = (page: Page, text: string | RegExp) => main(page).getByText(text).filter({ visible: true }).first();

test.describe("the back office's orders", () => {
	test("accounts spec §2: dashboard, list with search and filters in the address, order, its status, its history", async ({
		context,
		page,
		problems,
		size,
	}) => {
		const orderNumber = await soldOrder();
		await signedIn(context, token);

		await page.goto("/admin");
		await main(page)
			.getByRole("heading", { name: /^Bienvenue/ })
			.waitFor();
		await shown(page, "Aujourd'hui").waitFor();
		await expectAccessible(page);

		await page.goto("/admin/orders?status=PENDING");
		await main(page).getByRole("heading", { name: "Administration" }).waitFor();
		// On a phone the list is what one sees, not its filters.
		if (size === "mobile") await page.getByRole("button", { name: "Filtres" }).click();
		await page.getByRole("combobox", { name: "Statut" }).waitFor();
		expect(await page.getByRole("combobox", { name: "Statut" }).inputValue()).toBe("PENDING");

		// By keyboard alone: find the order by its number and open it.
		await page.goto("/admin/orders");
		await shown(page, /CMD-/).waitFor();
		await expectAccessible(page);
		await tabTo(page, page.getByRole("searchbox", { name: "Recherche" }));
		await page.keyboard.type(orderNumber);
		await page.waitForURL(new RegExp(`search=${orderNumber}`));
		await shown(page, "1 commande(s) trouvée(s)").waitFor();
		const link = main(page).locator(`a[href="/admin/orders/${orderNumber}"]`).filter({ visible: true }).first();
		await tabTo(page, link);
		await page.keyboard.press("Enter");
		await page.waitForURL(new RegExp(`/admin/orders/${orderNumber}`));
		await shown(page, /144,00/).waitFor();
		await expectAccessible(page);

		await page.getByRole("button", { name: "Modifier", exact: true }).click();
		await main(page).getByRole("combobox", { name: "Statut" }).selectOption({ label: "En préparation" });
		await page.getByRole("button", { name: "Sauvegarder" }).click();
		await page.getByRole("button", { name: "Modifier", exact: true }).waitFor();
		await shown(page, "En préparation").waitFor();
		await expectAccessible(page);

		await page.goBack();
		await page.waitForURL(new RegExp(`search=${orderNumber}`));
		await shown(page, orderNumber).waitFor();
		expect(problems).toEqual([]);
	});

	test("a customer sees 'Accès non autorisé' and a way back, a visitor the login", async ({ page }) => {
		await page.goto("/admin/orders");
		await page.waitForURL(/\/login\?redirect=/);
		const customer = await registerCustomer();
		await page.evaluate((value) => localStorage.setItem("accessToken", value), customer.token);
		await page.goto("/admin/orders");
		await page.getByText("Accès non autorisé").waitFor();
		await page.getByText("Cette page est réservée aux administrateurs.").waitFor();
		await expectAccessible(page);
	});
});
