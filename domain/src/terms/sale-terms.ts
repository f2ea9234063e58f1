import type { ShopSettings } from "../contract/settings";
import { displayPhone } from "../customers/phone";
import { COUNTRY_CODES, deliveryAreaText } from "../delivery/delivery-area";
import { formatCents } from "../format";
import { toCents } from "../money";
import { DEPOSIT, minimumOrderCents } from "../payments/deposit";
import { WITHDRAWAL_DAYS } from "../withdrawal/period";
import { LEGAL_GUARANTEES } from "./legal-guarantees";
import type { TermsSection } from "./terms-section";

/** The shop's data in the terms; amounts in EUR. */
export type TermsFacts = Pick<
	ShopSettings,
	| "freeShippingThreshold"
	| "shippingCost"
	| "shippingOptions"
	| "leavesWithin48h"
	| "deliveryCountries"
	| "deposit"
	| "holdMinutes"
	| "contact"
	| "company"
>;

/**
 * The terms of sale in full: who sells, the rules that the shop applies, the right of withdrawal with its model form, guarantees and
 * mediator. The page shows them, an order stores the version that it was placed under, and its confirmation sends them.
 * Source: code de la consommation, art. L221-5, L221-13 and annex of R221-1.
 */
export function saleTerms(facts: TermsFacts): TermsSection[] {
	return [
		seller(facts),
		prices(),
		payment(facts),
		delivery(facts),
		withdrawal(facts),
		modelForm(facts),
		LEGAL_GUARANTEES,
		after(facts),
	];
}

const addressOf = ({ contact: { street, postalCode, city } }: TermsFacts) => `${street}, ${postalCode} ${city}, France`;
const nameOf = ({ company }: TermsFacts) => company.legalName || "La maison nommée dans les mentions légales";

function seller(facts: TermsFacts): TermsSection {
	const { company, contact } = facts;
	const identity = [company.legalForm, company.registration, company.vatNumber && `TVA ${company.vatNumber}`];
	const producer =
		company.producerIds && ` Identifiants uniques du registre des producteurs\u00a0: ${company.producerIds}.`;
	return {
		title: "Qui vend",
		paragraphs: [
			`${[nameOf(facts), ...identity].filter(Boolean).join(", ")}, ${addressOf(facts)}. Service client\u00a0: ${displayPhone(contact.phone)}, ${contact.hours}, et ${contact.email}. Les autres renseignements sont dans les [mentions légales](/mentions-legales).${producer}`,
		],
	};
}

function prices(): TermsSection {
	return {
		title: "Produits et prix",
		paragraphs: [
			"Les confiseries se vendent par carton, par couche ou par palette. Le tarif dépend du nombre total de cartons d'un même produit dans la commande\u00a0: il change dès qu'une couche, puis une palette, est atteinte, et vaut pour tous les cartons de ce produit. Les prix sont en euros, toutes taxes comprises\u00a0; le prix au kilo est indiqué à côté du prix de vente.",
			"Le prix appliqué est celui qui s'affiche quand vous validez la commande. S'il a changé depuis l'ajout au panier, la page vous le montre et attend votre accord avant tout paiement.",
		],
	};
}

function payment({ deposit, holdMinutes }: TermsFacts): TermsSection {
	const minimumCents = toCents(deposit.minimum);
	const byDeposit = deposit.isOpen
		? ` ou, avec un code commercial valide, par un acompte de ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage}\u00a0% du total livraison comprise, par pas de ${DEPOSIT.step}\u00a0%, et d'au moins ${formatCents(minimumCents)}. Une commande dont le total est inférieur à ${formatCents(minimumOrderCents({ minimumCents }))} se règle en entier. Le code commercial est personnel et attaché à l'adresse e-mail du compte.`
		: ".";
	const hold = holdMinutes === 30 ? "trente minutes" : `${holdMinutes} minutes`;
	return {
		title: "Commande et paiement",
		paragraphs: [
			`Une commande demande un compte. Elle se paie par carte, en totalité${byDeposit}`,
			`Le stock d'une commande est réservé ${hold} le temps du paiement\u00a0; sans paiement, la commande est annulée et le stock remis en vente. Un paiement qui arriverait ensuite est honoré si le stock le permet, et remboursé sinon.`,
		],
	};
}

function delivery({
	freeShippingThreshold,
	shippingCost,
	shippingOptions,
	leavesWithin48h,
	deliveryCountries,
}: TermsFacts): TermsSection {
	const area = deliveryAreaText(COUNTRY_CODES.filter((code) => deliveryCountries.includes(code)));
	const [threshold, cost] = [toCents(freeShippingThreshold), toCents(shippingCost)];
	if (shippingOptions.length > 0) {
		const options = shippingOptions.join(", ");
		const costs = `Modes de livraison proposés selon l'adresse et la commande\u00a0: ${options}. Leur prix et leur délai s'affichent avant le paiement.`;
		return { title: "Livraison", paragraphs: [`Nous livrons ${area}. ${costs}`] };
	}
	const costs =
		threshold === 0 || cost === 0
			? "La livraison est offerte."
			: `Les frais de port sont de ${formatCents(cost)} par commande, offerts à partir de ${formatCents(threshold)} d'achats. Ils s'affichent avant le paiement.`;
	return {
		title: "Livraison",
		paragraphs: [`Nous livrons ${area}. ${leavesWithin48h ? "Expédition sous 24-48 h. " : ""}${costs}`],
	};
}

function withdrawal(facts: TermsFacts): TermsSection {
	return {
		title: "Rétractation",
		paragraphs: [
			`Un particulier peut se rétracter sans motif jusqu'à ${WITHDRAWAL_DAYS} jours après celui de la livraison (du dernier colis, s'il y en a plusieurs), de tout ou partie de sa commande\u00a0: en ligne sur la page [Renoncer au contrat ici](/retractation), sans compte, par le formulaire ci-dessous ou par toute autre déclaration claire, envoyée avant la fin du délai à ${addressOf(facts)} ou à ${facts.contact.email}. Un accusé de réception part aussitôt par e-mail, avec le contenu de la déclaration en ligne, sa date et son heure.`,
			`Les articles reçus se renvoient dans les ${WITHDRAWAL_DAYS} jours de la déclaration, à la même adresse\u00a0; les frais de renvoi sont à la charge du client. Le remboursement, livraison standard comprise si toute la commande est concernée, suit par le même moyen de paiement, sans frais, au plus tard ${WITHDRAWAL_DAYS} jours après la déclaration, et peut attendre le retour des articles ou la preuve de leur envoi. Le client répond d'une dépréciation due à des manipulations autres que celles qu'il faut pour examiner l'article.`,
			"Sont exclus les denrées périssables, les produits faits sur commande et ceux dont l'emballage scellé a été ouvert et que l'hygiène empêche de reprendre (article L221-28 du code de la consommation)\u00a0; la page de chaque produit le dit.",
		],
	};
}

function modelForm(facts: TermsFacts): TermsSection {
	return {
		title: "Modèle de formulaire de rétractation",
		paragraphs: [
			"(Ne remplissez et ne renvoyez ce formulaire que si vous souhaitez vous rétracter du contrat.)",
			`À l'attention de ${nameOf(facts)}, ${addressOf(facts)}, ${facts.contact.email}\u00a0:`,
			"Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous\u00a0:",
			"Commandé le / reçu le\u00a0: …",
			"Numéro de la commande\u00a0: …",
			"Nom du consommateur\u00a0: …",
			"Adresse du consommateur\u00a0: …",
			"Signature (seulement sur papier)\u00a0: … Date\u00a0: …",
		],
	};
}

function after({ company }: TermsFacts): TermsSection {
	const mediator = company.mediator || "nommé dans les [mentions légales](/mentions-legales)";
	return {
		title: "Réclamations",
		paragraphs: [
			"Un colis abîmé ou incomplet, un article manquant ou qui n'est pas conforme\u00a0: faites une réclamation depuis la page de votre commande, que l'e-mail de confirmation ouvre, ou [écrivez-nous](/contact) avec le numéro de commande. Un accusé de réception part aussitôt, avec le numéro de la réclamation.",
			`Si notre réponse ne vous satisfait pas, un particulier peut saisir gratuitement le médiateur${company.mediator ? "\u00a0:" : ""} ${mediator}.`,
		],
	};
}

/** A paragraph in parts: words, and links with their path. */
export function termsParts(paragraph: string): { words: string; path?: string }[] {
	return paragraph
		.split(/(\[[^\]]+\]\([^)]+\))/)
		.filter((part) => part !== "")
		.map((part) => {
			const [, words, path] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
			return words && path ? { words, path } : { words: part };
		});
}
