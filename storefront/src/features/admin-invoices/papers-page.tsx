"use client";

import { formatCount } from "@confiserie/domain/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AdminHeader, May } from "@/features/admin-shell";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callPaperPage } from "./calls";
import { MonthExports } from "./month-exports";
import { lastMonths } from "./months";
import { PapersTable } from "./papers-table";

/** /admin/papers: invoices and credit notes by number or month, and what an accountant is given of a month. */
export function PapersPage() {
	const [months] = useState(() => lastMonths(new Date()));
	const [{ query, month, page }, setAsked] = useState({ query: "", month: months[0]?.value ?? "", page: 0 });
	const asked = useDeferredValue(query.trim());
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "papers", asked, month, page],
		queryFn: ({ signal }) => callPaperPage(asked, month, page, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<AdminHeader title="Factures" subtitle="Factures, acomptes et avoirs émis par la boutique" />
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
				<TextField
					type="search"
					label="Numéro de facture ou de commande"
					value={query}
					maxLength={200}
					autoComplete="off"
					// A number is looked for in every month.
					onChange={({ target }) => setAsked({ query: target.value, month: target.value ? "" : month, page: 0 })}
				/>
				<Select
					label="Mois"
					value={month}
					options={[{ value: "", label: "Tous les mois" }, ...months]}
					onChange={({ target }) => setAsked({ query, month: target.value, page: 0 })}
				/>
				<May permission="papers.export">{month && <MonthExports month={month} />}</May>
			</search>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les factures" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<p role="status" className="text-sm text-prune">
						{formatCount(data.totalElements, "pièce trouvée", "pièces trouvées")}
					</p>
					{data.totalElements === 0 && (
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
					)}
					{data.content.length > 0 && <PapersTable papers={data.content} />}
					<Pager
						page={page}
						isLast={data.last}
						onPage={(next) => setAsked({ query, month, page: next })}
						before="Plus récentes"
						after="Plus anciennes"
					/>
				</>
			)}
		</>
	);
}
