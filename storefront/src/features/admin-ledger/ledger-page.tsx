"use client";

import { listMoneyMovements } from "@confiserie/domain/contract/order-payments";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { PAYMENT_METHODS } from "@confiserie/domain/payment-provider";
import { AdminHeader, ListResults, listReader, oneOf, searched, useList, words } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { DIRECTIONS, LedgerFilters } from "./ledger-filters";
import { LedgerTable } from "./ledger-table";

const read = listReader({
	query: searched,
	direction: oneOf(
		DIRECTIONS.map(({ value }) => value),
		"",
	),
	method: oneOf(PAYMENT_METHODS, ""),
	from: words,
	to: words,
});

/** /admin/payments: what was received and given back, of all orders. */
export function LedgerPage() {
	const list = useList({
		read,
		queryKey: keyOf(listMoneyMovements),
		call: ({ query, direction, method, from, to, page }, signal) =>
			call(listMoneyMovements, {
				query: {
					query: query || undefined,
					direction: direction || undefined,
					method: method || undefined,
					from: from || undefined,
					to: to || undefined,
					page,
				},
				signal,
			}),
	});
	return (
		<>
			<AdminHeader title="Paiements" subtitle="Encaissements et remboursements de toutes les commandes" />
			<LedgerFilters list={list} />
			<ListResults
				list={list}
				failure="Impossible de charger les paiements"
				summary={({ totalElements, received, givenBack }) =>
					`${formatCount(totalElements, "mouvement", "mouvements")}\u00a0: ${formatCents(received)} encaissés, ${formatCents(givenBack)} rendus, soit ${formatCents(received - givenBack)}`
				}
				empty={
					<EmptyState
						title="Aucun paiement"
						action={
							<Button variant="secondary" onClick={() => list.change(list.none)}>
								Voir tous les paiements
							</Button>
						}
					>
						Aucun mouvement ne correspond à cette recherche.
					</EmptyState>
				}
			>
				{({ content }) => <LedgerTable movements={content} />}
			</ListResults>
		</>
	);
}
