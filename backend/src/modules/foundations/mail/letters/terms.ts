import { formatDate } from "@confiserie/domain/format";
import { termsParts } from "@confiserie/domain/terms/sale-terms";
import { type Block, type Letter, type LetterDocument, SHOP_ADDRESS } from "./letter";
import type { MailedTerms } from "./templates";

/**
 * The terms of sale in full, with the seller, the right of withdrawal and its model form: the durable copy of what was agreed, and
 * the sentence that points to it. Source: code de la consommation, art. L221-13.
 */
export function termsCopy(terms: MailedTerms | null | undefined): { note: Block[] } & Pick<Letter, "documents"> {
	if (!terms) return { note: [] };
	const { version, inForceFrom } = terms;
	const text = `Les conditions de vente acceptées avec cette commande (version ${version} du ${formatDate(inForceFrom)}) et le formulaire de rétractation sont joints à ce message. Gardez-le.`;
	return { note: [{ kind: "note", text }], documents: [termsDocument(terms)] };
}

function termsDocument({ version, inForceFrom, sections }: MailedTerms): LetterDocument {
	return {
		fileName: `conditions-de-vente-version-${version}`,
		title: "Conditions de vente",
		at: inForceFrom,
		introduction: `Version ${version} du ${formatDate(inForceFrom)}, acceptée avec la commande.`,
		sections: sections.map(({ title, paragraphs }) => ({
			title,
			text: paragraphs.map((paragraph) => termsParts(paragraph).map(written).join("")).join("\n"),
		})),
	};
}

/** A link says where it leads: the copy must be readable without the shop. */
const written = ({ words, path }: { words: string; path?: string }) =>
	path ? `${words} (${SHOP_ADDRESS}${path})` : words;
