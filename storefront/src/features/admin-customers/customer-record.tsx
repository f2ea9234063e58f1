"use client";

import {
	eraseCustomer,
	exportCustomer,
	noteCustomer,
	readCustomer,
	searchCustomers,
} from "@confiserie/domain/contract/customers";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader, ConfirmDialog, May } from "@/features/admin-shell";
import { SaveButton } from "@/features/invoices";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { NoteForm } from "@/ui/note-form";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { CustomerFacts } from "./customer-facts";

const CRUMBS = [{ label: "Clients", href: "/admin/customers" }];

/** /admin/customers/:id: a customer's data, the staff note, and data export and erasure. */
export function CustomerRecord({ id }: { id: string }) {
	const [erased, setErased] = useState<{ id: string; name: string } | null>(null);
	const [isGone, setGone] = useState(false);
	const client = useQueryClient();
	const { data, isError, error, refetch } = useOperation(
		readCustomer,
		{ params: { id } },
		{
			enabled: !isGone,
		},
	);
	const name = data ? `${data.account.firstName} ${data.account.lastName}`.trim() || data.account.email : "Client";
	if (isGone)
		return (
			<>
				<AdminHeader crumbs={[...CRUMBS, { label: "Effacé" }]} title="Client effacé" />
				<p role="status">Ses données sont effacées, sauf ce que la loi fait garder : factures et commandes payées.</p>
			</>
		);
	return (
		<>
			<AdminHeader
				crumbs={[...CRUMBS, { label: name }]}
				title={name}
				actions={
					data && (
						<>
							<May permission="orders.change">
								<ButtonLink href={`/admin/orders/new?customer=${encodeURIComponent(id)}`} size="sm">
									Nouvelle commande
								</ButtonLink>
								<ButtonLink href={`/admin/quotes/new?customer=${encodeURIComponent(id)}`} variant="secondary" size="sm">
									Nouveau devis
								</ButtonLink>
							</May>
							<May permission="customers.change">
								<SaveButton
									name={`client-${id}.json`}
									fetchFile={async () =>
										new Blob([JSON.stringify(await call(exportCustomer, { params: { id } }), null, "\t")], {
											type: "application/json",
										})
									}
								>
									Exporter ses données
								</SaveButton>
								<Button
									variant="secondary"
									size="sm"
									disabled={data.isAdministrator}
									onClick={() => setErased({ id, name })}
								>
									Effacer ce client
								</Button>
							</May>
						</>
					)
				}
			/>
			{!data && !isError && <Skeleton className="h-60" />}
			{!data && isError && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			{data && (
				<>
					<CustomerFacts customer={data} />
					<May permission="customers.change">
						<NoteForm
							note={data.note}
							hint="Le client peut les lire s'il demande ses données."
							onSave={(note) => call(noteCustomer, { params: { id }, body: { note } })}
							queryKey={keyOf(readCustomer, { params: { id } })}
						/>
					</May>
				</>
			)}
			<ConfirmDialog
				row={erased}
				title="Effacer ce client ?"
				describe={(row) =>
					`Le compte de ${row.name}, ses adresses et ses messages partent sans retour, ses appareils sont déconnectés. La loi fait garder les factures, et des commandes payées le nom et l'adresse.`
				}
				label="Effacer définitivement"
				busyLabel="Effacement…"
				act={async (row) => {
					await call(eraseCustomer, { params: { id: row.id } });
					setGone(true);
					void client.invalidateQueries({ queryKey: keyOf(readCustomer), refetchType: "none" });
				}}
				changes={keyOf(searchCustomers)}
				onClose={() => setErased(null)}
			/>
		</>
	);
}
