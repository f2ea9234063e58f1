import { formatDate } from "@confiserie/domain/format";
import { termsParts } from "@confiserie/domain/terms/sale-terms";
import type { Block } from "./letter";
import type { MailedTerms } from "./templates";

/**
 * The terms of sale in full, with the seller, the right of withdrawal and its model form: the durable copy of what was agreed.
 * Source: code de la consommation, art. L221-13.
 */
export function termsBlocks(terms: MailedTerms | null | undefined): Block[] {
	if (!terms) return [];
	const { version, inForceFrom, sections } = terms;
	const heading = `Conditions de vente, version ${version} du ${formatDate(inForceFrom)}, acceptées avec cette commande. Gardez ce message.`;
	return [
		{ kind: "text", text: heading },
		...sections.map(({ title, paragraphs }): Block => {
			const text = paragraphs.map((paragraph) => termsParts(paragraph).map(written).join("")).join("\n");
			return { kind: "quote", text: `${title}\n${text}` };
		}),
	];
}

/** A link says where it leads: the copy must be readable without the shop. */
const written = ({ words, path }: { words: string; path?: string }) => (path ? `${words} (page ${path})` : words);
