import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../scripts/lib/browser";
import { DATA } from "../scripts/lib/paths";
import { SLOTS } from "../scripts/lib/workers";
import type { BrowserOptions } from "./support/browser";
import { CAMERA_FLAGS } from "./support/ean-film";
import { isThorough } from "./support/sizes";

/** They speak HTTP alone, or to Medusa Admin, which is made for a desk: another screen would show nothing more. */
const ON_DESKTOP =
	/(changes-on-pages|door|generated-requests|medusa-admin|search-engines|storefront-(logs|telemetry))\.test\.ts$/;
/** What a phone shows or does in another way; other tests run on one viewport, except in `npm run test:all`. */
const ON_MOBILE = /(first-load|mixed-pallet|quick-order)\.test\.ts|search suggestions and unfolded filters|@mobile/;
/** They count presses of whole tasks (docs/usability.md): for `npm run test:all`. */
const COUNTS = /(merchants-day|touches)\.test\.ts$/;
/** Where little room is the harder case; not repeated on the desktop. */
const ON_MOBILE_ALONE =
	/(admin-(orders|picking-scan|products|shipments)|selection-bar)\.test\.ts|menus, images and redirects fit|drawers, empty and filled/;

/**
 * The shop from its production builds in a real browser. Each worker has a shop of its own, so that what one file changes
 * no other one reads. A test of one screen alone is tagged `@mobile` or `@desktop`. What a failure looked like stands
 * in .data/e2e: an image and the page's content, and with TEST_TRACE=1 a trace for `npx playwright show-trace`.
 */
export default defineConfig<BrowserOptions>({
	testDir: "e2e",
	testIgnore: isThorough ? [] : COUNTS,
	// To a TypeScript file of a package that is no ES module no import finds its way here: the compiled domain is taken.
	tsconfig: "./tsconfig.playwright.json",
	globalSetup: "./support/global-e2e.ts",
	outputDir: join(DATA, "e2e"),
	// Each waits for a part of its time: for a page, or for what a page polls.
	workers: SLOTS,
	forbidOnly: true,
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	use: {
		locale: "fr-FR",
		timezoneId: "Europe/Paris",
		actionTimeout: 20_000,
		navigationTimeout: 20_000,
		contextOptions: { reducedMotion: "reduce" },
		// Found by the set-up; nothing is downloaded.
		launchOptions: { executablePath: process.env.TEST_BROWSER, args: [...BROWSER_FLAGS, ...CAMERA_FLAGS] },
		// It records every step of every test, which costs processor time: asked for where a failure is looked into.
		trace: { mode: process.env.TEST_TRACE ? "retain-on-failure" : "off", screenshots: false },
		screenshot: "only-on-failure",
	},
	projects: [
		{
			name: "mobile",
			testIgnore: isThorough ? ON_DESKTOP : [ON_DESKTOP, COUNTS],
			// Playwright looks for it in a test's whole title, the file's name included.
			grep: isThorough ? /./ : [ON_MOBILE, ON_MOBILE_ALONE],
			grepInvert: /@desktop/,
			use: { size: "mobile" },
		},
		{ name: "desktop", grepInvert: isThorough ? /@mobile/ : [/@mobile/, ON_MOBILE_ALONE], use: { size: "desktop" } },
	],
});
