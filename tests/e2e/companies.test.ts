import { randomUUID } from "node:crypto";
import type { SavedList } from "@confiserie/domain/contract/saved-lists";
import { api, findProduct, registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { companyOf, newColleague, newCompany, waitingOrder } from "../support/companies";
import { mailedToken } from "../support/mailed";
import { acceptOnAccount, companyOnAccount, placeUnpaid } from "../support/on-account";
import { addToCart, orderFromCart } from "../support/shopper";
import { newAdministrator } from "../support/staff";

const SITE = {
	name: "Entrepôt de Grasse",
	contactName: "Léa Roux",
	phone: "04 93 00 00 00",
	address: { street: "1 rue Neuve", postalCode: "06130", city: "Grasse", country: "France" },
	accessNote: "Quai 2",
};

test("a buyer beyond the limit asks for an approval, a colleague gives it in one press, and the order can be paid @mobile", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager } = await newCompany();
	await api("/company/sites", { token: manager.token, body: SITE });
	const buyer = await newColleague(manager, "BUYER", 0);
	const product = await findProduct("BAP-FRA-40");
	await signedIn(context, buyer.token);
	await page.goto(`/products/${product.id}`);
	await addToCart(page, "Carton", 2);
	await orderFromCart(page);
	await page.getByRole("radio", { name: /Entrepôt de Grasse/ }).waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	const ask = page.getByRole("button", { name: "Demander l'approbation" });
	await ask.waitFor();
	await expectAccessible(page);
	await ask.dblclick();
	await page.getByText("Cette commande attend l'approbation de votre entreprise").waitFor();
	await expectAccessible(page);
	await page.goto("/entreprise");
	await page.getByText(/sur 0,00\s€ TTC/).waitFor();
	await expect(page.getByRole("heading", { name: "Membres" })).toHaveCount(0);
	await expectFits(page);

	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(visitor, manager.token);
	const own = await visitor.newPage();
	await own.goto("/entreprise");
	await own.getByRole("link", { name: "1 commande à approuver" }).click();
	await own.getByRole("button", { name: /^Approuver la commande CMD-/ }).waitFor();
	await expectAccessible(own);
	await own.getByRole("button", { name: /^Approuver la commande CMD-/ }).click();
	await own.getByText("Approuvée", { exact: true }).waitFor();
	await own.getByRole("link", { name: /^CMD-/ }).click();
	await own.getByRole("heading", { name: /^Commande CMD-/ }).waitFor();
	await expectAccessible(own);
	await visitor.close();

	await page.goto("/entreprise/commandes");
	await page.getByRole("link", { name: /^CMD-/ }).click();
	await page
		.getByRole("button", { name: /^Payer/ })
		.first()
		.waitFor();
	expect(problems).toEqual([]);
});

test("a manager invites a colleague, who joins by the link, and keeps sites and limits", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager } = await newCompany();
	const colleague = await registerCustomer();
	await signedIn(context, manager.token);
	await page.goto("/entreprise");
	await page.getByLabel("E-mail à inviter").fill(colleague.email);
	await page.getByLabel("Limite par mois, en euros TTC").fill("99,90");
	await page.getByRole("button", { name: "Envoyer l'invitation" }).click();
	await page.getByText(`Invitation envoyée à ${colleague.email}`).waitFor();
	await expectAccessible(page);

	const token = await mailedToken(colleague.email, "company-invitation", "/entreprise/invitation");
	const visitor = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(visitor, colleague.token);
	const own = await visitor.newPage();
	await own.goto(new URL(`/entreprise/invitation?token=${token}`, page.url()).href);
	await own.getByRole("button", { name: "Accepter l'invitation" }).waitFor();
	await expectAccessible(own);
	await own.getByRole("button", { name: "Accepter l'invitation" }).click();
	await own.getByText("Bienvenue dans l'entreprise").waitFor();
	await visitor.close();
	expect(await companyOf(colleague)).toMatchObject({ role: "BUYER", monthlyLimit: 99.9 });

	await page.reload();
	await page.getByRole("button", { name: "Modifier Camille Martin" }).last().click();
	await page.getByLabel("Rôle").last().selectOption("APPROVER");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page.getByText(/^Approbateur, 0,00/).waitFor();
	await page.getByRole("button", { name: "Ajouter un site" }).click();
	await page.getByLabel("Nom du site").fill(SITE.name);
	await page.getByLabel("Numéro et rue").fill(SITE.address.street);
	await page.getByLabel("Code postal").fill(SITE.address.postalCode);
	await page.getByLabel("Ville").fill(SITE.address.city);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Enregistrer le site" }).click();
	await page.getByText("1 rue Neuve, 06130 Grasse, France").waitFor();
	await expectFits(page);
	expect(problems).toEqual([]);
});

test("the pages of a company with orders, a list and what waits fit and can be used by everyone", async ({
	context,
	page,
	browser,
	problems,
}) => {
	const { manager, company } = await companyOnAccount();
	await api("/company/sites", { token: manager.token, body: SITE });
	const buyer = await newColleague(manager, "BUYER", 20);
	const product = { ...(await findProduct("BAP-FRA-40")), inventoryItemId: "" };
	await acceptOnAccount(manager, await placeUnpaid(manager, product, 8));
	await waitingOrder(buyer, [{ product, boxes: 3 }]);
	const items = [{ productId: product.id, quantity: 8 }];
	const { token } = manager;
	const { body: list } = await api<SavedList>("/lists", { token, body: { name: "Cinéma du jeudi", items } });
	await api("/quote-inquiries", { token, body: { requestId: randomUUID(), items } });
	await signedIn(context, token);
	for (const [path, text] of [
		["/entreprise", "Léa Roux"],
		["/entreprise/approbations", "Approuver"],
		["/entreprise/commandes", /^CMD-/],
		["/listes", "Cinéma du jeudi"],
		[`/listes/${list.id}`, product.name],
		["/documents", "Relevé de compte"],
	] as const) {
		await page.goto(path);
		await page.getByRole("main").getByText(text).first().waitFor();
		await expectAccessible(page);
		await expectFits(page);
	}
	const office = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
	await signedIn(office, (await newAdministrator()).token);
	const staff = await office.newPage();
	for (const [path, text] of [
		["/admin/companies", "Fêtes et fils"],
		[`/admin/companies/${company.id}`, product.name],
		["/admin/quotes", "Demandes à traiter"],
	] as const) {
		await staff.goto(new URL(path, page.url()).href);
		await staff.getByRole("main").getByText(text).first().waitFor();
		await expectAccessible(staff);
		await expectFits(staff);
	}
	await office.close();
	expect(problems).toEqual([]);
});
