import { picture } from "../fixtures/hostile-images";
import { adminToken } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { productInput } from "../support/products";

test("a draft saves itself, with several images, over a lost connection and a reload", async ({
	context,
	page,
	problems,
}) => {
	await signedIn(context, await adminToken());
	const { reference, name } = productInput();
	await page.goto("/admin/products/new");
	await page.getByLabel("Nom", { exact: true }).fill(name);
	await page.getByLabel("Référence", { exact: true }).fill(reference);
	await page.getByRole("tab", { name: "Prix et stock" }).click();
	await page.getByLabel("Au carton (€)").fill("1,5");
	const state = page.getByText(/^Brouillon enregistré à \d\d:\d\d$/);
	await state.waitFor();
	await expect(page).toHaveURL(/\/admin\/products\/prod_\w+\/edit#prix$/);

	const file = async (at: string) => ({
		name: `${at}.png`,
		mimeType: "image/png",
		buffer: await picture("png", 300, 300),
	});
	const none = { name: "faux.png", mimeType: "image/png", buffer: Buffer.from("rien") };
	await page.getByRole("tab", { name: "Images" }).click();
	await page.getByLabel("Ajouter des images").setInputFiles([await file("a"), none, await file("b")]);
	await page.getByRole("img", { name: "Image 2" }).waitFor();
	await page.getByText("faux.png : Format de fichier non supporté").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Abandonner l'envoi de faux.png" }).click();

	await context.setOffline(true);
	await page.getByRole("tab", { name: "Identité" }).click();
	await page.getByLabel("Description", { exact: true }).fill("Écrite dans le train.");
	await page.getByText(/^Gardé sur cet appareil/).waitFor();
	await context.setOffline(false);
	await state.waitFor();
	await page.reload();
	await expect(page.getByLabel("Description", { exact: true })).toHaveValue("Écrite dans le train.");
	await page.getByRole("tab", { name: "Images" }).click();
	await expect(page.getByRole("img", { name: "Image 2" })).toBeVisible();
	await expect(page.getByText("Brouillon", { exact: true })).toBeVisible();

	// In the list, what it lacks takes several lines rather than the page's width.
	await page.goto(`/admin/products?query=${reference}`);
	await page.getByText(/^Il manque\s:/).waitFor();
	await expectAccessible(page);
	await expectFits(page);
	expect(problems).toEqual([]);
});
