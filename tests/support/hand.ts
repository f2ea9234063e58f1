import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** Time limit of a step, and the interval of its checks. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 25;
/** Time between seeing a control and pressing it: a mouse hovers meanwhile, a finger does not. */
const REST_MS = 100;

/** Waits until it is visible. Playwright checks every half second, too coarse for measuring. */
async function seen(shows: Locator): Promise<void> {
	const end = performance.now() + PATIENCE_MS;
	while (!(await shows.first().isVisible())) {
		if (performance.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${shows}`);
		await sleep(LOOK_MS);
	}
}

/**
 * A simulated user: counts clicks and the waiting time after each. Typing is no click, but the one that focuses
 * the field is.
 */
export class Hand {
	presses = 0;
	/** Milliseconds of each press, with what was pressed. */
	readonly waits: { on: string; ms: number }[] = [];

	/** @param points with a mouse, not with a finger */
	constructor(
		readonly page: Page,
		private readonly points: boolean,
	) {}

	/** @param shows what the press is for */
	press(target: Locator, shows: Locator): Promise<void> {
		return this.time(target, 1, () => target.click(), shows);
	}

	/** Another choice of a list: the press that opens it, and the one on the option. */
	choose(list: Locator, label: string, shows: Locator): Promise<void> {
		return this.time(list, 2, () => list.selectOption({ label }), shows);
	}

	async type(field: Locator, text: string): Promise<void> {
		await field.waitFor();
		if (!(await field.evaluate((one) => one === document.activeElement))) this.presses += 1;
		await field.fill(text);
	}

	/** A key alone, or several held together: "Enter", "Control+k". @param shows what it is for */
	key(key: string, shows: Locator): Promise<void> {
		return this.time(undefined, 0, () => this.page.keyboard.press(key), shows);
	}

	/** A text in the field that has the focus; one waits from its last letter on. @param shows what it is for */
	async look(text: string, shows: Locator): Promise<void> {
		await this.page.keyboard.type(text.slice(0, -1));
		await this.key(text.slice(-1), shows);
	}

	/** A press that saves a file. */
	async save(target: Locator): Promise<void> {
		const saved = this.page.waitForEvent("download");
		const started = performance.now();
		await target.click();
		await saved;
		this.note(target, 1, performance.now() - started);
	}

	private async time(target: Locator | undefined, presses: number, act: () => Promise<unknown>, shows: Locator) {
		// Found and stable before the clock starts.
		await target?.scrollIntoViewIfNeeded();
		if (this.points) await target?.hover();
		await sleep(REST_MS);
		const started = performance.now();
		await act();
		await seen(shows);
		this.note(target, presses, performance.now() - started);
	}

	private note(target: Locator | undefined, presses: number, ms: number): void {
		this.presses += presses;
		this.waits.push({ on: target?.toString() ?? "touches", ms });
	}
}
