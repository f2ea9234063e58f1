import { openPage, settle } from "../support/at-rest";
import { expect, expectAccessible, test } from "../support/browser";

test.describe("offline, from the first visit on", () => {
	test("is said before the first touch", async ({ context, page }) => {
		await page.goto("/products");
		await expect(page.getByText("Vous êtes hors connexion.")).toBeHidden();
		await context.setOffline(true);
		await expect(page.getByText("Vous êtes hors connexion.")).toBeVisible();
	});

	test("cart and favourites open, and a click on a product says what is missing", async ({
		context,
		page,
		problems,
	}) => {
		await openPage(page, "/products");
		await settle(page);
		await context.setOffline(true);
		for (const [button, title] of [
			[/^Panier,/, "Votre panier"],
			[/^Favoris,/, "Mes favoris"],
		] as const) {
			await page.getByRole("button", { name: button }).click();
			const drawer = page.getByRole("dialog", { name: title });
			await drawer.waitFor();
			await drawer.getByRole("button", { name: "Fermer" }).click();
			await drawer.waitFor({ state: "detached" });
		}
		const link = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").last();
		const name = (await link.textContent()) ?? "";
		await link.click();
		await expect(page.getByText(new RegExp(`${name}.*n'est pas encore dans ce navigateur`))).toBeVisible();
		expect(new URL(page.url()).pathname).toBe("/products");
		await expectAccessible(page);
		await context.setOffline(false);
		await link.click();
		await page.getByRole("heading", { level: 1, name }).waitFor();
		expect(problems).toEqual([]);
	});

	test("what was put in the cart stays there, and 'Voir plus de produits' leaves the list", async ({
		context,
		page,
	}) => {
		await openPage(page, "/products");
		await settle(page);
		await context.setOffline(true);
		await page
			.getByRole("button", { name: /^Ajouter .* au panier$/ })
			.first()
			.click();
		await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
		await page.getByRole("button", { name: "Voir plus de produits" }).click();
		await expect(page.getByText(/La suite de la liste.*n'est pas encore/)).toBeVisible();
		await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
	});
});
