import { isShopCommand, listShopCommands } from "@confiserie/domain/operations/shop-commands";
import type { ExecArgs } from "@medusajs/framework/types";
import { COMMANDS } from "../commands";
import { sentenceOf } from "../commands/command";

/**
 * Runs one command of the shop: `medusa exec src/scripts/shop.ts '["setup"]'`. Medusa's command line would take options
 * for its own, so what was typed comes as one word of JSON. Ends with the command's exit code.
 */
export default async function shop({ container, args }: ExecArgs): Promise<void> {
	const [name = "", ...typed]: string[] = JSON.parse(args[0] ?? "[]");
	process.exitCode = 1;
	if (!isShopCommand(name)) return tell(`Commande inconnue : « ${name} ». Commandes :\n${listShopCommands()}`);
	try {
		process.exitCode = await COMMANDS[name](container, typed);
	} catch (error) {
		const sentence = sentenceOf(error);
		if (sentence === undefined) throw error;
		tell(`✗ ${sentence}`);
	}
}

function tell(line: string): void {
	process.stderr.write(`${line}\n`);
}
