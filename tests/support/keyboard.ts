import type { Locator, Page } from "@playwright/test";

/** More stops than any page of the shop has. */
const MAXIMUM_STOPS = 200;

/** Moves the focus by Tab alone until it is on `target`. Fails when the keyboard never gets there. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await target.waitFor();
	for (let stop = 0; stop < MAXIMUM_STOPS; stop++) {
		if (await hasFocus(target)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`${key} never reaches ${target} on ${page.url()}.`);
}

export function hasFocus(target: Locator): Promise<boolean> {
	return target.evaluate((element) => element === document.activeElement);
}
