import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

/** What one is ready to swipe through, in pixels at a width of 390. */
const MOST_HOME_HEIGHT = 4000;
/** The narrowest screen that WCAG 2.2 has a page fit (1.4.10). */
const NARROWEST = 320;

test.describe("on a telephone", { tag: "@mobile" }, () => {
	test("home stays under 4,000 px, its best sellers in one row that is swiped", async ({ page }) => {
		await openPage(page, "/");
		const row = page.getByRole("region", { name: "Nos meilleures ventes" }).getByRole("list").last();
		await expect(row.getByRole("article").first()).toBeVisible();
		expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 2)).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_HOME_HEIGHT);
	});

	for (const path of ["/", "/products", "/products?view=list", "/about", "/favorites", "/nulle-part"])
		test(`${path} fits 320 px without scrolling sideways`, async ({ page }) => {
			await page.setViewportSize({ width: NARROWEST, height: 640 });
			await openPage(page, path);
			const { scrollWidth, clientWidth } = await page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return { scrollWidth, clientWidth };
			});
			expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
		});
});
