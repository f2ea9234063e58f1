import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { packageFile, ROOT, TESTS } from "./paths";
import { run } from "./processes";
import { StepFailure } from "./steps";

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const MAC = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Flags for tests: no sandbox (root and containers have none), nothing of its own over the network. */
export const BROWSER_FLAGS = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/**
 * A browser that really starts: one given in CHROME_PATH, else installed here, else Playwright's own, else the
 * distribution's package where we may install it.
 * @throws {StepFailure} with what to do when there is none
 */
export async function findOrInstallBrowser(): Promise<string> {
	const found = await findBrowser();
	if (found) return found;
	const attempts = [installPlaywrightBrowser, ...(process.getuid?.() === 0 ? [installPackage] : [])];
	for (const install of attempts) {
		await install().catch(() => undefined);
		const installed = await findBrowser();
		if (installed) return installed;
	}
	throw new StepFailure(
		"Aucun navigateur utilisable. Installez Google Chrome ou Chromium (par exemple : sudo apt-get install chromium), ou donnez son chemin dans CHROME_PATH.",
	);
}

/** The first installed browser that starts; null when there is none. */
async function findBrowser(): Promise<string | null> {
	const given = process.env.CHROME_PATH;
	const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
	for (const candidate of [...(given ? [given] : []), ...onPath, ...MAC, await playwrightBrowser()])
		if (existsSync(candidate) && (await starts(candidate))) return candidate;
	return null;
}

/** Being there is not enough: a distribution's stub or a missing library only shows when it runs. */
async function starts(executable: string): Promise<boolean> {
	try {
		const { stdout } = await promisify(execFile)(executable, [...BROWSER_FLAGS, "--dump-dom", "about:blank"], {
			timeout: 60_000,
		});
		return stdout.includes("<html");
	} catch {
		return false;
	}
}

/** Playwright's own browser; resolved in the workspace that depends on it. */
async function playwrightBrowser(): Promise<string> {
	const question = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
	const { stdout } = await promisify(execFile)(process.execPath, ["-e", question], { cwd: TESTS });
	return stdout;
}

function installPlaywrightBrowser(): Promise<void> {
	const install = [packageFile(TESTS, "@playwright/test/cli.js"), "install", "chromium", "--no-shell"];
	return run({ name: "browser-playwright", args: install, cwd: ROOT, timeoutMs: 300_000 });
}

async function installPackage(): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		run({ name: "browser-package", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 300_000 });
	await apt("update");
	await apt("install", "--yes", "--no-install-recommends", "chromium");
}
