import { COMMERCIAL_CODE } from "@confiserie/domain/payments/commercial-code";
import { DEPOSIT } from "@confiserie/domain/payments/deposit";
import type { ShopFacts } from "@/lib/shop-facts";

/** Plain text on both sides: the page and its structured data have the same text. */
export interface Question {
	question: string;
	answer: string;
}

const PAID_IN_FULL: Question = {
	question: "Comment puis-je payer ?",
	answer: "Par carte bancaire. Le bouton de paiement annonce le montant exact qui sera débité.",
};

/** How to pay, with a deposit while they are open. */
export function depositQuestions({
	isOpen,
	minimum,
	minimumOrder,
	defaultPercentage,
}: ShopFacts["deposit"]): readonly Question[] {
	if (!isOpen) return [PAID_IN_FULL];
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
