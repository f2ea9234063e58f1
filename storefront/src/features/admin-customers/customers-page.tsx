"use client";

import { searchCustomers } from "@confiserie/domain/contract/customers";
import { CUSTOMER_SORTS, CUSTOMERS_PAGE_SIZE, type CustomerQuery } from "@confiserie/domain/contract/personal-data";
import { FileUp, History } from "lucide-react";
import { useState } from "react";
import {
	ActionLabel,
	AdminHeader,
	ListResults,
	ListSearch,
	listReader,
	May,
	oneOf,
	searched,
	useList,
} from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Select } from "@/ui/select";

import { CustomersTable } from "./customers-table";
import { ImportDialog } from "./import-dialog";
import { PastOrdersDialog } from "./past-orders-dialog";

const SORTS: { value: (typeof CUSTOMER_SORTS)[number]; label: string }[] = [
	{ value: "name", label: "Nom" },
	{ value: "newest", label: "Les plus récents" },
];

const read = listReader({ query: searched, sort: oneOf(CUSTOMER_SORTS, "name") });

/** /admin/customers: everybody with an account, by name, e-mail or phone number. */
export function CustomersPage() {
	const list = useList({
		read,
		queryKey: keyOf(searchCustomers),
		call: ({ query, ...asked }: Pick<CustomerQuery, "query" | "sort" | "page">, signal: AbortSignal) =>
			call(searchCustomers, {
				query: { query: query?.length === 1 ? "" : query, ...asked, size: CUSTOMERS_PAGE_SIZE },
				signal,
			}),
	});
	const [opened, setOpened] = useState<"customers" | "orders" | null>(null);
	const close = () => setOpened(null);
	return (
		<>
			<AdminHeader
				title="Clients"
				subtitle="Comptes de la boutique"
				actions={
					<May permission="customers.change">
						<Button variant="secondary" size="sm" onClick={() => setOpened("customers")}>
							<FileUp aria-hidden="true" className="size-4.5" />
							<ActionLabel>Importer</ActionLabel>
						</Button>
						<Button variant="secondary" size="sm" onClick={() => setOpened("orders")}>
							<History aria-hidden="true" className="size-4.5" />
							<ActionLabel>Commandes passées</ActionLabel>
						</Button>
					</May>
				}
			/>
			{opened === "customers" && <ImportDialog onClose={close} />}
			{opened === "orders" && <PastOrdersDialog onClose={close} />}
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
				<ListSearch label="Nom, e-mail ou téléphone" list={list} />
				<Select
					label="Trier par"
					value={list.state.sort}
					options={SORTS}
					onChange={({ target }) => list.change({ sort: target.value === "newest" ? "newest" : "name" })}
				/>
			</search>
			<ListResults
				list={list}
				failure="Impossible de charger les clients"
				empty={
					<EmptyState
						title="Aucun client"
						action={
							<Button variant="secondary" onClick={() => list.change(list.none)}>
								Voir tous les clients
							</Button>
						}
					>
						Aucun compte ne correspond à cette recherche.
					</EmptyState>
				}
				before="Précédents"
				after="Suivants"
			>
				{({ content }) => <CustomersTable customers={content} />}
			</ListResults>
		</>
	);
}
