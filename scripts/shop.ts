import { isShopCommand, listShopCommands, SHOP_COMMANDS } from "@confiserie/domain/operations/shop-commands";
import { command } from "./lib/lifetime";
import { makeDataFolders } from "./lib/paths";
import { buildDomain, migrateDatabase, runShopCommand } from "./lib/shop";
import { shopDatabase } from "./lib/shop-database";
import { StepFailure, writeStepsTo } from "./lib/steps";

/** An operator's command, whether the shop is running or not: see `domain/src/operations/shop-commands.ts`. */
await command(async () => {
	const [name, ...typed] = process.argv.slice(3);
	if (name === undefined || !isShopCommand(name)) {
		if (name !== undefined)
			throw new StepFailure(`Commande inconnue : « ${name} ». Commandes :\n${listShopCommands()}`);
		console.log(`npm run shop -- <commande>\n\n${listShopCommands()}`);
		return 0;
	}
	// The output of a command may be redirected to a file.
	writeStepsTo(process.stderr);
	makeDataFolders();
	const { databaseUrl, backend } = await shopDatabase();
	await buildDomain();
	if ("makesTables" in SHOP_COMMANDS[name]) await migrateDatabase(databaseUrl, backend);
	return runShopCommand(backend, [name, ...typed]);
});
