import { formatDate } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { type Letter, note } from "./letter";
import { saleTable } from "./order";
import type { InquiredLine, MailTemplates } from "./templates";
import { amount, greeting } from "./words";

export function quoteSent({ quote, path }: MailTemplates["quote"]): Letter {
	const { number, totalCents, firstName, replaces } = quote;
	const until = formatDate(quote.validUntil);
	const before = replaces ? ` Il remplace le devis ${replaces}, qui ne peut plus être accepté.` : "";
	const acceptance = quote.isForMembers
		? "Connectez-vous pour l'accepter, avec le compte qui a reçu ce message ou celui d'un collègue qui peut approuver"
		: "Acceptez-le en ligne, sans créer de compte";
	return {
		subject: `Votre devis ${number}\u00a0: ${amount(totalCents)}`,
		preview: `Valable jusqu'au ${until}.`,
		title: "Votre devis",
		blocks: [
			greeting(firstName),
			`Voici notre devis ${number}, valable jusqu'au ${until} inclus.${before} ${acceptance}\u00a0: il devient alors votre commande, à ces prix.`,
			...(quote.note ? [quote.note] : []),
			{ kind: "button", label: "Voir et accepter le devis", path },
			...saleTable(quote),
			note(
				"Le devis s'y télécharge en PDF. Il ne réserve pas de produits\u00a0: le stock est vérifié quand vous l'acceptez.",
			),
		],
	};
}

/** To the shop. A reply goes to the customer. */
export function quoteInquiry({
	name,
	email,
	company,
	lines,
	message,
	wantedOn,
	path,
}: MailTemplates["quote-inquiry"]): Letter {
	const day = wantedOn ? ` Livraison souhaitée le ${formatDate(wantedOn)}.` : "";
	return {
		subject: `Demande de devis de ${company ?? name}`,
		preview: inquiredWords(lines),
		title: "Demande de devis",
		blocks: [
			`${name}${company ? `, pour ${company},` : ""} (${email}) demande un devis.${day}`,
			inquiredWords(lines),
			...(message ? [{ kind: "quote", text: message } as const] : []),
			{ kind: "button", label: "Établir le devis", path },
		],
	};
}

export function quoteInquiryDeclined({ firstName, lines, reason }: MailTemplates["quote-inquiry-declined"]): Letter {
	return {
		subject: "Votre demande de devis",
		preview: "Nous ne pouvons pas y donner suite.",
		title: "Votre demande de devis",
		blocks: [
			greeting(firstName),
			`Nous ne pouvons pas donner suite à votre demande. ${inquiredWords(lines)}`,
			{ kind: "quote", text: reason },
			{ kind: "button", label: "Nous contacter", path: "/contact" },
		],
	};
}

const inquiredWords = (lines: readonly InquiredLine[]): string =>
	`${lines.map((line) => `${line.name} (${line.reference})\u00a0: ${formatBoxes(line.quantity, line)}`).join("\u00a0; ")}.`;
