import { adminToken, registerCustomer } from "../support/api";
import { expect, expectAccessible, newVisitor, signedIn, test } from "../support/browser";
import { checkout, newProduct, payByCard } from "../support/ordering";

test("a customer makes a claim on the order's page, and staff answers and ends it", {
	tag: "@mobile",
}, async ({ context, page, browser, problems }) => {
	const customer = await registerCustomer();
	const product = await newProduct();
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 3 }]);
	await payByCard(customer.token, clientSecret);
	await signedIn(context, customer.token);
	await page.goto(`/orders/${orderNumber}`);
	await page.getByRole("button", { name: "Faire une réclamation" }).click();
	await page.getByLabel("Qu'est-ce qui ne va pas ?").selectOption({ label: "Abîmé ou cassé à l'arrivée" });
	await page.getByRole("checkbox", { name: new RegExp(product.name) }).check();
	await expectAccessible(page);
	await page.getByLabel("Que s'est-il passé ?").fill("Un carton est arrivé écrasé, les sachets sont ouverts.");
	await page.getByLabel("Que souhaitez-vous ?").selectOption({ label: "Un remplacement" });
	await page.getByRole("button", { name: "Envoyer la réclamation" }).click();
	const receipt = page.getByText(/^Réclamation REC-\S+ enregistrée$/);
	await receipt.waitFor();
	await expectAccessible(page);
	const number = /REC-[0-9A-Z-]+/.exec((await receipt.textContent()) ?? "")?.[0] ?? "";

	const office = await newVisitor(browser);
	await signedIn(office.context, await adminToken());
	await office.page.goto(`/admin/orders/${orderNumber}`);
	await office.page.getByRole("link", { name: number }).click();
	await office.page.getByRole("button", { name: `Répondre : ${number}` }).click();
	await office.page.getByLabel("Réponse").fill("Nous en préparons un autre.");
	await expectAccessible(office.page);
	await office.page.getByRole("button", { name: "Envoyer la réponse" }).click();
	await office.page.getByText("Nous en préparons un autre.").waitFor();
	await expectAccessible(office.page);

	await page.reload();
	await page.getByText("Nous en préparons un autre.").waitFor();
	await page.getByRole("button", { name: `Répondre dans ${number}` }).click();
	await page.getByLabel(`Ajouter un message à ${number}`).fill("Merci beaucoup.");
	await page.getByRole("button", { name: "Envoyer le message" }).click();
	await expect(page.getByRole("list", { name: `Échanges de ${number}` })).toContainText("Merci beaucoup.");

	await office.page.getByRole("button", { name: `Remplacer : ${number}` }).click();
	await office.page.getByLabel("Ce qui est envoyé").fill("Un carton part demain.");
	await office.page.getByRole("button", { name: "Terminer et prévenir le client" }).click();
	await expect(office.page.getByRole("list", { name: "Réclamations" })).toContainText("Remplacée");

	await page.reload();
	await page.getByText("Un carton part demain.").waitFor();
	await expectAccessible(page);
	expect([...problems, ...office.problems]).toEqual([]);
	await office.context.close();
});
