import type { Page } from "@playwright/test";
import { openPage, settle } from "../support/at-rest";
import { expect, expectAccessible, test } from "../support/browser";

const heart = (page: Page, index: number) =>
	page.getByRole("button", { name: /^Garder .* dans mes favoris$/ }).nth(index);
const headerButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stored = (page: Page, key: string) =>
	page.evaluate((name): { id: string }[] => JSON.parse(localStorage.getItem(name) ?? "[]"), key);

async function addTwoFavourites(page: Page): Promise<void> {
	await page.goto("/products");
	await heart(page, 0).click();
	await heart(page, 1).click();
	await headerButton(page, "Favoris, 2 produits").waitFor();
}

test.describe("favourites", () => {
	test("from the card to the drawer, the page and the cart, seen in another tab at once", async ({
		context,
		page,
		problems,
	}) => {
		await addTwoFavourites(page);
		const favourites = await stored(page, "favorites");
		expect(favourites).toHaveLength(2);
		// A card knows some fields; the shop completes them once it is stored.
		await expect
			.poll(async () => Object.keys((await stored(page, "favorites"))[0] ?? {}))
			.toEqual(expect.arrayContaining(["id", "pricePerPieceBox", "description"]));

		const otherTab = await context.newPage();
		await otherTab.goto("/favorites");
		await otherTab.getByText("2 produits favoris").waitFor();
		await expectAccessible(otherTab);

		await headerButton(page, "Favoris, 2 produits").click();
		const drawer = page.getByRole("dialog", { name: "Mes favoris" });
		await drawer.getByText("2 produits favoris").waitFor();
		await expectAccessible(page);
		await drawer
			.getByRole("button", { name: /^Retirer/ })
			.first()
			.click();
		await otherTab.getByText("1 produit favori").waitFor();
		await drawer.getByRole("button", { name: "Annuler" }).click();
		await otherTab.getByText("2 produits favoris").waitFor();

		await drawer.getByRole("button", { name: "Tout ajouter au panier" }).click();
		await drawer.waitFor({ state: "hidden" });
		expect(await stored(page, "cart")).toHaveLength(2);
		await otherTab.getByRole("heading", { name: "Aucun favori pour l'instant" }).waitFor();
		await expectAccessible(otherTab);
		expect(problems).toEqual([]);
	});

	test("drawer and cart work offline, with a plain notice", async ({ context, page, problems }) => {
		await openPage(page, "/products");
		await settle(page);
		await page
			.getByRole("button", { name: /^Ajouter .* au panier$/ })
			.first()
			.click();
		await heart(page, 0).click();
		await heart(page, 1).click();
		await headerButton(page, "Favoris, 2 produits").waitFor();
		await context.setOffline(true);
		await headerButton(page, "Favoris, 2 produits").click();
		const drawer = page.getByRole("dialog", { name: "Mes favoris" });
		await drawer.getByText("Vous êtes hors connexion").waitFor();
		await expectAccessible(page);
		await drawer
			.getByRole("button", { name: /^Ajouter au panier/ })
			.first()
			.click();
		await drawer.getByRole("button", { name: "Voir le panier" }).click();
		await page.getByRole("dialog", { name: "Votre panier" }).waitFor();
		expect(await stored(page, "favorites")).toHaveLength(1);
		expect(await stored(page, "cart")).not.toHaveLength(0);
		expect(problems).toEqual([]);
	});
});
