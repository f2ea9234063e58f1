import type { Page } from "@playwright/test";
import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { tabTo } from "../support/keyboard";

let token: string;
test.beforeAll(async () => {
	token = await adminToken();
});

const main = (page: Page) => page.getByRole("main");

test("a channel is created, given an assortment, prices and a share of the stock, and priced product by product", async ({
	context,
	page,
	problems,
	size,
}) => {
	await signedIn(context, token);
	await page.goto("/admin/channels");
	await main(page).getByRole("heading", { name: "Nouveau canal" }).waitFor();
	await expectAccessible(page);
	const name = `Place de marché ${size} ${Date.now()}`;
	await page.getByLabel("Nom du canal").fill(name);
	await page.getByRole("button", { name: "Créer le canal" }).click();
	await page.getByLabel("Assortiment").selectOption({ label: "Des catégories" });
	await page.getByLabel("Pop-corn").check();
	await page.getByLabel("Prix", { exact: true }).selectOption({ label: "Une liste de prix propre" });
	await page.getByLabel("Stock", { exact: true }).selectOption({ label: "Une part du stock" });
	await page.getByLabel("Part du stock, en %").fill("20");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page.getByText("Canal enregistré").waitFor();
	await page.getByRole("tab", { name: "Produits" }).click();
	await main(page)
		.getByRole("button", { name: /^Modifier / })
		.first()
		.click();
	const price = page.getByLabel("Prix d'un carton, en euros TTC");
	// The notice that the channel is saved is a dialog too.
	const dialog = page.getByRole("dialog").filter({ has: price });
	await price.fill("99,90");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	await main(page).getByText("99,90").filter({ visible: true }).first().waitFor();
	await page.getByRole("tab", { name: "Clés et flux" }).click();
	await page.getByLabel("Nom de la clé").fill("Connecteur");
	await page.getByLabel("Lire le stock du canal").check();
	await page.getByRole("button", { name: "Émettre une clé" }).click();
	await expect(page.getByLabel("Clé « Connecteur »")).toHaveValue(/^ck_/);
	await expectAccessible(page);
	await page.goto("/admin/orders");
	if (size === "mobile") await page.getByRole("button", { name: "Filtres" }).click();
	await page.getByLabel("Canal", { exact: true }).selectOption({ label: name });
	await main(page).getByText("0 commande(s) trouvée(s)").waitFor();
	expect(problems).toEqual([]);
});

test("a phone order is entered by keyboard alone, and can be paid by its link", async ({ context, page, problems }) => {
	const customer = await registerCustomer({ firstName: "Odile", lastName: `Appel${Date.now()}` });
	await signedIn(context, token);
	await page.goto("/admin/orders");
	await tabTo(page, page.getByRole("link", { name: "Nouvelle commande" }));
	await page.keyboard.press("Enter");
	const search = page.getByLabel("Chercher un client");
	await search.waitFor();
	await expectAccessible(page);
	await tabTo(page, search);
	await page.keyboard.type(customer.email);
	await main(page)
		.getByRole("button", { name: new RegExp(customer.email) })
		.waitFor();
	await page.keyboard.press("Enter");
	for (const [label, text] of Object.entries({
		"Numéro et rue": "12 rue des Confiseurs",
		"Code postal": "26200",
		Ville: "Montélimar",
	})) {
		await tabTo(page, page.getByLabel(label, { exact: true }));
		await page.keyboard.type(text);
	}
	await tabTo(page, page.getByLabel("Ajouter un produit"));
	await page.keyboard.type("berlingots");
	await main(page)
		.getByRole("button", { name: /en stock/ })
		.first()
		.waitFor();
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByLabel(/^Cartons de/));
	await page.keyboard.type("3");
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: /^Commande CMD-.* enregistrée$/ }).waitFor();
	await expectAccessible(page);
	await page.goto(await page.getByLabel("Lien de paiement").inputValue());
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.getByText(/CMD-/).first().waitFor();
	expect(problems).toEqual([]);
});
