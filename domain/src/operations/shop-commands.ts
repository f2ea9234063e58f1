/** A command for operators: `npm run shop -- <name> …`, and `shop <name> …` in the backend's container. */
interface ShopCommandEntry {
	/** What follows the name, for the list of commands. */
	usage: string;
	/** What it does, in one line. */
	summary: string;
	/** Whether the launcher brings the tables up to this release first; the other commands find them as they are. */
	makesTables?: true;
}

/** In display order. The launcher knows the names; `src/commands` of the backend implements them. */
export const SHOP_COMMANDS = {
	setup: {
		usage: "",
		summary: "crée ce dont une boutique a besoin : tables, région, TVA, lieu de stock, canal, livraison, rayons",
		makesTables: true,
	},
	admin: {
		usage: "create|promote|revoke|reset-second-factor <e-mail>",
		summary: "ouvre ou ferme à quelqu'un /admin et Medusa Admin (--first-name, --last-name, --print ; --force)",
	},
	settings: {
		usage: "[<fichier>]",
		summary: "affiche les réglages en JSON, ou prend ceux d'un fichier",
	},
	import: {
		usage: "<fichier>",
		summary: "importe un catalogue CSV, tout ou rien (--dry-run n'écrit rien)",
	},
	export: {
		usage: "[products|orders]",
		summary: "écrit le catalogue ou les commandes en CSV (--out <fichier> ; - pour la sortie standard)",
	},
	check: { usage: "", summary: "dit ce qui empêche la boutique d'ouvrir, et quoi faire" },
	backup: {
		usage: "[list | verify <fichier>]",
		summary: "sauvegarde la base et les fichiers ; liste les sauvegardes ; en vérifie une",
	},
	restore: {
		usage: "<fichier | latest> [--force]",
		summary: "remet une sauvegarde en place, la boutique étant arrêtée",
		makesTables: true,
	},
	files: {
		usage: "move --to s3|local",
		summary: "copie les fichiers dans le compartiment S3, ou dans les dossiers de la machine",
	},
} as const satisfies Record<string, ShopCommandEntry>;

export type ShopCommandName = keyof typeof SHOP_COMMANDS;

export function isShopCommand(word: string): word is ShopCommandName {
	return Object.hasOwn(SHOP_COMMANDS, word);
}

/** The list of commands, a line each. */
export function listShopCommands(): string {
	const entries = Object.entries<ShopCommandEntry>(SHOP_COMMANDS).map(([name, { usage, summary }]) => ({
		call: `${name} ${usage}`.trim(),
		summary,
	}));
	const width = Math.max(...entries.map(({ call }) => call.length));
	return entries.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`).join("\n");
}
