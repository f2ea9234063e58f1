import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ShopSettings } from "@confiserie/domain/contract/settings";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { DEMO } from "../../scripts/lib/demo";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { expect, expectAccessible, newVisitor, test } from "../support/browser";
import { suiteShop } from "../support/context";
import { payDeposit } from "../support/deposit";
import { mailedToken } from "../support/mailed";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { restoreSettings } from "../support/settings";
import { newAdministrator, signInToMedusa } from "../support/staff";

let context: BrowserContext;
let page: Page;
let problems: string[];
let token: string;
test.beforeAll(async ({ browser }) => {
	token = await adminToken();
	({ context, page, problems } = await newVisitor(browser, suiteShop().backend));
	// Medusa's dashboard is one large program.
	page.setDefaultTimeout(60_000);
	await page.goto("/app/login");
	await page.locator('input[name="email"]').fill(DEMO.administrator.email);
	await page.locator('input[name="password"]').fill(DEMO.administrator.password);
	await page.locator('button[type="submit"]').click();
	await page.waitForURL((url) => !url.pathname.endsWith("/login"));
});
test.afterAll(async () => {
	await restoreSettings();
	await context?.close();
});

/** Goes to another of its pages as a link would: its program, which is large, is not loaded again. */
const goTo = (path: string, where = page) =>
	where.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate"));
	}, `/app${path}`);
/** A part of ours, by its title. */
const panel = (title: string): Locator => page.getByRole("region", { name: title, exact: true });
const accessible = (title: string) => expectAccessible(page, `[role="region"][aria-label="${title}"]`);
/** The shop's own part comes to stand above Medusa's section of that title, once Medusa has read its layout. */
async function expectAbove(title: string, medusaSection: string) {
	const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
	const section = page.getByRole("heading", { level: 2, name: medusaSection, exact: true }).first();
	await expect.poll(async () => (await top(panel(title))) < (await top(section)), { timeout: 10_000 }).toBe(true);
}
const seeText = (text: string | RegExp) => page.getByText(text).first().waitFor();

test("its pages stand in no frame, run the scripts of its own build alone and speak French to a newcomer", async ({
	browser,
}) => {
	const response = await page.goto("/app/orders");
	const headers = response?.headers() ?? {};
	expect(headers).toMatchObject({
		"x-frame-options": "DENY",
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
	});
	expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';.*frame-ancestors 'none'/);
	await page.getByRole("link", { name: "Codes commerciaux", exact: true }).waitFor();
	expect(problems).toEqual([]);
	// The policy is in force: an injected script would not run.
	const visitor = await newVisitor(browser, suiteShop().backend);
	visitor.page.setDefaultTimeout(60_000);
	await visitor.page.goto("/app/login");
	await visitor.page.getByRole("button", { name: "Afficher le mot de passe" }).waitFor();
	await visitor.page.evaluate(() => {
		const script = document.createElement("script");
		script.textContent = "window.hostile = true";
		document.body.append(script);
	});
	expect(await visitor.page.evaluate(() => "hostile" in window)).toBe(false);
	await visitor.context.close();
});

test("a forgotten password is reset by the mailed link, and nothing reveals who is an administrator", async ({
	browser,
}) => {
	const { email } = await newAdministrator();
	const visitor = await newVisitor(browser, suiteShop().backend);
	visitor.page.setDefaultTimeout(60_000);
	await visitor.page.goto("/app/reset-password");
	await visitor.page.getByPlaceholder("E-mail").fill(email);
	await visitor.page.getByRole("button", { name: "Envoyer les instructions de réinitialisation" }).click();
	await visitor.page.getByText("Un email vous a été envoyé").waitFor();
	const token = await mailedToken(email, "staff-password-reset", "/app/reset-password");
	await goTo(`/reset-password?token=${token}`, visitor.page);
	await visitor.page.getByPlaceholder("Nouveau mot de passe", { exact: true }).fill("Berlingot-neuf-2026");
	await visitor.page.getByPlaceholder("Répéter le nouveau mot de passe").fill("Berlingot-neuf-2026");
	await visitor.page.getByRole("button", { name: "Réinitialiser le mot de passe" }).click();
	await visitor.page.getByText("Réinitialisation du mot de passe réussie").waitFor();
	expect(await signInToMedusa({ email, password: "Berlingot-neuf-2026" })).toBeTruthy();
	expect(visitor.problems).toEqual([]);
	await visitor.context.close();
});

test("its menus are French, and what this shop does not carry is off the screen: menus, and the forms of an order", async () => {
	await goTo("/categories");
	await page.getByRole("heading", { name: "Catégories", exact: true }).first().waitFor();
	await goTo("/orders");
	await page.getByRole("link", { name: "Commandes", exact: true }).first().waitFor();
	await page.getByRole("link", { name: "Codes commerciaux", exact: true }).waitFor();
	for (const path of ["price-lists", "campaigns", "draft-orders", "products/create"])
		await expect(page.locator(`a[href="/app/${path}"]`).filter({ visible: true })).toHaveCount(0);
	await goTo("/promotions");
	await page.getByRole("link", { name: "Ouvrir « Promotions »" }).waitFor();
	await expect(page.locator('a[href="/app/promotions/create"]').filter({ visible: true })).toHaveCount(0);
	await goTo("/settings/store");
	await page.locator('a[href="/app/settings/regions"]').first().waitFor();
	await expect(page.locator('a[href="/app/settings/return-reasons"]').filter({ visible: true })).toHaveCount(0);
	expect(problems).toEqual([]);
});

test("a price typed in the grid of a product is refused with the reason, on the screen", async () => {
	const product = await makeProduct(token);
	await goTo(`/products/${product.id}/prices`);
	const cell = page.locator("[data-cell-overlay]").last();
	await cell.waitFor();
	await cell.dblclick();
	await page.keyboard.type("1");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await seeText(/Un prix ne se modifie pas ici/);
	// A link would ask what is to become of the grid.
	await page.goto("/app/orders");
	await api(`/admin/products/${product.id}`, { method: "DELETE", token });
});

test("where its own screens lead to nothing the shop's are a click away: second factor, orders for a customer", async () => {
	await goTo("/settings/profile");
	await expect(page.getByRole("link", { name: "Ouvrir « Ma connexion »" })).toHaveAttribute(
		"href",
		`${suiteShop().storefront}/admin/security`,
	);
	await expect(page.getByText("Authentification à deux facteurs")).toHaveCount(0);
	await accessible("Double authentification");
	await goTo("/draft-orders");
	await expect(page.getByRole("link", { name: "Passer une commande" })).toHaveAttribute(
		"href",
		`${suiteShop().storefront}/admin/orders/new`,
	);
	await accessible("Commandes au nom d'un client");
});

test("its pages ask no other host for anything", async () => {
	const hosts = new Set<string>();
	const note = (request: { url(): string }) => hosts.add(new URL(request.url()).origin);
	page.on("request", note);
	await page.goto("/app/orders");
	for (const [path, heading] of [
		["/orders", "Commandes"],
		["/products", "Produits"],
		["/customers", "Clients"],
		["/settings/profile", "Profil"],
		["/settings/store", "Boutique"],
	] as const) {
		await goTo(path);
		await page.getByRole("main").getByRole("heading", { name: heading }).first().waitFor();
	}
	page.off("request", note);
	expect([...hosts].filter((host) => host.startsWith("http"))).toEqual([new URL(suiteShop().backend).origin]);
	expect((await page.request.get("/app/orders")).headers()["content-security-policy"]).toContain(
		"img-src 'self' data: blob:;",
	);
});

test("the product: packaging and tiers, edited by the rules of the shop's own form", async () => {
	const product = await makeProduct(token);
	await goTo(`/products/${product.id}`);
	const part = panel("Emballage et tarifs");
	await part.getByText("36,00").first().waitFor();
	await expectAbove("Emballage et tarifs", "Images");
	await accessible("Emballage et tarifs");
	await part.getByRole("button", { name: "Modifier l'emballage" }).click();
	const layer = part.getByLabel("Prix de la pièce à la couche");
	await layer.fill("2");
	await part.getByRole("button", { name: "Enregistrer" }).click();
	await part.getByText("Le prix à la couche ne peut pas dépasser le prix au carton").waitFor();
	await accessible("Emballage et tarifs");
	await layer.fill("1,3");
	await part.getByText(/31,20.€ dès 8/).waitFor();
	await part.getByRole("button", { name: "Enregistrer" }).click();
	await part.getByRole("button", { name: "Modifier l'emballage" }).waitFor();
	const { body } = await api<AdminProduct>(`/admin/products/${product.id}`, { token });
	expect(body.pricePerPieceLayer).toBe(1.3);
	await api(`/admin/products/${product.id}`, { method: "DELETE", token });
});

test("the order: status, payments, deposit and what is left; a refund and a link for the balance", async () => {
	const { order } = await payDeposit(await registerCustomer());
	const id = await eventually("the engine's order", async () => {
		const { rows } = await db().query("select medusa_order_id as id from order_book where id = $1", [order.id]);
		return (rows[0]?.id as string | null) ?? undefined;
	});
	await goTo(`/orders/${id}`);
	const part = panel("Commande dans la boutique");
	for (const text of [order.orderNumber, "Confirmée", "Acompte payé", "Acompte (25\u00a0%)", "36,00", "108,00"])
		await part.getByText(text).first().waitFor();
	await part.getByText("Historique").waitFor();
	await expectAbove("Commande dans la boutique", "Paiements");
	expect(await part.getByRole("link", { name: "Ouvrir dans la boutique" }).getAttribute("href")).toMatch(
		new RegExp(`/admin/orders/${order.orderNumber}$`),
	);
	await accessible("Commande dans la boutique");

	const byLine = part.getByRole("link", { name: "Rembourser par article, dans la boutique" });
	await expect(byLine).toHaveAttribute("href", new RegExp(`/admin/orders/${order.orderNumber}\\?refund=lines$`));
	await part.getByRole("button", { name: "Créer un lien de paiement" }).click();
	await part.getByText(/\/payer\//).waitFor();

	await part.getByRole("button", { name: "Rembourser", exact: true }).click();
	await part.getByLabel("Montant").fill("10");
	await part.getByLabel("Motif").fill("Deux cartons écrasés");
	await accessible("Commande dans la boutique");
	await part.getByRole("button", { name: "Rembourser", exact: true }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Rembourser" }).click();
	await part.getByText("Remboursé", { exact: true }).waitFor();
	const { body } = await api<{ refunded: number }>(`/admin/orders/${order.orderNumber}/payments`, { token });
	expect(body.refunded).toBe(1000);
});

test("the customer: commercial code and permission, with who and when", async () => {
	const customer = await registerCustomer();
	await goTo(`/customers/${customer.user.id}`);
	const part = panel("Acompte et code commercial");
	await part.getByRole("button", { name: "Émettre un code" }).click();
	await part.getByText("En vigueur").waitFor();
	await expectAbove("Acompte et code commercial", "Commandes");
	await part
		.getByText(/admin@demo\.fr/)
		.first()
		.waitFor();
	await accessible("Acompte et code commercial");
	await part.getByRole("button", { name: /^Révoquer le code/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
	await part.getByText("Révoqué", { exact: true }).last().waitFor();

	await part.getByRole("combobox", { name: "Peut payer par acompte" }).click();
	await page.getByRole("option", { name: "Toujours, sans code" }).click();
	await part.getByText(/^Décidé le .* par admin@demo\.fr$/).waitFor();
	expect(await permissionOf(customer)).toBe("ALLOWED");
});

const permissionOf = async (customer: TestCustomer) =>
	(await api<{ permission: string }>("/payments/deposit-terms", { token: customer.token })).body.permission;

test("commercial codes: issue, search, revoke", async () => {
	const customer = await registerCustomer();
	await goTo("/commercial-codes");
	const part = panel("Codes commerciaux");
	await part.getByLabel("Émettre un code pour le compte").fill("personne@exemple.fr");
	await part.getByRole("button", { name: "Émettre", exact: true }).click();
	await part.getByText("Aucun compte n'a cet e-mail.").waitFor();
	await part.getByLabel("Émettre un code pour le compte").fill(customer.email);
	await part.getByRole("button", { name: "Émettre", exact: true }).click();
	await part.getByText(customer.email).first().waitFor();
	// Opened again: the button that issued it changes its colours for a while.
	await goTo("/commercial-codes");
	await part.getByLabel("Rechercher un e-mail").fill(customer.email);
	await part.getByText("1 code", { exact: true }).waitFor();
	await accessible("Codes commerciaux");
	await part.getByRole("button", { name: /^Révoquer le code/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Révoquer" }).click();
	await part.getByText("Révoqué", { exact: true }).last().waitFor();
});

test("delivery, deposit and shop settings: what is set there is in the shop", async () => {
	await goTo("/settings/delivery");
	const part = panel("Livraison et acompte");
	// By key: what is said in passing may lie over a button, and stays as long as a pointer rests on it.
	const save = async (form: Locator) => {
		const button = form.getByRole("button", { name: "Enregistrer" });
		await expect(button).toBeEnabled();
		await button.press("Enter");
	};
	const agree = () => save(page.getByRole("alertdialog"));
	const delivery = part.getByRole("form", { name: "Livraison" });
	await delivery.getByLabel("Frais de port").fill("gratuit");
	await save(delivery);
	await delivery.getByText("Saisissez un montant, en euros et centimes.").waitFor();
	await accessible("Livraison et acompte");
	await delivery.getByLabel("Frais de port").fill("6,50");
	await save(delivery);
	await page.getByText(/4,99.€ → 6,50.€/).waitFor();
	await agree();
	await delivery.getByText(/par admin@demo\.fr/).waitFor();
	const deposit = part.getByRole("form", { name: "Acompte" });
	await deposit.getByRole("switch").press("Space");
	await save(deposit);
	await agree();
	await deposit.getByText(/par admin@demo\.fr/).waitFor();

	await goTo("/settings/shop");
	const shop = panel("Coordonnées et mentions légales");
	await shop.getByLabel("Téléphone").fill("+33490123456");
	await shop.getByLabel("Dénomination").fill("Berlingot et fils");
	await accessible("Coordonnées et mentions légales");
	await save(shop);
	await agree();
	await shop.getByText(/par admin@demo\.fr/).waitFor();

	const { body } = await api<ShopSettings>("/settings");
	expect(body).toMatchObject({
		shippingCost: 6.5,
		deposit: { isOpen: false },
		contact: { phone: "+33490123456" },
		company: { legalName: "Berlingot et fils" },
	});
	// Public pages follow within five seconds.
	const legalNotice = async () => (await fetch(`${suiteShop().storefront}/mentions-legales`)).text();
	await expect.poll(legalNotice, { timeout: 30_000 }).toContain("Berlingot et fils");
	expect(await legalNotice()).toContain("04 90 12 34 56");
	expect(problems).toEqual([]);
});
