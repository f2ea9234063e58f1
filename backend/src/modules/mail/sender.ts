import type { Block } from "./letters/letter";

/** The shop as its mails name it; addresses without a slash at the end. */
export interface Sender {
	name: string;
	shopUrl: string;
	/** Where Medusa Admin is. */
	administrationUrl: string;
}

/** The whole address that a button leads to. */
export function linkOf(button: Extract<Block, { kind: "button" }>, sender: Sender): string {
	return `${button.isOfAdministration ? sender.administrationUrl : sender.shopUrl}${button.path}`;
}
