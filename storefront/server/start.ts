import "../src/lib/log/preload";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Starts the built shop from the storefront's folder: accelerated, or with STOREFRONT_ACCELERATOR=off by Next's own server.
 * Beside the sources both take --hostname and --port. The log is loaded before Next.
 */
const choice = process.env.STOREFRONT_ACCELERATOR || "on";
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
const isStandalone = config.output === "standalone";
if (choice === "on") {
	// Next leaves compression to this server then (next.config.ts).
	process.env.STOREFRONT_ACCELERATOR = "on";
	// A standalone build has no next.config.ts: Next reads its configuration here, as in the server.js that it writes.
	if (isStandalone) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, compress: false });
	void import("./accelerated.js").then(({ serveAccelerated }) => serveAccelerated());
} else if (choice === "off") {
	process.argv.splice(2, 0, "start");
	// Next would listen on the container's name.
	if (isStandalone) Object.assign(process.env, { HOSTNAME: "0.0.0.0" });
	require(isStandalone ? resolve("server.js") : "next/dist/bin/next");
} else throw new Error(`STOREFRONT_ACCELERATOR must be "on" or "off"; it is "${choice}".`);
