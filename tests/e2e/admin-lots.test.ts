import { randomUUID } from "node:crypto";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { expect, expectBothScreens, signedIn, test } from "../support/browser";
import { outboxEmpty } from "../support/medusa-orders";
import { moveOrder } from "../support/order-status";
import { CARDS, card, checkout, confirm, newProduct } from "../support/ordering";
import { makeProduct } from "../support/products";

test("a receipt by its label, the picking of its lot, and the recall of it @mobile", async ({ page, problems }) => {
	const [customer, admin, product] = await Promise.all([registerCustomer(), adminToken(), newProduct({ boxes: 0 })]);
	const ean = `29${String(Date.now()).slice(-11)}`;
	await db().query("update product_packaging set ean_box = $2 where product_id = $1", [product.id, ean]);
	const date = daysLater(dayOf(new Date()), 300);
	const label = `(01)0${ean}(17)${date.slice(2).replaceAll("-", "")}(10)L7`;
	await signedIn(page.context(), admin);

	await page.goto("/admin/receipts");
	const finder = page.getByLabel("Scanner ou chercher un produit");
	await finder.fill(label);
	await finder.press("Enter");
	const boxes = page.getByLabel("Cartons", { exact: true });
	await expect(boxes).toBeFocused();
	await expect(page.getByLabel("DDM ou DLC")).toHaveValue(date);
	await page.getByLabel(/^Numéro du bon/).fill("BL-7");
	await boxes.fill("12");
	await boxes.press("Enter");
	await expect(page.getByText(`${product.name} : 12 cartons en stock`)).toBeVisible();
	await expect(finder).toBeFocused();
	await expectBothScreens(page);
	await page.getByRole("button", { name: `Annuler la réception : ${product.name}` }).click();
	await expectBothScreens(page);
	await page.getByRole("button", { name: "Annuler la réception", exact: true }).click();
	await expect(page.getByText("Annulée", { exact: true })).toBeVisible();
	await finder.fill(label);
	await finder.press("Enter");
	await boxes.fill("12");
	await boxes.press("Enter");
	await expect(page.getByText(`${product.name} : 12 cartons en stock`)).toBeVisible();

	await page.getByRole("link", { name: "Inventaire" }).click();
	await page.getByLabel("Produits à compter").fill(product.name);
	await expect(page.getByRole("row")).toHaveCount(2);
	const scanned = page.getByLabel("Scanner une étiquette");
	await scanned.fill(label);
	await scanned.press("Enter");
	await expect(page.getByText(/1 carton compté\.$/)).toBeVisible();
	await page.getByLabel(/^Comptés : /).fill("12");
	await expect(page.getByText("1 lot compté, 0 écart")).toBeVisible();
	await page.getByLabel("Motif").fill("Inventaire tournant");
	await expectBothScreens(page);
	await page.getByRole("button", { name: "Noter l'inventaire" }).click();
	await page.getByRole("tab", { name: "Inventaires notés" }).click();
	await expect(page.getByText("Inventaire tournant")).toBeVisible();

	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 2 }]);
	await confirm(customer.token, clientSecret, { card: card(CARDS.success) });
	await page.goto(`/admin/orders/picking?orders=${orderNumber}`);
	const field = page.getByLabel("Scanner un code");
	await field.fill(label);
	await field.press("Enter");
	await expect(page.getByText("Lots notés pour ces commandes.")).toBeVisible();
	await expectBothScreens(page);
	await moveOrder(admin, orderNumber, { status: "SHIPPED", notifyCustomer: false });
	await outboxEmpty(orderNumber);

	await page.goto(`/admin/products/${product.id}#lots`);
	const lots = page.getByRole("region", { name: "Lots en stock" });
	await expect(lots.getByText("10 cartons en stock", { exact: true })).toBeVisible();
	await expectBothScreens(page);
	await lots.getByRole("link", { name: /^Lot L7/ }).click();
	await expect(page.getByText("2 cartons chez 1 client, 10 cartons en stock.")).toBeVisible();
	await page.getByLabel("Texte").fill("Ne consommez pas ce lot.");
	await expectBothScreens(page);
	await page.getByRole("button", { name: "Écrire à 1 client" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Envoyer" }).click();
	await expect(page.getByText(/^Prévenu le/)).toBeVisible();
	expect(problems).toEqual([]);
});

test("a lot near its date is on the dashboard and leads to a promotion of its product", { tag: "@desktop" }, async ({
	page,
	problems,
}) => {
	const admin = await adminToken();
	const product = await makeProduct(admin, { stock: 0 });
	const [today, lot] = [dayOf(new Date()), "COURT"];
	const receivedOn = today;
	const body = { key: randomUUID(), productId: product.id, lot, boxes: 6, expiresOn: daysLater(today, 1), receivedOn };
	await api("/admin/receipts", { token: admin, body });
	await signedIn(page.context(), admin);
	await page.goto("/admin");
	const watched = page.getByRole("region", { name: "Stock à surveiller" });
	await watched.getByText("À écouler").first().waitFor();
	await expectBothScreens(page);
	await watched.getByRole("link", { name: product.name }).click();
	const lots = page.getByRole("region", { name: "Lots en stock" });
	await lots.getByRole("button", { name: /^Compter/ }).press("Enter");
	await expect(lots.getByLabel("Quantité comptée")).toBeFocused();
	await expectBothScreens(page);
	await lots.getByRole("link", { name: /^Créer une promotion/ }).click();
	await expect(page.getByLabel("Pourcentage")).toHaveValue("20");
	await page.getByRole("tab", { name: "Articles" }).click();
	await page.getByRole("button", { name: `Retirer ${product.name}` }).waitFor();
	await expectBothScreens(page);
	expect(problems).toEqual([]);
});
