import { findProduct } from "../support/api";
import { expect, expectAccessible, expectFits, test } from "../support/browser";
import { hasFocus, tabTo } from "../support/keyboard";

test("lines are typed with the keyboard alone and go into the cart; the one that is wrong stays", async ({
	page,
	problems,
}) => {
	const product = await findProduct("BAP-FRA-40");
	const answer = await page.goto("/commande-rapide");
	expect(answer?.headers()["permissions-policy"]).toContain("camera=(self)");
	const text = (line: number) => page.getByLabel(new RegExp(`^Ligne ${line}\\s: référence`));
	await tabTo(page, text(1));
	await page.keyboard.type(`${product.eanBox} x3`);
	await page.keyboard.press("Enter");
	await expect.poll(() => hasFocus(text(2))).toBe(true);
	await page.keyboard.type("2 couches BAP-FRA-41");
	await page.keyboard.press("Enter");
	await expect.poll(() => hasFocus(text(3))).toBe(true);
	await page.getByText("1 ligne prête, 1 à corriger").waitFor();
	await expect(text(2)).toHaveValue("BAP-FRA-41");
	await expectAccessible(page);
	await expectFits(page);
	const screen = page.viewportSize();
	await page.setViewportSize({ width: 768, height: 1024 });
	await expectFits(page);
	if (screen) await page.setViewportSize(screen);

	await tabTo(page, page.getByRole("button", { name: "Tout ajouter au panier" }));
	await page.keyboard.press("Enter");
	await page.getByText("1 ligne ajoutée au panier. 1 ligne reste à corriger.").waitFor();
	await expect(text(1)).toHaveValue("BAP-FRA-41");
	await tabTo(page, page.getByRole("button", { name: /BAP-FRA-40$/ }), "Shift+Tab");
	await page.keyboard.press("Enter");
	await page.getByText("1 ligne prête").waitFor();
	await tabTo(page, page.getByRole("button", { name: "Tout ajouter au panier" }));
	await page.keyboard.press("Enter");
	const cart = page.getByRole("dialog", { name: "Votre panier" });
	await cart.getByText(product.name).waitFor();
	const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]"));
	expect(stored).toMatchObject([{ product: { id: product.id, totalBoxes: 3 + 2 * (product.boxesPerLayer ?? 0) } }]);
	expect(problems).toEqual([]);
});
