import { picture } from "../fixtures/hostile-images";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectBothScreens, signedIn, test } from "../support/browser";
import { layeredProduct } from "../support/first-sale";

const csv = (name: string, ...lines: string[]) => ({
	...{ name, mimeType: "text/csv" },
	buffer: Buffer.from(lines.join("\n")),
});
const FILE = "Choisir un fichier CSV ou Excel";

test("customers of a former shop and what they ordered are brought over @desktop", async ({
	context,
	page,
	problems,
}) => {
	const [customer, product, token] = await Promise.all([registerCustomer(), layeredProduct(), adminToken()]);
	const tag = crypto.randomUUID().slice(0, 8);
	const { rows } = await db().query("select reference from product_packaging where product_id = $1", [product.id]);
	const reference: string = rows[0].reference;
	await signedIn(context, token);
	await page.goto("/admin/customers");
	await page.getByRole("button", { name: "Importer", exact: true }).click();
	const customers = page.getByRole("dialog", { name: "Importer des clients" });
	await customers
		.getByLabel(FILE)
		.setInputFiles(
			csv(
				"customers_export.csv",
				"First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone,Total Spent",
				`Léa,Roux,lea-${crypto.randomUUID()}@exemple.fr,yes,3 rue Mercière,Lyon,FR,69002,06 12 34 56 78,120.00`,
				"Max,Blanc,,no,1 quai Sud,Lyon,FR,69002,,0.00",
			),
		);
	await customers.getByText("Export de Shopify reconnu").waitFor();
	await customers.getByLabel(/Enregistrer cette correspondance/).fill(tag);
	await expectBothScreens(page);
	await customers.getByRole("button", { name: "Vérifier le fichier" }).click();
	await customers.getByText("customers_export.csv se reprend en partie").waitFor();
	await expectBothScreens(page);
	await customers.getByRole("button", { name: "Importer 1 client" }).click();
	await customers.getByText("Import terminé").waitFor();
	await customers.getByRole("button", { name: "Terminer" }).click();
	await page.getByRole("button", { name: "Importer", exact: true }).click();
	await customers.getByRole("link", { name: "Correspondances enregistrées" }).click();
	await page.getByRole("listitem").filter({ hasText: tag }).getByText("colonnes lues").waitFor();
	await expectBothScreens(page);

	await page.goto("/admin/customers");
	await page.getByRole("button", { name: "Commandes passées" }).click();
	const orders = page.getByRole("dialog", { name: "Importer des commandes passées" });
	await expectBothScreens(page);
	await orders
		.getByLabel(FILE)
		.setInputFiles(
			csv(
				"orders_export.csv",
				"Email,Created at,Lineitem sku,Lineitem quantity",
				`${customer.email},2025-03-12,${reference},4`,
				"inconnu@exemple.fr,2025-03-12,ANCIEN-1,2",
			),
		);
	await orders.getByText(/^1 création, .* 1 produit\./).waitFor();
	await expectBothScreens(page);
	await orders.getByRole("button", { name: "Importer 1 liste" }).click();
	await orders.getByText("Import terminé").waitFor();
	await orders.getByRole("link", { name: "Imports passés" }).click();
	const undo = page.getByRole("button", { name: /^Annuler cet import : orders_export.csv/ }).first();
	await undo.waitFor();
	await expectBothScreens(page);
	await undo.click();
	await page.getByRole("dialog").getByRole("button", { name: "Annuler l'import" }).click();
	await page.getByText("Import annulé").waitFor();
	expect(problems).toEqual([]);
});

test("addresses of a former shop, an image and what search engines show are brought over @desktop", async ({
	context,
	page,
	problems,
}) => {
	const [product, token] = await Promise.all([layeredProduct(), adminToken()]);
	const tag = crypto.randomUUID().slice(0, 8);
	await signedIn(context, token);
	await page.goto("/admin/content/redirects");
	await page
		.getByLabel("Fichier de redirections")
		.setInputFiles(
			csv(
				"redirections.csv",
				"ancienne;nouvelle",
				`/produit/${tag};/products/${product.id}`,
				`/boutique/${tag};/products`,
			),
		);
	await page.getByRole("button", { name: "Ajouter 2 redirections" }).click();
	await page.getByText(`/boutique/${tag}`).first().waitFor();
	await expectBothScreens(page);
	const old = await page.request.get(`/produit/${tag}`, { maxRedirects: 0 });
	expect([old.status(), old.headers().location]).toEqual([301, `/products/${product.id}`]);

	await page.goto("/admin/content/images");
	await page.getByRole("button", { name: "Ajouter l'image" }).click();
	await page.getByText("Décrivez l'image pour qui ne la voit pas.").waitFor();
	const buffer = await picture("png", 1280, 720);
	await page.getByLabel("Fichier", { exact: true }).setInputFiles({ name: "foire.png", mimeType: "image/png", buffer });
	await page.getByRole("region", { name: "Nouvelle image" }).locator("img").waitFor();
	await page.getByLabel("Texte de remplacement").first().fill(`Notre baraque ${tag}`);
	await page.getByRole("button", { name: "Ajouter l'image" }).click();
	await page.getByRole("img", { name: `Notre baraque ${tag}` }).waitFor();
	await expectBothScreens(page);

	await page.goto("/admin/content/seo");
	await page.getByRole("button", { name: "Ajouter une page" }).click();
	const dialog = page.getByRole("dialog", { name: "Référencement d'une page" });
	await dialog.getByLabel("Page", { exact: true }).fill(`/products/${product.id}`);
	await dialog.getByLabel("Titre").fill(`Barbe à papa de Carpentras ${tag}`);
	await dialog.getByLabel("Description").fill("Filée le matin même.");
	await dialog.getByRole("button", { name: "Choisir une image" }).click();
	const library = page.getByRole("dialog", { name: "Image", exact: true });
	await library.getByRole("button", { name: `Notre baraque ${tag}` }).waitFor();
	await expectBothScreens(page);
	await library.getByRole("button", { name: `Notre baraque ${tag}` }).click();
	await dialog.getByRole("button", { name: "Retirer l'image" }).waitFor();
	await expectBothScreens(page);
	await dialog.getByRole("button", { name: "Enregistrer" }).click();
	await page.getByText("Avec une image de partage").first().waitFor();
	await expectBothScreens(page);
	await expect(async () => {
		await openPage(page, `/products/${product.id}`);
		expect(await page.title()).toContain(`Barbe à papa de Carpentras ${tag}`);
	}).toPass({ timeout: 5_000 });
	await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/static\//);
	expect(problems).toEqual([]);
	const body = { path: `/products/${product.id}`, title: "", description: "", image: "" };
	await api("/admin/seo", { method: "PUT", token, body });
	await db().query("delete from content_redirect where old_path = any($1)", [[`/produit/${tag}`, `/boutique/${tag}`]]);
});
