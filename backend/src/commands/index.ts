import type { ShopCommandName } from "@confiserie/domain/operations/shop-commands";
import { admin } from "./admin";
import { backup } from "./backup";
import { check } from "./check";
import type { ShopCommand } from "./command";
import { exportFile } from "./export";
import { files } from "./files";
import { importProducts } from "./import";
import { restore } from "./restore";
import { settings } from "./settings";
import { setup } from "./setup";

/** What each command does. A new one: its line in `domain/src/operations/shop-commands.ts`, a file here, and its line below. */
export const COMMANDS: Record<ShopCommandName, ShopCommand> = {
	setup,
	admin,
	settings,
	import: importProducts,
	export: exportFile,
	check,
	backup,
	restore,
	files,
};
