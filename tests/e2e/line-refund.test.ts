import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { moveOrder } from "../support/order-status";
import { checkout, newProduct, payByCard, stockOf } from "../support/ordering";

test("boxes of a shipped order are refunded by line and go back into stock", async ({ page, problems }) => {
	const { token } = await registerCustomer();
	const product = await newProduct();
	const { orderNumber, clientSecret } = await checkout(token, [{ product, boxes: 10 }]);
	await payByCard(token, clientSecret);
	const admin = await adminToken();
	await moveOrder(admin, orderNumber, { status: "SHIPPED" });
	// They leave the stock when Medusa has the order.
	await expect.poll(async () => (await stockOf(product)).stocked, { timeout: 60_000 }).toBe(990);
	await signedIn(page.context(), admin);
	// As the order's page in Medusa Admin links to it.
	await page.goto(`/admin/orders/${orderNumber}?refund=lines`);
	const dialog = page.getByRole("dialog", { name: "Rembourser" });
	await expect(dialog.getByRole("radio", { name: "Par article" })).toBeChecked();
	await dialog.getByRole("checkbox", { name: new RegExp(`^${product.name}`) }).check();
	const boxes = dialog.getByRole("group", { name: `Cartons de ${product.name} à rembourser` }).getByRole("textbox");
	await boxes.fill("9");
	await boxes.press("Tab");
	await dialog.getByText("sur 10, soit 1 couche et 1 carton").waitFor();
	await dialog.getByRole("button", { name: /^Rembourser 81,00/ }).waitFor();
	await dialog.getByRole("checkbox", { name: `Remettre ${product.name} en stock` }).check();
	// Figures of the choice before are pale.
	await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
	await expectAccessible(page);
	await expectFits(page);
	// Without a reason nothing is sent, and what was chosen stays.
	await dialog.getByRole("button", { name: /^Rembourser 81,00/ }).click();
	await dialog.getByText("Dites en quelques mots pourquoi.").waitFor();
	await expect(boxes).toHaveValue("9");
	await dialog.getByRole("textbox", { name: "Motif" }).fill("Neuf cartons renvoyés intacts");
	await dialog.getByRole("button", { name: /^Rembourser 81,00/ }).press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await page
		.getByRole("region", { name: "Historique" })
		.getByText(`Articles repris : 9 × ${product.name}.`.replace(" :", "\u00a0:"))
		.waitFor();
	await expectAccessible(page);
	await expect.poll(async () => (await stockOf(product)).stocked, { timeout: 30_000 }).toBe(999);
	expect(problems).toEqual([]);
});
