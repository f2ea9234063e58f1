import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { Order } from "@confiserie/domain/contract/order";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { formatCents } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import type { BrowserContext, Page } from "@playwright/test";
import { adminToken, api, registerCustomer } from "../support/api";
import { openPage } from "../support/at-rest";
import {
	expect,
	expectAccessible,
	expectBothScreens,
	expectFits,
	newVisitor,
	signedIn,
	test,
} from "../support/browser";
import { openBalance } from "../support/deposit";
import { settledInvoicesOf } from "../support/invoices";
import { tabTo } from "../support/keyboard";
import { makeSoldProduct, payByCard } from "../support/ordering";
import { changeSettings } from "../support/settings";
import { CARDS, cart, orderNumberOnSuccess, payButton, typeCard } from "../support/shopper";

const { packing } = DEFAULT_SHIPPING_OFFER;
/** Six layers of 8 boxes a pallet; a box costs 36.00, 33.12 or 30.24 EUR. */
const [BY_THE_BOX, BY_THE_LAYER, BY_THE_PALLET] = [3600, 3312, 3024];

test.afterEach(() => changeSettings("shipping", { packing }));

/** A pallet of three products, composed on /palette, ordered by a signed-in customer and paid by a deposit of 30 %. */
async function orderedPallet(page: Page, context: BrowserContext) {
	const [admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	const products: AdminProduct[] = [];
	for (const stock of [100, 100, 100]) products.push(await makeSoldProduct(admin, { stock }));
	const productIds = products.map(({ id }) => id);
	await changeSettings("shipping", {
		packing: { ...packing, mixedPallets: { isAllowed: true, minimumFillPercent: 90, categories: [], productIds } },
	});
	await signedIn(context, customer.token);
	await openPage(page, `/products/${products[0]?.id}`);
	await page.getByRole("link", { name: "Composer une palette" }).filter({ visible: true }).first().click();
	await page.waitForURL(/\/palette/);

	const view = page.getByRole("region", { name: "Votre palette" });
	const layersOf = (product: AdminProduct | undefined) =>
		page.getByRole("group", { name: `Couches de ${product?.name}` }).getByRole("textbox");
	const find = async (product: AdminProduct | undefined) => {
		await page.getByLabel("Nom ou référence").fill(product?.reference ?? "");
		await layersOf(product).waitFor();
	};
	await view.getByText("Palette · 16 %").waitFor();
	await find(products[0]);
	await tabTo(page, layersOf(products[0]));
	await page.keyboard.press("ArrowUp");
	for (const [index, presses] of [
		[1, 2],
		[2, 1],
	] as const) {
		await find(products[index]);
		const more = page.getByRole("group", { name: `Couches de ${products[index]?.name}` });
		for (let press = 0; press < presses; press++)
			await more.getByRole("button", { name: "Augmenter la quantité" }).click();
	}
	await view.getByText("Palette · 83 %").waitFor();
	await view.getByText(/Encore 1 couche/).waitFor();
	await view.getByText(formatCents(40 * BY_THE_LAYER)).waitFor();
	await expectFits(page);
	await expectAccessible(page);
	await tabTo(page, layersOf(products[2]), "Shift+Tab");
	await page.keyboard.press("ArrowUp");
	await view.getByText(/^Palette pleine/).waitFor();
	const goods = 48 * BY_THE_PALLET;
	await view.getByText(formatCents(goods)).waitFor();
	await view.getByText(formatCents(48 * BY_THE_BOX - goods)).waitFor();
	await page.getByText("Palette mixte n° 1 · 100 %").waitFor();
	await page.reload();
	await view.getByText(/^Palette pleine/).waitFor();
	await view.getByRole("button", { name: "Ajouter au panier" }).click();

	await cart(page).getByText("Palette mixte n° 1 · 100 %").waitFor();
	await cart(page).getByText("Remise « Palette mixte »").waitFor();
	await cart(page).getByText(formatCents(goods)).first().waitFor();
	await expectAccessible(page);
	await cart(page).getByRole("button", { name: "Passer commande" }).click();

	await page.waitForURL(/\/checkout$/);
	await page.getByLabel("Numéro et rue").fill("12 rue des Berlingots");
	await page.getByLabel("Code postal").fill("84200");
	await page.getByLabel("Ville").fill("Carpentras");
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await page.getByRole("heading", { name: "Paiement", exact: true }).waitFor();
	const folded = page.getByRole("button", { name: /^Voir la commande/ });
	if (await folded.isVisible()) await folded.click();
	await page.getByText("Remise « Palette mixte »").filter({ visible: true }).first().waitFor();
	await page.getByText("J'ai un code commercial").click();
	await page.getByLabel(/^Code commercial/).fill(await commercialCodeFor(customer.email));
	await page
		.getByText(/^Code validé/)
		.filter({ visible: true })
		.first()
		.waitFor();
	await page.getByRole("radio", { name: /^Acompte/ }).check();
	await page.getByLabel("Pourcentage de l'acompte").selectOption("30");
	await payButton(page)
		.filter({ hasText: formatCents(depositCents(goods, 30)) })
		.waitFor();
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	return { admin, customer, products, orderNumber: await orderNumberOnSuccess(page) };
}

test("a pallet of three products is composed, has the price of the pallet in cart, order and deposit, and stands with the order; staff moves a layer, picks it by its plan and ships it", async ({
	browser,
	context,
	page,
	problems,
}) => {
	test.slow();
	const { admin, customer, products, orderNumber } = await orderedPallet(page, context);
	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: customer.token });
	expect(toCents(order.subtotal)).toBe(48 * BY_THE_PALLET);
	expect(toCents(order.discount)).toBe(48 * (BY_THE_LAYER - BY_THE_PALLET));
	expect(order).toMatchObject({
		depositPercentage: 30,
		promotions: [{ name: "Palette mixte" }],
		mixedPallets: { pallets: [{ fill: 1, layers: [{ layers: 2 }, { layers: 2 }, { layers: 2 }] }] },
	});
	await page.getByRole("link", { name: "Voir ma commande" }).click();
	const pallets = page.getByRole("region", { name: "Palettes" });
	await pallets.getByText("Palette mixte n° 1 · 100 %").waitFor();
	for (const { name } of products) await pallets.getByText(`2 couches ${name}`).waitFor();
	await expectFits(page);

	const staff = await newVisitor(browser);
	await signedIn(staff.context, admin);
	await staff.page.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
	await openPage(staff.page, `/admin/orders/${orderNumber}`);
	const office = staff.page.getByRole("main");
	await office.getByRole("button", { name: "Corriger les articles" }).click();
	const articles = staff.page.getByRole("dialog", { name: "Corriger les articles" });
	await articles.getByRole("textbox", { name: `Cartons de ${products[0]?.name}` }).fill("8");
	await articles.getByRole("textbox", { name: `Cartons de ${products[1]?.name}` }).fill("24");
	await articles.getByRole("button", { name: "Voir la différence" }).click();
	await articles.getByRole("button", { name: "Corriger la commande" }).click();
	await articles.getByRole("button", { name: "Terminer" }).click();
	await articles.waitFor({ state: "hidden" });

	const plan = office.getByRole("list", { name: "Palettes à monter" });
	await plan.getByText(`1 couche de ${products[0]?.name}, 8 cartons`).waitFor();
	await plan.getByText(`3 couches de ${products[1]?.name}, 24 cartons`).waitFor();
	await plan.getByText(/^48 cartons, .*remplie à 100/).waitFor();
	await expectBothScreens(staff.page);
	const shipments = office.getByRole("region", { name: "Envois" });
	await shipments.getByRole("button", { name: "Expédier une partie" }).click();
	const dialog = staff.page.getByRole("dialog", { name: "Expédier une partie" });
	await dialog.getByRole("button", { name: "Expédier" }).click();
	await shipments.getByText(/^Palette de .*SSCC \d{18}/).waitFor();
	await shipments.getByText(/^De bas en haut.*3 couches de/).waitFor();
	const download = staff.page.waitForEvent("download");
	await shipments.getByRole("button", { name: "Étiquettes de l'envoi 1" }).click();
	expect((await download).suggestedFilename()).toBe(`ETIQ-${orderNumber}-1.pdf`);

	const { body: balance } = await openBalance<BalanceIntent>(customer, orderNumber);
	await payByCard(customer.token, balance.clientSecret);
	const invoice = (await settledInvoicesOf(order.id)).at(-1);
	expect([invoice?.kind, grossSum(invoice?.document.totals ?? [])]).toEqual([
		"FINAL_INVOICE",
		toCents(order.totalAmount),
	]);
	expect([...problems, ...staff.problems]).toEqual([]);
	await staff.context.close();
});

test("where pallets are not mixed the page says so and leads to the products, and nothing leads to it", async ({
	page,
}) => {
	await changeSettings("shipping", { packing });
	await openPage(page, "/palette?c=prod_1.3");
	await page.getByRole("heading", { name: "Pas de palette de plusieurs produits" }).waitFor();
	await expectFits(page);
	await page.getByRole("main").getByRole("link", { name: "Voir les produits" }).click();
	await page.waitForURL(/\/products$/);
	await expect(page.locator('a[href^="/palette"]')).toHaveCount(0);
});
