import type { Order } from "@confiserie/domain/contract/order";
import { adminToken, api, login } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { layeredProduct } from "../support/first-sale";
import { newCode, newPromotion } from "../support/promotions";
import {
	addToCart,
	CARDS,
	cart,
	fillDelivery,
	moreOfCart,
	newPerson,
	openCart,
	orderFromCart,
	orderNumberOnSuccess,
	payButton,
	registerInModal,
	typeCard,
} from "../support/shopper";

test("staff create a code: what is missing is named, the preview cart says what it makes; it is paused and copied", {
	tag: "@mobile",
}, async ({ context, page, problems }) => {
	const code = newCode();
	await signedIn(context, await adminToken());
	await page.goto("/admin/promotions");
	await page.getByRole("link", { name: "Nouvelle promotion" }).click();
	await page.getByLabel("Nom", { exact: true }).fill("Foire de printemps");
	await page.getByLabel("Code", { exact: true }).fill(code);
	await page.getByLabel("Pourcentage").fill("");
	await page.getByRole("button", { name: "Créer la promotion" }).click();
	await expect(page.getByLabel("Pourcentage")).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Pourcentage").fill("10");
	const { name } = await layeredProduct();
	await page.getByLabel("Ajouter au panier d'essai").fill(name);
	await page
		.getByRole("list", { name: /panier d'essai/ })
		.getByRole("button")
		.first()
		.click();
	await page.getByLabel(`Cartons de ${name}`).fill("3");
	await page.getByText("Total TTC").waitFor();
	await expectFits(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Créer la promotion" }).click();
	await page.getByRole("heading", { name: "Foire de printemps" }).waitFor();
	await expectFits(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Mettre en pause" }).click();
	await page.getByRole("region", { name: "Résultats" }).getByText("En pause").waitFor();
	await page.getByRole("link", { name: "Dupliquer" }).click();
	await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Foire de printemps (copie)");
	await expect(page.getByLabel("Code", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("Pourcentage")).toHaveValue("10");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Promotions" }).last().click();
	await page.getByText(code).waitFor();
	await expectFits(page);
	await expectAccessible(page);
	expect(problems).toEqual([]);
});

test("a shopper mistypes a code, uses it in the cart, and pays what every screen states", { tag: "@mobile" }, async ({
	page,
	problems,
}) => {
	const person = newPerson();
	const product = await layeredProduct();
	const { code } = await newPromotion({
		target: { productIds: [product.id], categoryIds: [], tagIds: [], tier: null },
	});
	await page.goto(`/products/${product.id}`);
	await addToCart(page, "Carton", 2);
	await openCart(page);
	await moreOfCart(page).click();
	await cart(page).getByRole("button", { name: "J'ai un code" }).click();
	const field = cart(page).getByLabel("Code promotionnel ou commercial");
	await field.fill("INCONNU-1");
	await field.press("Enter");
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);
	await field.fill(code.toLowerCase());
	await field.press("Enter");
	await cart(page).getByText(`Code ${code} appliqué.`).waitFor();
	await expectAccessible(page);
	await orderFromCart(page);
	await registerInModal(page, person);
	await fillDelivery(page, person);
	await expectAccessible(page);
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	const number = await orderNumberOnSuccess(page);
	await expectAccessible(page);
	const token = await login(person);
	const { body } = await api<Order>(`/orders/${number}`, { token });
	expect(body.discount).toBeGreaterThan(0);
	expect(body.paidAmount).toBe(body.totalAmount);
	await page.goto(`/orders/${number}`);
	await page.getByText("Essai").first().waitFor();
	await expectAccessible(page);
	expect(problems).toEqual([]);
});
