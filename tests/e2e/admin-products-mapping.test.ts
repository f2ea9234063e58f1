import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdminProduct, AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { Product } from "@confiserie/domain/contract/product";
import { zipSync } from "fflate";
import { picture } from "../fixtures/hostile-images";
import { adminToken, api } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { completedDraft } from "../support/products";
import { SCREENS } from "../support/screens";

const FILE = readFileSync(join(import.meta.dirname, "../fixtures/migration/shopify.csv"), "utf8");

test("a Shopify export: its columns are mapped, its questions answered, then it is tried out and imported, and a product has its page", async ({
	context,
	page,
	problems,
}) => {
	const tag = `E${Date.now() % 1_000_000}`;
	await signedIn(context, await adminToken());
	await page.goto("/admin/products");
	await page.getByRole("button", { name: "Importer", exact: true }).click();
	// Its images are on a site that no test reaches.
	const own = FILE.replaceAll("SH-", `${tag}-`).replaceAll(/'376\d{10}|https:[^,]+/g, "");
	const buffer = Buffer.from(own);
	const zip = Buffer.from(zipSync({ [`${tag}-GUI-FR.png`]: await picture("png", 300, 300) }));
	await page
		.getByLabel(/^Images des produits, en ZIP/)
		.setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer: zip });
	await page.getByText("photos.zip").waitFor();
	await expectAccessible(page);
	await page.getByLabel("Choisir un fichier CSV").setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer });
	const dialog = page.getByRole("dialog", { name: "Importer des produits" });
	await dialog.getByText("Export de Shopify reconnu").waitFor();
	const column = (heading: string) => dialog.getByLabel(`La colonne «\u00a0${heading}\u00a0» devient`);
	await expect(column("Variant SKU")).toHaveValue("reference");
	await expect(column("Variant Grams")).toHaveValue("poids_piece_g");
	await expectAccessible(page);

	// Columns that become nothing are folded away, and shown by the keyboard.
	await expect(column("Vendor")).toHaveCount(0);
	await dialog.getByRole("button", { name: /^Afficher les \d+ colonnes non reprises$/ }).press("Enter");

	// Two columns for one of ours: the second says so, and the merchant leaves it out.
	await column("Vendor").selectOption("nom");
	await dialog.getByRole("button", { name: "Vérifier le fichier" }).click();
	await dialog.getByText("«\u00a0Nom\u00a0» est déjà la colonne «\u00a0Title\u00a0».").waitFor();
	await page.setViewportSize(SCREENS.mobile);
	await expectAccessible(page);
	await expectFits(page);
	await column("Vendor").selectOption("");
	await dialog.getByLabel("Pièces par carton, à défaut").fill("12");
	await dialog.getByLabel("Catégorie, à défaut").selectOption({ label: "Bonbons" });
	await dialog.getByLabel(/Enregistrer cette correspondance/).fill(`Shopify ${tag}`);
	await page.keyboard.press("Enter");
	await dialog.getByText("shopify.csv est correct").waitFor();
	await dialog.getByText(/^3 créations/).waitFor();
	await expectAccessible(page);

	// Back to the columns, which stay as they were chosen.
	await dialog.getByRole("button", { name: "Revoir les colonnes" }).click();
	await expect(dialog.getByLabel("Pièces par carton, à défaut")).toHaveValue("12");
	await dialog.getByRole("button", { name: "Vérifier le fichier" }).click();
	await dialog.getByRole("button", { name: "Importer 3 produits" }).click();
	await dialog.getByText("Import terminé").waitFor();

	// Completed and put on sale, it has its page.
	const token = await adminToken();
	const { body } = await api<AdminProductPage>(`/admin/products?query=${tag}-GUI-FR`, { token });
	const { id = "" } = body.content[0] ?? {};
	const { body: draft } = await api<AdminProduct>(`/admin/products/${id}`, { token });
	expect(draft.images).toHaveLength(1);
	const path = `/admin/products/${id}`;
	const { status } = await api(path, { method: "PUT", token, body: completedDraft(draft) });
	expect(status).toBe(200);
	await expect.poll(async () => (await api<Product>(`/products/${id}`)).body.legalName).toBe("Sucre cuit aromatisé");
	await openPage(page, `/products/${id}`);
	await page.getByRole("heading", { level: 1, name: "Guimauve, Fraise, Sachet" }).waitFor();
	await expect(page.locator("main")).toContainText(/49,20\s€/);
	await expect(page.locator("main")).toContainText("Moelleuse");
	expect(problems).toEqual([]);
});
