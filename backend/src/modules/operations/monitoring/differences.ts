import type { NotedInvariant } from "../order-jobs";

/** What an invariant's count means to the owner; the queues tell by themselves of what is stuck in them. */
export const DIFFERENCES: Record<NotedInvariant["name"], string | null> = {
	levelsOffTheirReservations: "Articles dont le stock réservé n'est pas la somme des réservations",
	levelsOversold: "Articles dont il est promis plus que le stock",
	levelsOffTheirLots: "Articles dont les lots ne font pas le stock",
	holdsWithoutReservation: "Réservations de commandes inconnues du moteur",
	ordersOffTheirLines: "Commandes dont les lignes ne font pas le sous-total",
	ordersOffTheLedger: "Commandes dont l'argent reçu ou rendu n'est pas celui du registre",
	ordersOffTheirWithdrawals:
		"Commandes dont le prix baisse d'un autre montant que leurs rétractations et articles repris",
	ordersOffTheirCorrections: "Commandes dont les corrections n'ont pas rendu la somme qu'elles disent",
	linesRefundedTwice: "Lignes remboursées au-delà de ce qui a été vendu",
	ordersOffTheirTerms: "Commandes qui demandent un autre montant que le leur",
	ordersWithoutHold: "Commandes qui réservent moins qu'elles n'ont vendu",
	cancelledOrdersPaidSince: "Commandes annulées dans lesquelles de l'argent est arrivé depuis",
	eventsStuck: null,
	paymentsRefused: "Paiements que le prestataire a refusé d'ouvrir depuis une heure",
	tasksStuck: null,
	mailsStuck: null,
	reservationsWithoutOrder: "Réservations du moteur qui ne sont d'aucune commande",
	ordersOffTheirReservations: "Commandes dont le moteur réserve plus ou moins de cartons",
	unknownMedusaOrders: "Commandes du moteur inconnues de la boutique",
	ordersCancelledOnOneSide: "Commandes annulées d'un seul côté",
	engineOrdersOffTheirLines: "Commandes du moteur avec d'autres articles ou prix",
	engineOrdersOffTheirContact: "Commandes du moteur avec un autre client ou une autre adresse",
	enginePaymentsOffTheLedger: "Commandes dont le moteur connaît d'autres paiements",
	goodsOffTheirStatus: "Commandes dont les cartons ne sont pas où leur statut le dit",
};
