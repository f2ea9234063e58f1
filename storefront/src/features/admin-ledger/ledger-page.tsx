"use client";

import { formatCents, formatCount } from "@confiserie/domain/format";
import { PAYMENT_METHODS } from "@confiserie/domain/payment-provider";
import { AdminHeader, ListResults, useList } from "@/features/admin-shell";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { callLedger, type LedgerFilter } from "./calls";
import { DIRECTIONS, LedgerFilters } from "./ledger-filters";
import { LedgerTable } from "./ledger-table";

const NONE: LedgerFilter = { query: "", direction: "", method: "", from: "", to: "" };
const VALUES = { direction: DIRECTIONS.map(({ value }) => value), method: [...PAYMENT_METHODS] };

/** /admin/payments: what was received and given back, of all orders. */
export function LedgerPage() {
	const list = useList({ none: NONE, values: VALUES, queryKey: ["admin", "ledger"], call: callLedger });
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
							<Button variant="secondary" onClick={list.clear}>
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
