"use client";

import {
	eraseCustomer,
	exportCustomer,
	noteCustomer,
	readCustomer,
	searchCustomers,
} from "@confiserie/domain/contract/customers";
import type { CustomerDetail } from "@confiserie/domain/contract/personal-data";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SaveButton } from "@/features/account/invoices";
import { ConfirmAct, DetailPage, NoteForm } from "@/features/admin/kit";
import { AdminHeader, May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { CustomerTabs } from "./customer-tabs";

const LIST = { label: "Clients", href: "/admin/customers" };
const nameOf = ({ account: { firstName, lastName, email } }: CustomerDetail) =>
	`${firstName} ${lastName}`.trim() || email;

/** /admin/customers/:id: a customer's data, the staff note, and data export and erasure. */
export function CustomerRecord({ id }: { id: string }) {
	const [isGone, setGone] = useState(false);
	if (isGone)
		return (
			<>
				<AdminHeader crumbs={[LIST, { label: "Effacé" }]} title="Client effacé" />
				<p role="status">Ses données sont effacées, sauf ce que la loi fait garder : factures et commandes payées.</p>
			</>
		);
	return (
		<DetailPage
			operation={readCustomer}
			input={{ params: { id } }}
			list={LIST}
			kind="Client"
			title={nameOf}
			acts={(customer) => <Acts id={id} customer={customer} onErased={() => setGone(true)} />}
			failure="Impossible de charger le client"
		>
			{(customer) => (
				<CustomerTabs customer={customer}>
					<May permission="customers.change">
						<NoteForm
							operation={noteCustomer}
							id={id}
							note={customer.note}
							changes={[readCustomer]}
							hint="Le client peut les lire s'il demande ses données."
						/>
					</May>
				</CustomerTabs>
			)}
		</DetailPage>
	);
}

function Acts({ id, customer, onErased }: { id: string; customer: CustomerDetail; onErased: () => void }) {
	const client = useQueryClient();
	return (
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
				<ConfirmAct
					label="Effacer ce client"
					disabled={customer.isAdministrator}
					title="Effacer ce client ?"
					confirm="Effacer définitivement"
					busyLabel="Effacement…"
					act={() => call(eraseCustomer, { params: { id } })}
					changes={[searchCustomers]}
					onDone={() => {
						client.removeQueries({ queryKey: keyOf(readCustomer, { params: { id } }) });
						onErased();
					}}
				>
					{`Le compte de ${nameOf(customer)}, ses adresses et ses messages partent sans retour, ses appareils sont déconnectés. La loi fait garder les factures, et des commandes payées le nom et l'adresse.`}
				</ConfirmAct>
			</May>
		</>
	);
}
