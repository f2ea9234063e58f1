"use client";

import { type ListedInvoice, listAllInvoices } from "@confiserie/domain/contract/invoices";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { useState } from "react";
import { DownloadInvoice, staffsBillingDocument } from "@/features/account/invoices";
import { Filters, ListPage, ListSelect, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, May, oneOf, searched } from "@/features/admin/shell";
import { ButtonLink } from "@/ui/button-link";
import type { Column } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { MonthExports } from "./month-exports";
import { lastMonths } from "./months";

/** /admin/invoices: invoices and credit notes by number or month, and what an accountant is given of a month. */
export function InvoicesPage() {
	const [months] = useState(() => lastMonths(new Date()));
	const values = ["", ...months.map(({ value }) => value)];
	const read = listReader({ query: searched, month: oneOf(values, values[1] ?? "") });
	const list = useOperationList(listAllInvoices, read, { query: (asked) => asked });
	const { month } = list.state;
	return (
		<ListPage
			list={list}
			title="Factures"
			subtitle="Factures, acomptes et avoirs émis par la boutique"
			caption="Factures et avoirs"
			filters={
				<Filters>
					<ListSearch
						label="Numéro de facture ou de commande"
						// A number is looked for in every month.
						list={{ ...list, change: ({ query }) => list.change({ query, month: query ? "" : month }) }}
					/>
					<ListSelect list={list} name="month" label="Mois" any="Tous les mois" options={months} />
					<May permission="invoices.export">{month && <MonthExports month={month} />}</May>
				</Filters>
			}
			columns={COLUMNS}
			rowKey={({ number }) => number}
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
		/>
	);
}

const COLUMNS: readonly Column<ListedInvoice>[] = [
	{ key: "number", header: "Pièce", cell: (document) => <Name document={document} /> },
	{ key: "buyer", header: "Client", card: "bare", cell: ({ buyer }) => <span className="break-words">{buyer}</span> },
	{ key: "order", header: "Commande", card: "bare", cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
	{
		key: "total",
		header: "Total TTC",
		align: "right",
		card: "bare",
		cell: (document) => <Total document={document} />,
	},
	{
		key: "file",
		header: <span className="sr-only">Télécharger</span>,
		align: "right",
		card: "badge",
		cell: (document) => <DownloadInvoice file={staffsBillingDocument} document={document} />,
	},
];

function Name({ document: { label, number, issuedOn } }: { document: ListedInvoice }) {
	return (
		<div>
			<p className="font-semibold whitespace-nowrap">{number}</p>
			<p className="text-sm text-prune">{`${label}, ${formatDate(issuedOn)}`}</p>
		</div>
	);
}

function OrderLink({ number }: { number: string }) {
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(number)}`}
			className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-framboise underline underline-offset-4"
		>
			{number}
		</Link>
	);
}

/** Amounts of a credit note are written with a minus. */
function Total({ document: { kind, total, due } }: { document: ListedInvoice }) {
	return (
		<div className="text-right">
			<p className="font-semibold whitespace-nowrap">{formatEuros(kind === "CREDIT_NOTE" ? -total : total)}</p>
			{due > 0 && <p className="text-sm whitespace-nowrap text-prune">{`dont ${formatEuros(due)} à recevoir`}</p>}
		</div>
	);
}
