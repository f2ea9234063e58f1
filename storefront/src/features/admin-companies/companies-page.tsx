"use client";

import {
	type AdminCompanyPage,
	type AdminCompanyQuery,
	listCompanies,
} from "@confiserie/domain/contract/admin-companies";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { AdminHeader, ListResults, ListSearch, listReader, searched, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";

type Listed = AdminCompanyPage["content"][number];

const read = listReader({ query: searched });

/** /admin/companies: professionals who buy together, by name, SIREN or VAT number. */
export function CompaniesPage() {
	const list = useList({
		read,
		queryKey: keyOf(listCompanies),
		call: (query: Pick<AdminCompanyQuery, "query" | "page">, signal: AbortSignal) =>
			call(listCompanies, { query, signal }),
	});
	return (
		<>
			<AdminHeader title="Entreprises" subtitle="Comptes professionnels, leurs membres et leurs achats" />
			<search>
				<ListSearch label="Nom, SIREN ou numéro de TVA" list={list} />
			</search>
			<ListResults
				list={list}
				failure="Impossible de charger les entreprises"
				empty={
					<EmptyState
						title="Aucune entreprise"
						action={
							<Button variant="secondary" onClick={() => list.change(list.none)}>
								Voir toutes les entreprises
							</Button>
						}
					>
						Aucune entreprise ne correspond à cette recherche.
					</EmptyState>
				}
				before="Précédentes"
				after="Suivantes"
			>
				{({ content }) => (
					<DataTable
						caption="Entreprises"
						columns={COLUMNS}
						rows={content}
						rowKey={({ id }) => id}
						card={(company) => (
							<div className="flex flex-col">
								<Name company={company} />
								<p className="text-sm text-prune">{company.registration}</p>
								<p className="text-sm text-prune">
									{`${formatCount(company.members, "membre")} · ${formatCount(company.orders, "commande")} · ${formatEuros(company.revenue)}`}
								</p>
							</div>
						)}
					/>
				)}
			</ListResults>
		</>
	);
}

const COLUMNS: readonly Column<Listed>[] = [
	{ key: "name", header: "Entreprise", cell: (company) => <Name company={company} /> },
	{ key: "registration", header: "SIREN", cell: ({ registration }) => registration || "–" },
	{ key: "since", header: "Depuis", cell: ({ createdAt }) => formatDate(createdAt) },
	{ key: "members", header: "Membres", align: "right", cell: ({ members }) => members },
	{ key: "orders", header: "Commandes", align: "right", cell: ({ orders }) => orders },
	{ key: "revenue", header: "Chiffre sur 12 mois", align: "right", cell: ({ revenue }) => formatEuros(revenue) },
];

function Name({ company: { id, company } }: { company: Listed }) {
	return (
		<Link
			href={`/admin/companies/${encodeURIComponent(id)}`}
			className="inline-flex min-h-9 items-center font-semibold wrap-anywhere text-framboise underline underline-offset-4 after:absolute after:inset-0"
		>
			{company}
		</Link>
	);
}
