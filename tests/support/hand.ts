import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** How long a step may take at most, and how often it is looked whether it has come. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 10;

/** Until it is visible. Playwright's own waiting looks in steps of up to half a second: too coarse a clock. */
async function seen(shows: Locator): Promise<void> {
	const end = performance.now() + PATIENCE_MS;
	while (!(await shows.first().isVisible())) {
		if (performance.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${shows}`);
		await sleep(LOOK_MS);
	}
}

/**
 * The hand of somebody at work: counts what it presses and how long it waits each time until what it pressed for is there. Typing is
 * no press, but the one that takes it into a field is.
 */
export class Hand {
	presses = 0;
	/** Milliseconds of each press, with what was pressed. */
	readonly waits: { on: string; ms: number }[] = [];

	constructor(readonly page: Page) {}

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

	/** Keys alone. @param shows what they are for */
	keys(keys: readonly string[], shows: Locator): Promise<void> {
		const type = async () => {
			for (const key of keys)
				await (key.length > 1 && /^[A-Z]/.test(key) ? this.page.keyboard.press(key) : this.page.keyboard.type(key));
		};
		return this.time(undefined, 0, type, shows);
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
		// Found and at rest before the clock runs: that is the eye's part.
		await target?.scrollIntoViewIfNeeded();
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
