const { subscribe } = require("node:diagnostics_channel");
const { defineConfig } = require("@medusajs/framework/utils");

// The launcher waits for its own process (scripts/lib/health.ts).
subscribe("http.server.request.start", ({ request, response }) => {
	if (request.url === "/health") response.setHeader("X-Launch-Token", process.env.LAUNCH_TOKEN);
});

/** Medusa as it comes, on the shop's database: the yardstick of the bench of lists. Serves nothing else. */
module.exports = defineConfig({
	admin: { disable: true },
	projectConfig: {
		databaseUrl: process.env.DATABASE_URL,
		http: { storeCors: "", adminCors: "", authCors: "" },
	},
});
