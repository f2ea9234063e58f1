import type { Page } from "@playwright/test";
import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

/** Of each frame after the click: the heading of the page, and how far it has faded in. */
interface Frame {
	heading: string | undefined;
	opacity: number;
}
/** So many frames alike are standing still. */
const STILL = 10;
/** Far more than the slowest arrival takes. */
const MOST_FRAMES = 1200;

/** Follows the first card of the catalogue, and looks at every frame from the click on until the product's page stands still. */
async function follow(page: Page): Promise<{ name: string; frames: Frame[] }> {
	await openPage(page, "/products");
	const link = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first();
	const name = (await link.textContent()) ?? "";
	await page.evaluate(
		({ name, still, most }) => {
			const frames: Frame[] = [];
			const isStill = () =>
				frames.length >= most ||
				(frames.length >= still &&
					frames.slice(-still).every(({ heading, opacity }) => heading === name && opacity === 1));
			const look = () => {
				const shown = document.querySelector("main > .page");
				const heading = document.querySelector("main h1")?.textContent;
				frames.push({ heading, opacity: shown ? Number(getComputedStyle(shown).opacity) : 1 });
				if (isStill()) Object.assign(window, { seenFrames: frames });
				else requestAnimationFrame(look);
			};
			addEventListener("click", () => requestAnimationFrame(look), { capture: true, once: true });
		},
		{ name, still: STILL, most: MOST_FRAMES },
	);
	await link.click();
	await page.getByRole("heading", { level: 1, name }).waitFor();
	const frames = () => page.evaluate(() => (Reflect.get(window, "seenFrames") as unknown as Frame[]) ?? []);
	await expect.poll(async () => (await frames()).length).toBeGreaterThan(0);
	return { name, frames: await frames() };
}

test.describe("a page that was followed to", { tag: "@desktop" }, () => {
	test.describe("where motion is welcome", () => {
		test.use({ contextOptions: { reducedMotion: "no-preference" } });

		test("fades in from half, its heading legible from its first frame, then stands still", async ({ page }) => {
			const { name, frames } = await follow(page);
			const shown = frames.filter(({ heading }) => heading === name).map(({ opacity }) => opacity);
			expect(shown[0]).toBeGreaterThanOrEqual(0.5);
			expect(shown.some((opacity) => opacity < 1)).toBe(true);
			expect(shown).toEqual([...shown].sort((a, b) => a - b));
			expect(shown.at(-1)).toBe(1);
			// The page before it does not wait for anything.
			const before = frames.filter(({ heading }) => heading !== name);
			expect(before.every(({ opacity }) => opacity === 1)).toBe(true);
		});

		test("and one that Back returns to is there as it was, at once", async ({ page }) => {
			await follow(page);
			await page.goBack();
			await page.waitForURL("**/products");
			const running = await page.evaluate(
				() =>
					document.getAnimations().filter((one) => one instanceof CSSAnimation && one.animationName === "arrive")
						.length,
			);
			expect(running).toBe(0);
		});
	});

	test("does not fade where less motion is asked for", async ({ page }) => {
		const { frames } = await follow(page);
		expect(frames.every(({ opacity }) => opacity === 1)).toBe(true);
	});
});
