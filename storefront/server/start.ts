import "../src/lib/log/preload";

/**
 * Starts the built shop from the storefront's folder: accelerated, or with STOREFRONT_ACCELERATOR=off by plain `next start`.
 * Both take --hostname and --port. The log is loaded before Next.
 */
const choice = process.env.STOREFRONT_ACCELERATOR || "on";
if (choice === "on") {
	// Next leaves compression to this server then (next.config.ts).
	process.env.STOREFRONT_ACCELERATOR = "on";
	void import("./accelerated.js").then(({ serveAccelerated }) => serveAccelerated());
} else if (choice === "off") {
	process.argv.splice(2, 0, "start");
	require("next/dist/bin/next");
} else throw new Error(`STOREFRONT_ACCELERATOR must be "on" or "off"; it is "${choice}".`);
