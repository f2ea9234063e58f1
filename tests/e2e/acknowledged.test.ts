import type { Locator, Page } from "@playwright/test";
import { findProduct } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, test } from "../support/browser";

/** Frames that are looked at after a press: a tenth of a second. */
const FRAMES = 6;

/**
 * Presses while no server answers any more, and tells what stood in sight of the window in the frames after it: what the
 * button said, and what the cart's button in the header said.
 */
async function shownAfterPress(page: Page, button: Locator): Promise<string[]> {
	await page.route("**/*", () => {});
	await button.evaluate((element, frames) => {
		const shown: string[] = [];
		const isInSight = (one: Element) => {
			const { top, bottom } = one.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		};
		const look = () => {
			const cart = document.querySelector('header button[aria-label^="Panier"]');
			for (const one of [element, cart])
				if (one && isInSight(one)) shown.push(one.textContent || "", one.getAttribute("aria-label") ?? "");
			if (shown.length < frames * 4) requestAnimationFrame(look);
		};
		element.addEventListener("click", () => requestAnimationFrame(look), { once: true });
		Object.assign(window, { shown });
	}, FRAMES);
	await button.click();
	await page.evaluate(
		(frames) =>
			new Promise<void>((done) => {
				let left = frames + 2;
				const wait = () => (left-- > 0 ? requestAnimationFrame(wait) : done());
				requestAnimationFrame(wait);
			}),
		FRAMES,
	);
	return page.evaluate(() => Reflect.get(window, "shown") as string[]);
}

test.describe("an addition to the cart is acknowledged in sight, before any server answers", () => {
	for (const place of ["at the head of", "in the middle of", "at the foot of"])
		test(`${place} a list`, async ({ page }) => {
			await openPage(page, "/products");
			const all = page.getByRole("button", { name: /^Ajouter .* au panier$/ });
			const index = place === "at the head of" ? 0 : place === "in the middle of" ? 9 : (await all.count()) - 1;
			const button = all.nth(index);
			await button.scrollIntoViewIfNeeded();
			const shown = await shownAfterPress(page, await pinned(button));
			expect(shown).toContain("Ajouté");
			expect(shown.some((text) => text.startsWith("Panier, 1 article"))).toBe(true);
		});

	test("on a product's page, scrolled down to its foot", async ({ page, size }) => {
		const { id } = await findProduct("BON-BER-200");
		await openPage(page, `/products/${id}`);
		// On a phone the bar at the foot of the screen has the button; on a desk it stands in the page.
		if (size === "mobile") await page.mouse.wheel(0, 3000);
		const button = page.getByRole("button", { name: "Ajouter au panier", exact: true });
		await expect(button).toBeInViewport();
		const shown = await shownAfterPress(page, await pinned(button));
		expect(shown.some((text) => text.startsWith("Ajouté"))).toBe(true);
		expect(shown.some((text) => text.startsWith("Panier, 1 article"))).toBe(true);
	});
});

/** The very element, whatever its name becomes. */
async function pinned(button: Locator): Promise<Locator> {
	await button.evaluate((element) => element.setAttribute("data-pressed", ""));
	return button.page().locator("[data-pressed]");
}

test.describe("what was added", () => {
	test("is said with image, on a phone without, the way to the cart and the way back", async ({ page }, {
		project,
	}) => {
		await openPage(page, "/products");
		const button = page.getByRole("button", { name: /^Ajouter .* au panier$/ }).nth(14);
		await button.scrollIntoViewIfNeeded();
		await button.click();
		const toast = page.getByRole("region", { name: "Ajouté au panier" });
		await expect(toast).toBeInViewport();
		await expect(toast.locator("img")).toBeVisible({ visible: project.name !== "mobile" });
		await expectAccessible(page);
		await toast.getByRole("button", { name: "Annuler" }).click();
		await page.getByRole("button", { name: "Panier, vide" }).waitFor();
		await expect(toast).toBeHidden();
	});
});
