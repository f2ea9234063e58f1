import { adminToken, api, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { eventually, newProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { CARDS, moreOfCart, openCart, typeCard } from "../support/shopper";
import { newAdministrator } from "../support/staff";

test("staff makes a quote on a phone, its customer accepts it without account, and pays the deposit", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const customer = await registerCustomer();
	const product = await newProduct({ boxes: 60 });
	await signedIn(context, (await newAdministrator()).token);
	await page.goto("/admin/quotes");
	await page.getByRole("link", { name: "Nouveau devis" }).click();
	await page.getByLabel("Chercher un client").fill(customer.email);
	await page.getByRole("button", { name: new RegExp(customer.email) }).click();
	await page.getByLabel("Numéro et rue").fill("12 rue des Confiseurs");
	await page.getByLabel("Code postal").fill("26200");
	await page.getByLabel("Ville").fill("Montélimar");
	await page.getByLabel("Ajouter un produit").fill(product.id.replace("prod_", ""));
	await page.getByRole("button", { name: new RegExp(product.name) }).click();
	await page.getByLabel(`Cartons de ${product.name}`).fill("16");
	await page.getByLabel(`Prix convenu d'un carton de ${product.name}, en euros`).fill("8");
	await page.getByLabel("Acompte").selectOption("25");
	await page.getByLabel(/^Message au client/).fill("Comme convenu.");
	await page.getByText("128,00 €", { exact: true }).last().waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Envoyer le devis" }).click();
	await page.getByRole("heading", { name: /^Devis DEV-\d{4}-\d{6} envoyé$/ }).waitFor();
	await expectAccessible(page);
	const url = await page.getByLabel("Lien du devis").inputValue();

	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	const own = await visitor.newPage();
	await own.goto(new URL(new URL(url).pathname, page.url()).href);
	await own.getByText("Comme convenu.").waitFor();
	await expectAccessible(own);
	await own.getByRole("checkbox", { name: /conditions générales/ }).check();
	await own.getByRole("button", { name: /^Commander avec obligation de paiement/ }).dblclick();
	await own.getByText(/^Merci\s! C'est votre commande CMD-/).waitFor();
	await expectAccessible(own);
	await own.getByRole("link", { name: "Payer par carte" }).click();
	await own.getByRole("button", { name: /^Payer la commande/ }).click();
	await typeCard(own, CARDS.success);
	await own.getByRole("button", { name: /^Payer\s/ }).click();
	const [order, ...others] = await eventually("the deposit arrived", async () => {
		const { rows } = await db().query(
			"select order_number, total_cents, captured_cents from order_book where customer_id = $1 and captured_cents > 0",
			[customer.user.id],
		);
		return rows.length > 0 ? rows : undefined;
	});
	expect(others).toEqual([]);
	expect(order).toMatchObject({ total_cents: 12_800, captured_cents: 3200 });
	await visitor.close();

	await page.getByRole("link", { name: "Ouvrir le devis" }).click();
	await page.getByRole("link", { name: `Ouvrir la commande ${order.order_number}` }).waitFor();
	await expectAccessible(page);
	await page.goto("/admin/quotes");
	await page.getByLabel("Numéro, nom ou e-mail").fill(customer.email);
	await page.getByRole("main").getByText(order.order_number).filter({ visible: true }).first().waitFor();
	await expectAccessible(page);
	const list = await api<{ number: string }[]>("/quotes", { token: customer.token });
	expect(list.body).toHaveLength(1);
	expect(problems).toEqual([]);
});

test("a customer asks for a quote from the cart, staff answers it, and a key that opens nothing says so", async ({
	browser,
	context,
	page,
	problems,
}) => {
	const customer = await registerCustomer();
	const product = await makeProduct(await adminToken(), { stock: 60 });
	await api("/auth/basket", {
		method: "PUT",
		token: customer.token,
		body: { version: 0, cart: [{ productId: product.id, quantity: 16 }], favourites: [] },
	});
	await signedIn(context, customer.token);
	await page.goto("/orders");
	await page.getByRole("heading", { name: "Aucune commande trouvée" }).waitFor();
	expect(await page.getByText(/^Mes devis/).count()).toBe(0);
	await openCart(page);
	await moreOfCart(page).click();
	await page.getByRole("button", { name: "Demander un devis" }).click();
	await page.getByLabel(/^Message/).fill("Pour la fête de la ville.");
	await page.getByLabel(/^Livraison souhaitée/).fill("2030-06-21");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Envoyer la demande" }).click();
	await page.getByRole("link", { name: "Voir mes demandes" }).click();
	await page.reload();
	await page.getByText("En attente de réponse").waitFor();
	await expectAccessible(page);

	const desk = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(desk, (await newAdministrator()).token);
	const staff = await desk.newPage();
	await staff.goto(new URL("/admin/quotes", page.url()).href);
	await staff.getByRole("heading", { name: /^Demandes à traiter/ }).waitFor();
	await expectAccessible(staff);
	await staff
		.locator("li")
		.filter({ hasText: "Pour la fête de la ville." })
		.getByRole("link", { name: /^Établir le devis/ })
		.click();
	await staff.getByRole("heading", { name: "Demande du client" }).waitFor();
	expect(await staff.getByLabel(`Cartons de ${product.name}`).inputValue()).toBe("16");
	await expectAccessible(staff);
	await staff.getByLabel("Numéro et rue").fill("12 rue des Confiseurs");
	await staff.getByLabel("Code postal").fill("26200");
	await staff.getByLabel("Ville").fill("Montélimar");
	await staff.getByRole("button", { name: "Envoyer le devis" }).click();
	await staff.getByRole("heading", { name: /^Devis DEV-\d{4}-\d{6} envoyé$/ }).waitFor();
	await desk.close();
	await page.reload();
	await page.getByText("Mes devis (1)").waitFor();
	expect(await page.getByText("En attente de réponse").count()).toBe(0);
	await page.goto("/devis/rien");
	await page.getByRole("heading", { name: "Devis introuvable" }).waitFor();
	await expectAccessible(page);
	expect(problems).toEqual([]);
});
