import { QUANTITY } from "@confiserie/domain/cart";
import { COMMERCIAL_CODE } from "@confiserie/domain/commercial-code";
import { DEPOSIT } from "@confiserie/domain/deposit";
import type { ShopFacts } from "@/lib/shop-facts";

/** Plain text on both sides: the page and its structured data have the same text. */
export interface Question {
	question: string;
	answer: string;
}

export interface QuestionGroup {
	title: string;
	questions: readonly Question[];
}

/** What customers ask, answered by the rules that the shop applies. */
export function faq({ delivery, deposit, contact, hold }: ShopFacts): readonly QuestionGroup[] {
	return [
		{
			title: "Commander",
			questions: [
				{
					question: "Quelle différence entre un carton, une couche et une palette ?",
					answer:
						"Le carton est l'unité de vente. Une couche est un étage complet de cartons sur une palette, et une palette est faite de plusieurs couches. La fiche de chaque produit indique combien de cartons comptent une couche et une palette, avec un dessin à l'échelle. Un produit qui n'a pas de tarif couche ou palette se vend au carton seulement.",
				},
				{
					question: "À partir de quand le tarif couche ou palette s'applique-t-il ?",
					answer:
						"Dès que le nombre total de cartons d'un même produit atteint une couche, puis une palette, quelle que soit la façon de les ajouter : huit cartons pris un à un ont le même prix qu'une couche de huit. Le tarif s'applique alors à tous les cartons de ce produit.",
				},
				{
					question: "Y a-t-il un minimum de commande ?",
					answer: `Non, un carton suffit. Une fiche produit prend jusqu'à ${QUANTITY.detailMaximum} unités à la fois ; au-delà, écrivez-nous.`,
				},
				{
					question: "Faut-il un compte ?",
					answer:
						"Pas pour regarder, chercher, garder des favoris ou remplir un panier. Il en faut un pour commander, afin de retrouver vos commandes et leur état.",
				},
				{
					question: "Le prix peut-il changer entre mon panier et ma commande ?",
					answer:
						"Le prix et le stock sont vérifiés au moment de payer. Si l'un a changé depuis l'ajout au panier, la page montre l'ancien et le nouveau et attend votre accord : vous n'êtes jamais débité d'un montant que vous n'avez pas vu.",
				},
			],
		},
		{
			title: "Livraison",
			questions: [
				{
					question: "Combien coûte la livraison ?",
					answer: delivery.cost,
				},
				{
					question: "Quand ma commande part-elle ?",
					answer: `${delivery.leavesWithin48h ? "Elle est expédiée sous 24-48 h, en France métropolitaine." : "Le jour du départ s'affiche avant le paiement et dans l'e-mail de confirmation."} Son état se suit dans « Mes commandes ».`,
				},
				{
					question: "Un carton est arrivé abîmé ou il en manque un : que faire ?",
					answer: `Notez-le sur le bon de livraison, prenez une photo et écrivez à ${contact.email} avec le numéro de commande. Nous remplaçons ou remboursons ce qui n'est pas arrivé en bon état.`,
				},
			],
		},
		{
			title: deposit.isOpen ? "Paiement et acompte" : "Paiement",
			questions: [
				...(deposit.isOpen ? depositQuestions(deposit) : [PAID_IN_FULL]),
				{
					question: "Combien de temps mes produits sont-ils réservés ?",
					answer: `Le stock est réservé dès que vous passez au paiement, pendant ${hold}. Sans paiement, la commande est annulée et le stock remis en vente ; rien n'est débité.`,
				},
				{
					question: "Voyez-vous mon numéro de carte ?",
					answer: "Non. Il va directement au prestataire de paiement et ne passe jamais par nos serveurs.",
				},
			],
		},
		{
			title: "Produits",
			questions: [
				{
					question: "Que veulent dire « En stock », « Stock limité » et « Plus que » ?",
					answer:
						"« En stock » : plus de 50 cartons. « Stock limité » : de 11 à 50. « Plus que… » : 10 ou moins, et le nombre est indiqué. « Rupture de stock » : le produit ne peut pas être commandé pour l'instant.",
				},
				{
					question: "Où trouver les allergènes et la date de durabilité ?",
					answer:
						"Sur la fiche de chaque produit, sans rien ouvrir : ingrédients, allergènes, traces éventuelles, valeurs nutritionnelles et DDM indicative. La date du carton reçu fait foi.",
				},
				{
					question: "Les photos montrent-elles le produit ?",
					answer:
						"Les images sont des visuels d'illustration. Le poids, le nombre de pièces et la composition écrits sur la fiche font foi.",
				},
			],
		},
		{
			title: "Panier, favoris et compte",
			questions: [
				{
					question: "Pourquoi mon panier n'est-il pas sur mon autre appareil ?",
					answer:
						"Le panier et les favoris restent dans le navigateur où vous les avez faits, même sans connexion. Avec un compte, ils vous suivent aussi d'un appareil à l'autre.",
				},
				{
					question: "Pourquoi suis-je déconnecté ?",
					answer: "Par prudence, la session se ferme après sept jours sans visite.",
				},
			],
		},
	];
}

const PAID_IN_FULL: Question = {
	question: "Comment puis-je payer ?",
	answer: "Par carte bancaire. Le bouton de paiement annonce le montant exact qui sera débité.",
};

/** How to pay while deposits are open. */
function depositQuestions({ minimum, minimumOrder, defaultPercentage }: ShopFacts["deposit"]): readonly Question[] {
	return [
		{
			question: "Comment puis-je payer ?",
			answer:
				"Par carte bancaire, en totalité ou, avec un code commercial valide, par un acompte. Le bouton de paiement annonce le montant exact qui sera débité.",
		},
		{
			question: "Qu'est-ce qu'un code commercial ?",
			answer: `Un code de ${COMMERCIAL_CODE.length} caractères, chiffres et lettres, que nous remettons à nos clients professionnels. Il est personnel : il ne vaut qu'avec l'adresse e-mail du compte pour lequel il a été émis.`,
		},
		{
			question: "Comment fonctionne l'acompte ?",
			answer: `Avec un code commercial valide, vous choisissez un acompte de ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage} % du total livraison comprise, par pas de ${DEPOSIT.step} % ; ${defaultPercentage} % est proposé d'office. L'acompte est d'au moins ${minimum} : une commande dont le total n'atteint pas ${minimumOrder} se règle en entier, et les pourcentages qui donneraient moins ne sont pas proposés. Le restant dû est inscrit sur la commande.`,
		},
	];
}

/** The same questions for search engines (schema.org FAQPage). */
export function faqData(groups: readonly QuestionGroup[]): Record<string, unknown> {
	return {
		"@type": "FAQPage",
		mainEntity: groups.flatMap(({ questions }) =>
			questions.map(({ question, answer }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: answer },
			})),
		),
	};
}
