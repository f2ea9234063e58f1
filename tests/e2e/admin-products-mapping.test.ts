import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adminToken } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { SCREENS } from "../support/screens";

const FILE = readFileSync(join(import.meta.dirname, "../fixtures/migration/shopify.csv"), "utf8");

test("a Shopify export: its columns are mapped, its questions answered, then it is tried out and imported", async ({
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
	await page.getByLabel("Choisir un fichier CSV").setInputFiles({ name: "shopify.csv", mimeType: "text/csv", buffer });
	const dialog = page.getByRole("dialog", { name: "Importer des produits" });
	await dialog.getByText("Export de Shopify reconnu").waitFor();
	const column = (heading: string) => dialog.getByLabel(`La colonne «\u00a0${heading}\u00a0» devient`);
	await expect(column("Variant SKU")).toHaveValue("reference");
	await expect(column("Variant Grams")).toHaveValue("poids_piece_g");
	await expectAccessible(page);

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
	expect(problems).toEqual([]);
});
