// @ts-check
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * Starts the built shop: behind the accelerator of this folder, or with STOREFRONT_ACCELERATOR=off by plain `next start`.
 * Both take --hostname and --port.
 */
const PRELOAD = new URL("log/preload.mjs", import.meta.url).href;
const choice = process.env.STOREFRONT_ACCELERATOR || "on";
if (choice === "on") {
	await import("./log/preload.mjs");
	await import("./main.mjs");
} else if (choice === "off") startPlainNext();
else throw new Error(`STOREFRONT_ACCELERATOR must be "on" or "off"; it is "${choice}".`);

function startPlainNext() {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	const shop = spawn(process.execPath, ["--import", PRELOAD, next, "start", ...process.argv.slice(2)], {
		cwd: resolve(import.meta.dirname, ".."),
		stdio: "inherit",
	});
	/** @type {NodeJS.Signals[]} */
	const signals = ["SIGINT", "SIGTERM"];
	for (const signal of signals) process.on(signal, () => shop.kill(signal));
	shop.once("error", (error) => {
		throw error;
	});
	shop.once("exit", (code) => process.exit(code ?? 1));
}
