import type { Locator, Page } from "@playwright/test";
import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

/** Of one frame: where the element stands, how large and how clear it is; null while it is not there. */
interface Frame {
	left: number;
	width: number;
	opacity: number;
	/** The properties that are on their way from one value to another. */
	moving: string[];
}

/** Looks at the first element of `selector` in each frame, until `seen` is asked for. */
async function watch(page: Page, selector: string): Promise<{ seen: () => Promise<(Frame | null)[]> }> {
	await page.evaluate((wanted) => {
		const frames: (Frame | null)[] = [];
		const look = () => {
			const element = document.querySelector(wanted);
			const box = element?.getBoundingClientRect();
			const transitions = element?.getAnimations().filter((one) => one instanceof CSSTransition) ?? [];
			frames.push(
				element && box
					? {
							left: box.left,
							width: box.width,
							opacity: Number(getComputedStyle(element).opacity),
							moving: transitions.map(({ transitionProperty }) => transitionProperty),
						}
					: null,
			);
			if (Reflect.get(window, "watched") === frames) requestAnimationFrame(look);
		};
		Object.assign(window, { watched: frames });
		requestAnimationFrame(look);
	}, selector);
	return {
		seen: () =>
			page.evaluate(() => {
				const frames = Reflect.get(window, "watched") as (Frame | null)[];
				Object.assign(window, { watched: null });
				return frames;
			}),
	};
}

const DIALOG = '[role="dialog"]';
const isThere = (frame: Frame | null): frame is Frame => frame !== null;

/** Opens or closes by `act`, and waits until what was watched stands still, or is gone. */
async function framesOf(page: Page, act: () => Promise<void>, until: () => Promise<void>): Promise<Frame[]> {
	const { seen } = await watch(page, DIALOG);
	await act();
	await until();
	return (await seen()).filter(isThere);
}
const still = (dialog: Locator) => async () => {
	await dialog.waitFor();
	await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
};

test.describe("spec §2 drawers open and close with an enter/exit animation", { tag: "@desktop" }, () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("the cart slides in from its side over several frames, and out again", async ({ page }) => {
		await openPage(page, "/products");
		const drawer = page.getByRole("dialog", { name: "Votre panier" });
		const edge = page.viewportSize()?.width ?? 0;
		const open = () => page.getByRole("button", { name: /^Panier,/ }).click();
		const entering = await framesOf(page, open, still(drawer));
		const rest = entering.at(-1)?.left ?? 0;
		const between = ({ left }: Frame) => left > rest + 1 && left < edge - 1;
		expect(entering.filter(between).length).toBeGreaterThan(0);
		const close = () => drawer.getByRole("button", { name: "Fermer" }).click();
		const leaving = await framesOf(page, close, () => drawer.waitFor({ state: "detached" }));
		expect(leaving.filter(between).length).toBeGreaterThan(0);
	});

	test("a dialog grows into its place", async ({ page }) => {
		await openPage(page, "/products");
		const open = () => page.getByRole("banner").getByRole("button", { name: "Se connecter" }).click();
		const frames = await framesOf(page, open, still(page.getByRole("dialog", { name: "Connexion" })));
		const width = frames.at(-1)?.width ?? 0;
		expect(frames.some((frame) => frame.width < width - 1 && frame.moving.includes("scale"))).toBe(true);
	});

	test("a button goes down under the finger", async ({ page }) => {
		await openPage(page, "/products");
		const button = page.getByRole("button", { name: /^Ajouter .* au panier$/ }).first();
		await button.evaluate((element) => element.setAttribute("data-watched", ""));
		await button.hover();
		const { seen } = await watch(page, "[data-watched]");
		await page.mouse.down();
		await expect.poll(() => button.evaluate((element) => getComputedStyle(element).translate)).toBe("0px 3px");
		await page.mouse.up();
		const frames = (await seen()).filter(isThere);
		expect(frames.some(({ moving }) => moving.includes("translate"))).toBe(true);
	});
});

test.describe("where less motion is asked for", { tag: "@desktop" }, () => {
	test("the cart fades in where it stands", async ({ page }) => {
		await openPage(page, "/products");
		const drawer = page.getByRole("dialog", { name: "Votre panier" });
		const open = () => page.getByRole("button", { name: /^Panier,/ }).click();
		const frames = await framesOf(page, open, still(drawer));
		expect(new Set(frames.map(({ left }) => Math.round(left))).size).toBe(1);
	});
});
