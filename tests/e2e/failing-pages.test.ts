import { openPage } from "../support/at-rest";
import { expect, expectAccessible } from "../support/browser";
import { test } from "../support/storefront-of-its-own";

const DOWN: [number, string] = [503, '{"code":"UNAVAILABLE","message":"Le service est momentanément indisponible."}'];

test.describe("a page that cannot be made", { tag: "@desktop" }, () => {
	for (const [path, call] of [
		["/products?tag=MARIAGE", "/api/products"],
		["/products/prod_absent", "/api/products/prod_absent"],
	] as const)
		test(`${path} answers 503 with Retry-After, and is not cached`, async ({ door, request }) => {
			door.answers.set(call, DOWN);
			const response = await request.get(path);
			expect(response.status()).toBe(503);
			expect(response.headers()["retry-after"]).toBe("5");
			expect(response.headers()["cache-control"]).toContain("no-store");
			expect(await response.text()).toMatch(/Erreur (serveur|lors du chargement)/);
			door.answers.clear();
			expect((await request.get(path)).status()).toBe(path.includes("?") ? 200 : 404);
		});

	test("'Voir plus de produits' that fails leaves the list, and goes on when pressed again", async ({ door, page }) => {
		await openPage(page, "/products");
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards).toHaveCount(20);
		door.answers.set("/api/products", DOWN);
		await page.getByRole("button", { name: "Voir plus de produits" }).click();
		await page.getByText("La suite n'a pas pu être chargée.").waitFor();
		await expect(cards).toHaveCount(20);
		await expectAccessible(page);
		door.answers.clear();
		await page.getByRole("button", { name: "Réessayer" }).click();
		await expect(cards).toHaveCount(40);
	});
});

test.describe("an unknown product's page", { tag: "@desktop" }, () => {
	test.use({ javaScriptEnabled: false });

	test("says so without scripts, under a title of its own", async ({ page }) => {
		const response = await page.goto("/products/prod_absent");
		expect(response?.status()).toBe(404);
		await expect(page).toHaveTitle(/^Produit non trouvé \|/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Produit non trouvé");
		await expect(page.getByText("Ce produit n'existe pas ou n'est plus disponible.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Retour au catalogue" })).toBeVisible();
	});

	test("is the same where the backend answers 200 with null: 'Produit non trouvé'", async ({ door, page }) => {
		door.answers.set("/api/products/prod_null", [200, "null"]);
		expect((await page.goto("/products/prod_null"))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Produit non trouvé");
	});
});
