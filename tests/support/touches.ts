import { expect, type Locator, type Page } from "@playwright/test";

/** More screens than any page of the shop is long. */
const MAXIMUM_SWIPES = 40;

/**
 * Counts what a hand does on a phone: a tap is one, a field that is filled in is one with its tap, and so is each swipe
 * by most of a screen that it takes to bring into sight what is tapped next.
 */
export class Touches {
	count = 0;
	constructor(readonly page: Page) {}

	async tap(target: Locator): Promise<void> {
		await this.#reach(target);
		await target.click();
		this.count += 1;
	}

	/** @param text what is typed; with "Enter" at its end the keyboard's own button is one tap more */
	async type(target: Locator, text: string, { enter = false } = {}): Promise<void> {
		await this.#reach(target);
		await target.fill(text);
		this.count += 1;
		if (!enter) return;
		await target.press("Enter");
		this.count += 1;
	}

	async choose(target: Locator, label: string): Promise<void> {
		await this.#reach(target);
		await target.selectOption({ label });
		// The list opens, the line is tapped.
		this.count += 2;
	}

	async #reach(target: Locator): Promise<void> {
		await target.waitFor();
		// A hand waits until what it wants to tap has stopped moving.
		await (await target.elementHandle())?.waitForElementState("stable");
		for (let swipes = 0; swipes < MAXIMUM_SWIPES; swipes++) {
			if (await target.evaluate(IS_IN_SIGHT)) return;
			await target.evaluate(SWIPE_TOWARDS);
			this.count += 1;
		}
		await expect(target).toBeInViewport();
	}
}

/** In the page: whether the middle of the element can be touched where it is. */
const IS_IN_SIGHT = (element: Element): boolean => {
	const { left, top, width, height } = element.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
	const touched = document.elementFromPoint(x, y);
	if (!touched) return false;
	const label = element.closest("label");
	return element.contains(touched) || touched.contains(element) || (label?.contains(touched) ?? false);
};

/** In the page: one swipe, by four fifths of what scrolls at most, that brings the element towards its middle. */
const SWIPE_TOWARDS = (element: Element): void => {
	const scrolls = (one: Element) => {
		const { overflowX, overflowY } = getComputedStyle(one);
		const isSet = (overflow: string) => overflow === "auto" || overflow === "scroll";
		return (
			(isSet(overflowY) && one.scrollHeight > one.clientHeight) ||
			(isSet(overflowX) && one.scrollWidth > one.clientWidth)
		);
	};
	let room = element.parentElement;
	while (room && !scrolls(room)) room = room.parentElement;
	const part = 0.8;
	const within = (distance: number, most: number) => Math.max(-most * part, Math.min(most * part, distance));
	const box = element.getBoundingClientRect();
	const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
	// In a row that is in sight, what is beside the screen or under the row's own arrows.
	if (room && room.scrollWidth > room.clientWidth && y >= 0 && y < innerHeight) {
		const before = room.scrollLeft;
		room.scrollBy({ left: within(x - innerWidth / 2, room.clientWidth), behavior: "instant" });
		if (room.scrollLeft !== before) return;
	}
	if (room && room.scrollHeight > room.clientHeight)
		room.scrollBy({ top: within(y - innerHeight / 2, room.clientHeight), behavior: "instant" });
	else scrollBy({ top: within(y - innerHeight / 2, innerHeight), behavior: "instant" });
};
