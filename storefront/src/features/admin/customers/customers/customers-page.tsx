"use client";

import { searchCustomers } from "@confiserie/domain/contract/customers";
import { CUSTOMER_SORTS, CUSTOMERS_PAGE_SIZE } from "@confiserie/domain/contract/personal-data";
import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import { formatDate } from "@confiserie/domain/format";
import { FileUp, History } from "lucide-react";
import { useState } from "react";
import { Filters, ListPage, ListSelect, NothingFound, RowLink, useOperationList } from "@/features/admin/kit";
import { ActionLabel, ListSearch, listReader, May, oneOf, searched } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { type Column, SELECTABLE, SELECTABLE_FIGURE } from "@/ui/data-table";
import { CustomerImportDialog } from "./customer-import";
import { PastOrdersDialog } from "./past-orders";

type Listed = CustomerPage["content"][number];

const SORTS: { value: (typeof CUSTOMER_SORTS)[number]; label: string }[] = [
	{ value: "name", label: "Nom" },
	{ value: "newest", label: "Les plus récents" },
];

const read = listReader({ query: searched, sort: oneOf(CUSTOMER_SORTS, "name") });

/** /admin/customers: everybody with an account, by name, e-mail or phone number. */
export function CustomersPage() {
	const list = useOperationList(searchCustomers, read, { query: (asked) => ({ ...asked, size: CUSTOMERS_PAGE_SIZE }) });
	const [opened, setOpened] = useState<"customers" | "orders" | null>(null);
	const close = () => setOpened(null);
	return (
		<ListPage
			list={list}
			title="Clients"
			subtitle="Comptes de la boutique"
			acts={
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
			filters={
				<Filters>
					<ListSearch label="Nom, e-mail ou téléphone" list={list} />
					<ListSelect list={list} name="sort" label="Trier par" options={SORTS} />
				</Filters>
			}
			columns={COLUMNS}
			rowKey={({ id }) => id}
			failure="Impossible de charger les clients"
			empty={
				<NothingFound list={list} title="Aucun client" all="Voir tous les clients">
					Aucun compte ne correspond à cette recherche.
				</NothingFound>
			}
			before="Précédents"
			after="Suivants"
		>
			{opened === "customers" && <CustomerImportDialog onClose={close} />}
			{opened === "orders" && <PastOrdersDialog onClose={close} />}
		</ListPage>
	);
}

const COLUMNS: readonly Column<Listed>[] = [
	{
		key: "name",
		header: "Client",
		cell: ({ id, firstName, lastName, email }) => (
			<RowLink href={`/admin/customers/${encodeURIComponent(id)}`}>
				{`${firstName} ${lastName}`.trim() || email}
			</RowLink>
		),
	},
	{ key: "email", header: "E-mail", card: "bare", cell: ({ email }) => <span className={SELECTABLE}>{email}</span> },
	{
		key: "phone",
		header: "Téléphone",
		card: "bare",
		cell: ({ phone }) => <span className={SELECTABLE_FIGURE}>{phone}</span>,
	},
	{ key: "city", header: "Ville", card: "none", cell: ({ address }) => address?.city ?? "–" },
	{ key: "since", header: "Depuis", card: "none", cell: ({ createdAt }) => formatDate(createdAt) },
	{ key: "orders", header: "Commandes", align: "right", cell: ({ orders }) => orders },
];
