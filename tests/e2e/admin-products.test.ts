import { NUTRIENTS } from "@confiserie/domain/catalogue/product-fields";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { Page } from "@playwright/test";
import { picture } from "../fixtures/hostile-images";
import { adminToken, api } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { tabTo } from "../support/keyboard";
import { productInput } from "../support/products";
import { SCREENS } from "../support/screens";

let token: string;
test.beforeAll(async () => {
	token = await adminToken();
});

test("accounts spec §2 'Admin products': create, find, restock, edit, import, delete", async ({
	context,
	page,
	problems,
	size,
}) => {
	await signedIn(context, token);
	const input = productInput();

	await page.goto("/admin/products");
	await page.getByText(/produits trouvés/).waitFor();
	await expectAccessible(page);
	// The strip of sections shows the one we are in, whole; what waits there is part of its name.
	const section = page.getByRole("link", { name: /^Produits/ }).first();
	await expect
		.poll(async () => {
			const box = await section.boundingBox();
			return box !== null && box.x >= 0 && box.x + box.width <= SCREENS[size].width;
		})
		.toBe(true);
	await page.getByRole("link", { name: "Ajouter", exact: true }).click();

	// Wrong first: the complaint is at its field.
	await page.getByLabel("Nom", { exact: true }).fill(input.name);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page.getByText("2 à 40 lettres sans accent, chiffres ou tirets sont attendus.").waitFor();
	await expectAccessible(page);
	await fillForm(page, input);
	await page.getByRole("tab", { name: "Images" }).click();
	await page
		.getByLabel("Ajouter des images")
		.setInputFiles({ name: "berlingot.png", mimeType: "image/png", buffer: await picture("png", 300, 300) });
	await page.getByRole("img", { name: "Image 1" }).waitFor();
	await page
		.getByRole("region", { name: "Aperçu des prix" })
		.getByText(/264,96/)
		.waitFor();
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page
		.getByText(/est créé/)
		.first()
		.waitFor();

	// By keyboard alone: find it and set its stock.
	const search = page.getByPlaceholder("Rechercher par nom, référence...");
	await tabTo(page, search);
	await page.keyboard.type(input.reference);
	await page.getByText("1 produit trouvé").waitFor();
	expect(page.url()).toContain(`query=${input.reference}`);
	const stock = page.getByRole("button", { name: `Modifier le stock de ${input.name}` });
	await tabTo(page, stock);
	await page.keyboard.press("Enter");
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: new RegExp(`stock de ${input.name} : 7`) }).waitFor();
	await expectAccessible(page);

	// Edited, with the guard against leaving.
	await page.getByRole("link", { name: input.name, exact: true }).click();
	const name = page.getByLabel("Nom", { exact: true });
	await name.fill(`${input.name} doré`);
	await page.getByRole("link", { name: "Annuler" }).click();
	await page.getByRole("dialog", { name: /Quitter sans enregistrer/ }).waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Continuer la modification" }).click();
	// Back loads nothing that the browser itself would ask about.
	await page.evaluate(() => window.history.back());
	await page.getByRole("dialog", { name: /Quitter sans enregistrer/ }).waitFor();
	await page.getByRole("button", { name: "Continuer la modification" }).click();
	expect(await name.inputValue()).toBe(`${input.name} doré`);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await page
		.getByText(/est enregistré/)
		.first()
		.waitFor();

	// A file: tried out, then written.
	const number = Date.now() % 100_000_000;
	await page.getByRole("button", { name: "Importer", exact: true }).click();
	const file = catalogueFile([cellsOf(number, { nom: `Calisson ${number}` })]);
	await page
		.getByLabel("Choisir un fichier CSV")
		.setInputFiles({ name: "produits.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
	await page.getByText("produits.csv est correct").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Importer 1/ }).click();
	await page.getByText("Import terminé").waitFor();
	await page.getByRole("button", { name: "Terminer" }).click();

	// Gone again, by its name.
	await page.goto(`/admin/products?query=${input.reference}`);
	await page.getByRole("button", { name: `Supprimer ${input.name} doré` }).click();
	const dialog = page.getByRole("dialog", { name: /Supprimer ce produit/ });
	await dialog.getByText(`${input.name} doré`).waitFor();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
	await page.getByRole("heading", { name: "Aucun produit trouvé" }).waitFor();
	const { body } = await api<AdminProductPage>(`/admin/products?query=${input.reference}`, { token });
	expect(body.totalElements).toBe(0);
	expect(problems).toEqual([]);
});

async function fillForm(page: Page, input: ReturnType<typeof productInput>): Promise<void> {
	const decimal = (value: number) => String(value).replace(".", ",");
	const texts: [string, [string, string][]][] = [
		[
			"Identité",
			[
				["Référence", input.reference],
				["Description", input.description],
			],
		],
		[
			"Prix et stock",
			[
				["Au carton (€)", decimal(input.pricePerPieceBox)],
				["À la couche (€)", decimal(input.pricePerPieceLayer)],
				["À la palette (€)", decimal(input.pricePerPiecePallet)],
				["Pièces par carton", String(input.piecesPerBox)],
				["Cartons par couche", String(input.boxesPerLayer)],
				["Cartons par palette", String(input.boxesPerPallet)],
				["Cartons en stock", String(input.stock)],
				["Poids net d'une pièce (g)", String(input.weightGrams)],
				["EAN de la pièce", input.eanUnit],
				["EAN du carton", input.eanBox],
			],
		],
		[
			"Denrée",
			[
				["Dénomination légale", input.legalName],
				["Ingrédients", input.ingredients],
				["Conservation", input.storageConditions],
				["Exploitant", input.operator],
				...NUTRIENTS.map(({ name, label }): [string, string] => [label, decimal(input.nutrition[name])]),
			],
		],
	];
	await page.getByLabel("Catégorie", { exact: true }).selectOption("BONBONS");
	for (const [tab, fields] of texts) {
		await page.getByRole("tab", { name: tab }).click();
		for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text);
		await expectAccessible(page);
	}
	await page.getByLabel("En vente", { exact: true }).check();
}
