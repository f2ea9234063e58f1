import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Letter } from "./letter";
import type { MailTemplates } from "./templates";
import { greeting } from "./words";

/** The shop's own words, and which orders it is about. */
export function lotRecall({ firstName, subject, text, orders, ...of }: MailTemplates["lot-recall"]): Letter {
	return {
		subject,
		preview: "Ne consommez pas ce produit.",
		title: subject,
		blocks: [
			greeting(firstName),
			...text.split(/\n\s*\n/).map((part) => part.trim()),
			{
				kind: "address",
				title: "Vos commandes",
				lines: orders.map(({ orderNumber, boxes }) => `${orderNumber}\u00a0: ${formatBoxes(boxes, of)}`),
			},
		],
	};
}
