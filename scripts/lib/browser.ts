import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { packageFile, ROOT, TESTS } from "./paths";
import { run } from "./processes";
import { StepFailure } from "./steps";

/** Chromium without a window: it spares a third of the processor time that a page costs in the whole browser. */
const SHELL = "chromium-headless-shell";
const NAMES = [
	SHELL,
	"chrome-headless-shell",
	"google-chrome",
	"google-chrome-stable",
	"chromium",
	"chromium-browser",
	"chrome",
];
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
	// Without it the shell rounds each letter's width, and lines break elsewhere than in a whole browser.
	"--font-render-hinting=none",
];

/**
 * A browser that really starts: one given in CHROME_PATH, else installed here, else Playwright's own, else the
 * distribution's package where we may install it. Where we may, the shell is installed beside a whole browser.
 * @throws {StepFailure} with what to do when there is none
 */
export async function findOrInstallBrowser(): Promise<string> {
	const isRoot = process.getuid?.() === 0;
	const found = await findBrowser();
	if (found && (!isRoot || process.env.CHROME_PATH || found.endsWith("headless-shell"))) return found;
	if (found) {
		await installPackage(SHELL).catch(() => undefined);
		return (await findBrowser()) ?? found;
	}
	const attempts = [installPlaywrightBrowser, ...(isRoot ? [installAnyPackage] : [])];
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
	const folders = (process.env.PATH ?? "").split(delimiter);
	const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
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

/** Where Playwright keeps its own; asked in the workspace that depends on it. */
async function playwrightBrowser(): Promise<string> {
	const question = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
	const { stdout } = await promisify(execFile)(process.execPath, ["-e", question], { cwd: TESTS });
	return stdout;
}

function installPlaywrightBrowser(): Promise<void> {
	const install = [packageFile(TESTS, "@playwright/test/cli.js"), "install", "chromium", "--no-shell"];
	return run({ name: "browser-playwright", args: install, cwd: ROOT, timeoutMs: 300_000 });
}

async function installAnyPackage(): Promise<void> {
	await apt("update");
	await installPackage(SHELL).catch(() => installPackage("chromium"));
}

const installPackage = (name: string) => apt("install", "--yes", "--no-install-recommends", name);

function apt(...args: string[]): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	return run({ name: "browser-package", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 300_000 });
}
