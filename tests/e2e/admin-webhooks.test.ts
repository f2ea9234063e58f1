import { adminToken, api, db, registerCustomer } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { tabTo } from "../support/keyboard";
import { checkout, newProduct } from "../support/ordering";
import { TestReceiver } from "../support/webhooks";

let receiver: TestReceiver;
test.beforeAll(() => {
	receiver = new TestReceiver();
});
test.afterAll(async () => {
	receiver.close();
	await db().query("delete from webhook_endpoint");
});

test("a webhook is added by keyboard, gets its messages, is paused, and a message is sent again", async ({
	context,
	page,
	problems,
}) => {
	const url = await receiver.open();
	await signedIn(context, await adminToken());
	await page.goto("/admin/webhooks");
	await page.getByRole("button", { name: "Ajouter un webhook" }).waitFor();
	await expectAccessible(page);

	await tabTo(page, page.getByRole("button", { name: "Ajouter un webhook" }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Nom").fill("Caisse du magasin");
	await dialog.getByLabel("Adresse").fill("https://10.0.0.1/");
	await dialog.getByRole("button", { name: "Enregistrer" }).click();
	await dialog
		.getByText(/adresse est privée/)
		.first()
		.waitFor();
	await expectAccessible(page);
	await dialog.getByLabel("Adresse").fill(url);
	await tabTo(page, dialog.getByRole("button", { name: "Enregistrer" }));
	await page.keyboard.press("Enter");
	const secret = await dialog.getByLabel("Secret").inputValue();
	receiver.trust(secret);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "C'est noté" }).click();

	const { token } = await registerCustomer();
	const { orderNumber } = await checkout(token, [{ product: await newProduct(), boxes: 8 }]);
	await expect(page.getByRole("list", { name: "Messages" })).toContainText(`order.placed · ${orderNumber}`, {
		timeout: 30_000,
	});
	await expect(page.getByRole("list", { name: "Messages" })).toContainText("Arrivé", { timeout: 30_000 });
	await expectAccessible(page);

	await page.getByRole("button", { name: `Voir le message order.placed de ${orderNumber}` }).click();
	await dialog.getByText(/"orderNumber"/).waitFor();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Renvoyer" }).click();
	await expect.poll(() => receiver.heard.length, { timeout: 30_000 }).toBe(2);
	expect(receiver.heard[1]?.id).toBe(receiver.heard[0]?.id);

	await page.getByRole("button", { name: "Mettre en pause le webhook Caisse du magasin" }).click();
	await page.getByText("Mis en pause par un administrateur").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Supprimer le webhook Caisse du magasin" }).click();
	await dialog.getByRole("button", { name: "Supprimer le webhook" }).click();
	await page.getByText(/Aucun webhook/).waitFor();
	expect((await api("/admin/webhooks", { token: await adminToken() })).body).toEqual([]);
	expect(problems).toEqual([]);
});
