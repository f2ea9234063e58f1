import { balanceDueCents } from "../payments/balance";
import { isSold, type OrderStatus } from "./order-status";
import type { MoneyFacts } from "./owed";

/** What an order adds to the turnover, by the facts of the ledger; amounts in cents. */
export interface TurnoverFacts extends MoneyFacts {
	refundedCents: number;
	status: OrderStatus;
}

/**
 * The turnover of an order, in cents, tax and shipping included: its payments less refunds, plus what is still due.
 * Nothing before it is accepted and once it is cancelled. Money beyond its total is no turnover. The database stores the same amount in a column; a test compares them.
 */
export function turnoverCents(facts: TurnoverFacts): number {
	const { status, totalCents, withdrawnCents = 0, capturedCents, refundedCents } = facts;
	if (!isSold(status)) return 0;
	return Math.min(totalCents - withdrawnCents, capturedCents - refundedCents + balanceDueCents(facts));
}

/** Definitions of the admin's metrics. */
export const FIGURES = {
	orders: "Toutes les commandes passées, quel que soit leur statut.",
	revenue:
		"Total TTC des commandes acceptées et non annulées, frais de port compris, moins ce qui a été remboursé ou perdu par contestation. Un remboursement compte dès qu'il est fait, et ne compte plus si la banque le retourne. Il diminue le CA du jour où la commande a été passée.",
	averageOrder: "CA divisé par le nombre de commandes acceptées et non annulées.",
	customers: "Clients qui ont passé depuis 12 mois une commande non annulée.",
	alerts:
		"Commandes à traiter : paiement refusé, expédition en retard, remboursement à faire, commande remboursée mais préparée, expédition sans solde.",
	bestSellers:
		"Cartons des commandes acceptées et non annulées. Un remboursement est réparti sur les produits de sa commande, en proportion de leur prix.",
	balances:
		"Ce qui reste à payer des commandes acceptées. Ce qui est remboursé pour des articles ou par geste commercial n'est plus dû\u00a0; un paiement rectifié l'est de nouveau.",
} as const;
export type Figure = keyof typeof FIGURES;
