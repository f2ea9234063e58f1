"use client";

import { listPapersOfAll } from "@confiserie/domain/contract/invoices";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import {
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
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Select } from "@/ui/select";

import { MonthExports } from "./month-exports";
import { lastMonths } from "./months";
import { PapersTable } from "./papers-table";

/** /admin/papers: invoices and credit notes by number or month, and what an accountant is given of a month. */
export function PapersPage() {
	const [months] = useState(() => lastMonths(new Date()));
	const values = ["", ...months.map(({ value }) => value)];
	const list = useList({
		read: listReader({ query: searched, month: oneOf(values, values[1] ?? "") }),
		queryKey: keyOf(listPapersOfAll),
		call: (query: { query: string; month: string; page: number }, signal: AbortSignal) =>
			call(listPapersOfAll, { query, signal }),
	});
	const { month } = list.state;
	return (
		<>
			<AdminHeader title="Factures" subtitle="Factures, acomptes et avoirs émis par la boutique" />
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
				<ListSearch
					label="Numéro de facture ou de commande"
					// A number is looked for in every month.
					list={{ ...list, change: ({ query }) => list.change({ query, month: query ? "" : month }) }}
				/>
				<Select
					label="Mois"
					value={month}
					options={[{ value: "", label: "Tous les mois" }, ...months]}
					onChange={({ target }) => list.change({ month: target.value })}
				/>
				<May permission="papers.export">{month && <MonthExports month={month} />}</May>
			</search>
			<ListResults
				list={list}
				failure="Impossible de charger les factures"
				summary={({ totalElements }) => formatCount(totalElements, "pièce trouvée", "pièces trouvées")}
				empty={
					<EmptyState
						title="Aucune facture"
						action={
							<ButtonLink href="/admin/orders" variant="secondary">
								Voir les commandes
							</ButtonLink>
						}
					>
						La boutique émet les factures elle-même, quand un paiement arrive ou que la marchandise part.
					</EmptyState>
				}
				before="Plus récentes"
				after="Plus anciennes"
			>
				{({ content }) => <PapersTable papers={content} />}
			</ListResults>
		</>
	);
}
