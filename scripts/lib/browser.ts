import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { packageFile, ROOT, TESTS } from "./paths";
import { run } from "./processes";
import { StepFailure } from "./steps";

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
	// Gives text the same width in the headless shell as in the full browser.
	"--font-render-hinting=none",
];

/** One of Chromium's two programs: where it is found and how it is installed. */
interface Program {
	/** Names on the PATH. */
	names: readonly string[];
	/** Absolute paths of other installations. */
	paths: readonly string[];
	/** JavaScript that prints the path of Playwright's own copy. */
	ofPlaywright: string;
	/** Option of `playwright install`. */
	playwrightOption: string;
	/** Package of Debian. */
	package: string;
}

const BROWSER: Program = {
	names: ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"],
	paths: MAC,
	ofPlaywright: "process.stdout.write(require('@playwright/test').chromium.executablePath())",
	playwrightOption: "--no-shell",
	package: "chromium",
};

/** Chromium without a window: the same pages for half the processor time. */
const HEADLESS_SHELL: Program = {
	names: ["chromium-headless-shell", "chrome-headless-shell"],
	paths: [],
	// Playwright reports the path of its shell only while it runs.
	ofPlaywright: `require('@playwright/test').chromium.launchServer({ args: ['--no-sandbox'] }).then((server) => {
		process.stdout.write(server.process().spawnfile);
		return server.close();
	})`,
	playwrightOption: "--only-shell",
	package: "chromium-headless-shell",
};

/**
 * A browser that really starts: one given in CHROME_PATH, else installed here, else Playwright's own, else the
 * distribution's package where we may install it.
 * @throws {StepFailure} with what to do when there is none
 */
export async function findOrInstallBrowser(): Promise<string> {
	const found = await findOrInstall(BROWSER);
	if (found) return found;
	throw new StepFailure(
		"Aucun navigateur utilisable. Installez Google Chrome ou Chromium (par exemple : sudo apt-get install chromium), ou donnez son chemin dans CHROME_PATH.",
	);
}

/** The browser for tests: the headless shell, else any. */
export async function findOrInstallTestBrowser(): Promise<string> {
	return (await findOrInstall(HEADLESS_SHELL)) ?? findOrInstallBrowser();
}

async function findOrInstall(program: Program): Promise<string | null> {
	const found = await find(program);
	if (found) return found;
	const attempts = [installOfPlaywright, ...(process.getuid?.() === 0 ? [installPackage] : [])];
	for (const install of attempts) {
		await install(program).catch(() => undefined);
		const installed = await find(program);
		if (installed) return installed;
	}
	return null;
}

/** The first installed one that starts; null when there is none. */
async function find({ names, paths, ofPlaywright }: Program): Promise<string | null> {
	const given = process.env.CHROME_PATH;
	const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
	for (const candidate of [...(given ? [given] : []), ...onPath, ...paths])
		if (existsSync(candidate) && (await starts(candidate))) return candidate;
	const own = await pathPrintedBy(ofPlaywright);
	return own && existsSync(own) && (await starts(own)) ? own : null;
}

/** Starts it: a stub of the distribution or a missing library shows only then. */
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

/** Runs a script in the workspace that depends on Playwright; null when it fails. */
async function pathPrintedBy(script: string): Promise<string | null> {
	try {
		const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], { cwd: TESTS });
		return stdout;
	} catch {
		return null;
	}
}

function installOfPlaywright({ playwrightOption }: Program): Promise<void> {
	const install = [packageFile(TESTS, "@playwright/test/cli.js"), "install", "chromium", playwrightOption];
	return run({ name: "browser-playwright", args: install, cwd: ROOT, timeoutMs: 300_000 });
}

async function installPackage({ package: name }: Program): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		run({ name: "browser-package", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 300_000 });
	await apt("update");
	await apt("install", "--yes", "--no-install-recommends", name);
}
