import { formatCents } from "../format";
import { isPending, type OrderStatus } from "../orders/order-status";
import { type MoneyFacts, remainingCents } from "../orders/owed";
import { PAYABLE_CENTS } from "../payments/payable";
import { splitWithdrawal } from "../withdrawal/split";
import { type CorrectableFacts, correctionRefusal } from "./correctable";

/** How the difference of a correction is settled, in cents. One of the first three at least is 0. */
export interface Settlement {
	/** Increase: due, together with the former balance. */
	addedCents: number;
	/** Decrease: lowers the balance first, and the rest is refunded. */
	offBalanceCents: number;
	refundCents: number;
	/** Still to be paid of the corrected order. */
	dueCents: number;
}

/** Settles a correction from one total to another: a decrease lowers the balance first, and the rest is refunded. */
export function settleDifference(order: MoneyFacts, totalCents: number): Settlement {
	const difference = totalCents - order.totalCents;
	const due = remainingCents(order);
	if (difference >= 0)
		return { addedCents: difference, offBalanceCents: 0, refundCents: 0, dueCents: due + difference };
	const { offBalanceCents, refundCents } = splitWithdrawal(-difference, due);
	return { addedCents: 0, offBalanceCents, refundCents, dueCents: due - offBalanceCents };
}

/** What decides whether the articles of an order can be corrected. */
interface ArticleFacts extends CorrectableFacts {
	status: OrderStatus;
	/** Whether staff entered it. */
	isEntered: boolean;
	/** Whether a sales channel did, which has its own record. */
	isOfChannel: boolean;
	/** Whether a withdrawal or a claim names articles of it. */
	isContested: boolean;
	/** Whether money went back for another reason than a correction. */
	isRefunded: boolean;
}

/** Why the articles of an order cannot be corrected, for the administrator; null when they can. */
export function articleRefusal(facts: ArticleFacts): string | null {
	const refusal = correctionRefusal(facts);
	if (refusal) return refusal;
	if (facts.isOfChannel)
		return "Cette commande vient d'un canal de vente qui en tient le compte\u00a0: corrigez-la chez lui, puis annulez celle-ci.";
	if (isPending(facts.status) && !facts.isEntered)
		return "Le client n'a pas fini de payer cette commande\u00a0: attendez son paiement, ou confirmez-la d'abord.";
	if (facts.isContested)
		return "Une rétractation ou une réclamation porte sur des articles de cette commande\u00a0: traitez-la plutôt.";
	if (facts.isRefunded)
		return "Une partie de cette commande a déjà été remboursée\u00a0: continuez par des remboursements.";
	return null;
}

/** Facts that decide whether an order's total may change. */
export interface TotalFacts extends Pick<MoneyFacts, "totalCents" | "capturedCents"> {
	/** Given back by corrections before this one. */
	correctedCents: number;
	/** Whether billing documents invoice a deposit of it and nothing more yet. */
	isDepositInvoiced: boolean;
}

/** Why an order cannot have this total, for the administrator; null when it can. */
export function totalRefusal(facts: TotalFacts, totalCents: number): string | null {
	if (totalCents === 0) return "Il ne resterait rien à payer\u00a0: annulez plutôt la commande.";
	if (totalCents > PAYABLE_CENTS.maximum) return `Une commande va jusqu'à ${formatCents(PAYABLE_CENTS.maximum)}.`;
	if (facts.correctedCents > 0 && totalCents > facts.totalCents)
		return "Une correction a déjà rendu de l'argent pour cette commande\u00a0: elle ne peut plus coûter davantage. Saisissez une nouvelle commande pour ce qui s'ajoute.";
	if (facts.isDepositInvoiced && totalCents < facts.capturedCents)
		return `L'acompte de ${formatCents(facts.capturedCents)} est déjà facturé\u00a0: la commande ne peut pas coûter moins. Annulez-la et remboursez-la plutôt.`;
	return null;
}
