const { defineConfig } = require("@medusajs/framework/utils");

/** Medusa as it comes, on the shop's database: the yardstick of the bench of lists. Serves nothing else. */
module.exports = defineConfig({
	admin: { disable: true },
	projectConfig: {
		databaseUrl: process.env.DATABASE_URL,
		http: { storeCors: "", adminCors: "", authCors: "" },
	},
});
