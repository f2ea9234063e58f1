"use client";

import { type AdminCompanyPage, listCompanies } from "@confiserie/domain/contract/admin-companies";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { Filters, ListPage, NothingFound, RowLink, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, searched } from "@/features/admin/shell";
import type { Column } from "@/ui/data-table";

type Listed = AdminCompanyPage["content"][number];

const read = listReader({ query: searched });

/** /admin/companies: professionals who buy together, by name, SIREN or VAT number. */
export function CompaniesPage() {
	const list = useOperationList(listCompanies, read);
	return (
		<ListPage
			list={list}
			title="Entreprises"
			subtitle="Comptes professionnels, leurs membres et leurs achats"
			filters={
				<Filters>
					<ListSearch label="Nom, SIREN ou numéro de TVA" list={list} />
				</Filters>
			}
			columns={COLUMNS}
			rowKey={({ id }) => id}
			failure="Impossible de charger les entreprises"
			empty={
				<NothingFound list={list} title="Aucune entreprise" all="Voir toutes les entreprises">
					Aucune entreprise ne correspond à cette recherche.
				</NothingFound>
			}
			before="Précédentes"
			after="Suivantes"
		/>
	);
}

const COLUMNS: readonly Column<Listed>[] = [
	{
		key: "name",
		header: "Entreprise",
		cell: ({ id, company }) => <RowLink href={`/admin/companies/${encodeURIComponent(id)}`}>{company}</RowLink>,
	},
	{ key: "registration", header: "SIREN", cell: ({ registration }) => registration || "–" },
	{ key: "since", header: "Depuis", card: "none", cell: ({ createdAt }) => formatDate(createdAt) },
	{ key: "members", header: "Membres", align: "right", cell: ({ members }) => members },
	{ key: "orders", header: "Commandes", align: "right", cell: ({ orders }) => orders },
	{ key: "revenue", header: "Chiffre sur 12 mois", align: "right", cell: ({ revenue }) => formatEuros(revenue) },
];
