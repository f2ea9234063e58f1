import { COMPANY_ROLES } from "../company/roles";
import type { PersonalData } from "../contract/personal-data";
import { withoutText } from "../food/allergen-codes";
import { formatDate, formatDateTime, formatEuros } from "../format";
import { LANGUAGE } from "../locale";

/** A person's data as a page to read and print, with nothing in it but text. */
export function personalDataPage(data: PersonalData): string {
	const { account, business } = data;
	const name = `${account.firstName} ${account.lastName}`.trim();
	const sections: [title: string, lines: string[]][] = [
		[
			"Compte",
			[
				name,
				account.email,
				account.phoneNumber,
				`Ouvert le ${formatDate(account.createdAt)}`,
				account.signedInAt ? `Dernière connexion le ${formatDateTime(account.signedInAt)}` : "Jamais connecté",
			],
		],
		["Entreprise", business ? [business.company, business.registration, business.vatNumber] : []],
		["Membre d'une entreprise", data.company ? membershipText(data.company) : []],
		["Adresses", data.addresses.map(placeOf)],
		["Commandes", data.orders.map(orderText)],
		["Factures et avoirs", data.documents.map(({ number, issuedOn }) => `${number}, ${formatDate(issuedOn)}`)],
		[
			"Devis",
			data.quotes.map(({ number, issuedOn, total, buyer, note }) =>
				[`${number}, ${formatDate(issuedOn)}, ${formatEuros(total)}`, buyer, note].filter(Boolean).join(", "),
			),
		],
		[
			"Demandes de devis",
			data.quoteInquiries.map(({ askedAt, lines, message, reason }) =>
				[formatDateTime(askedAt), ...lines, message, reason].filter(Boolean).join(", "),
			),
		],
		[
			"Rétractations",
			data.withdrawals.map((one) => `${one.orderNumber}, ${formatDateTime(one.declaredAt)}, ${one.name}`),
		],
		[
			"Réclamations",
			data.claims.map(
				(one) => `${one.number}, ${one.orderNumber}, ${formatDateTime(one.submittedAt)} : ${one.words.join(" / ")}`,
			),
		],
		["Avis", data.reviews.map(reviewText)],
		[
			"Listes",
			data.lists.map(
				({ name: list, items }) => `${list} : ${items.map((item) => `${item.name} × ${item.boxes}`).join(", ")}`,
			),
		],
		[
			"Allergènes à éviter",
			data.avoidedAllergens
				? [
						withoutText(data.avoidedAllergens.without),
						data.avoidedAllergens.allowTraces ? "Traces acceptées" : "",
						`Accord du ${formatDateTime(data.avoidedAllergens.consentedAt)}`,
					]
				: [],
		],
		[
			"Alertes de retour en stock",
			data.stockAlerts.map((alert) => `${alert.productName}, ${formatDateTime(alert.askedAt)}`),
		],
		["Lettre d'information", data.newsletter ? [newsletterText(data.newsletter)] : []],
		["Messages", data.messages.map((one) => `${formatDateTime(one.sentAt)}, ${one.subject} : ${one.message}`)],
		["E-mails envoyés", data.mails.map(({ askedAt, kind }) => `${formatDateTime(askedAt)}, ${kind}`)],
		["Codes commerciaux", data.commercialCodes.map(({ issuedAt }) => `Émis le ${formatDate(issuedAt)}`)],
		["Notes de la boutique", data.note ? [data.note] : []],
	];
	const title = `Données personnelles de ${name}`;
	return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><title>${textOf(title)}</title></head><body>
<h1>${textOf(title)}</h1>
<p>${textOf(`Au ${formatDateTime(data.exportedAt)}.`)}</p>
${sections.map(([heading, lines]) => section(heading, lines)).join("\n")}
</body></html>
`;
}

function section(heading: string, lines: readonly string[]): string {
	const known = lines.filter((line) => line.trim() !== "");
	const list = known.map((line) => `<li>${textOf(line)}</li>`).join("");
	return `<h2>${textOf(heading)}</h2>\n${known.length > 0 ? `<ul>${list}</ul>` : "<p>Rien.</p>"}`;
}

type Place = Pick<PersonalData["addresses"][number], "street" | "postalCode" | "city" | "country">;

const placeOf = ({ street, postalCode, city, country }: Place) => `${street}, ${postalCode} ${city}, ${country}`;

function orderText(order: PersonalData["orders"][number]): string {
	const lines = order.lines
		.map(({ name, boxes, total, lots }) =>
			[`${name} × ${boxes} (${formatEuros(total)})`, ...lots.map((lot) => `lot ${lot}`)].join(" "),
		)
		.join(", ");
	const contact = [order.name, order.email, order.phone, placeOf(order), order.notes].filter(Boolean).join(", ");
	return `${order.orderNumber}, ${formatDate(order.placedAt)}, ${formatEuros(order.total)} : ${lines}. ${contact}`;
}

function reviewText({ productName, writtenAt, rating, title, text }: PersonalData["reviews"][number]): string {
	return `${productName}, ${formatDateTime(writtenAt)}, ${rating} sur 5 : ${[title, text].filter(Boolean).join(". ")}`;
}

function membershipText({ name, role, approvals, sites }: NonNullable<PersonalData["company"]>): string[] {
	return [
		`${name}, ${COMPANY_ROLES[role].label}`,
		...sites.map((site) => `Site ${site.name} : ${[site.contactName, site.phone].filter(Boolean).join(", ")}`),
		...approvals.map(({ orderNumber, requestedAt, reason }) =>
			[`Approbation de ${orderNumber}, ${formatDateTime(requestedAt)}`, reason].filter(Boolean).join(" : "),
		),
	];
}

function newsletterText({ askedAt, confirmedAt, consentVersion }: NonNullable<PersonalData["newsletter"]>): string {
	const confirmed = confirmedAt ? `confirmée le ${formatDateTime(confirmedAt)}` : "pas encore confirmée";
	return `Demandée le ${formatDateTime(askedAt)}, ${confirmed} (texte ${consentVersion})`;
}

const textOf = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
