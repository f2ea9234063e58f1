import { formatDate } from "@confiserie/domain/format";
import type { Letter } from "./letter";
import { saleTable } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

export function quoteSent({ quote, path }: MailTemplates["quote"]): Letter {
	const { number, totalCents, firstName, note, replaces } = quote;
	const until = formatDate(quote.validUntil);
	const before = replaces ? ` Il remplace le devis ${replaces}, qui ne peut plus être accepté.` : "";
	return {
		subject: `Votre devis ${number}\u00a0: ${amount(totalCents)}`,
		preview: `Valable jusqu'au ${until}.`,
		title: "Votre devis",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{
				kind: "text",
				text: `Voici notre devis ${number}, valable jusqu'au ${until} inclus.${before} Acceptez-le en ligne, sans créer de compte\u00a0: il devient alors votre commande, à ces prix.`,
			},
			...(note ? [{ kind: "text", text: note } as const] : []),
			{ kind: "button", label: "Voir et accepter le devis", path },
			...saleTable(quote),
			{
				kind: "note",
				text: "Le devis s'y télécharge en PDF. Il ne réserve pas de produits\u00a0: le stock est vérifié quand vous l'acceptez.",
			},
		],
	};
}
