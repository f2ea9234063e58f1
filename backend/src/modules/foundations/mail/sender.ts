import type { Block } from "./letters/letter";

/** The shop as its mails name it; addresses without a slash at the end. */
export interface Sender {
	name: string;
	shopUrl: string;
	/** Where Medusa Admin is. */
	administrationUrl: string;
}

/** The whole address that a button or a link leads to. */
export function linkOf(block: Extract<Block, { kind: "button" | "link" }>, sender: Sender): string {
	const isOfAdministration = block.kind === "button" && block.isOfAdministration;
	return `${isOfAdministration ? sender.administrationUrl : sender.shopUrl}${block.path}`;
}
