"use client";

import { listLots, listStockCounts } from "@confiserie/domain/contract/lots";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { keepPreviousData } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { AdminHeader, ListResults, listReader, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { CountSheet } from "./count-sheet";

/** Lots on one sheet: as many as a list of lots returns. */
const SHEET = 100;

/** /admin/receipts/stock-count: the lots in stock are counted, and what differs is recorded at once. */
export function StockCountPage() {
	const [query, setQuery] = useState("");
	const asked = useDeferredValue(query.trim());
	const { data, error, refetch } = useOperation(
		listLots,
		{ query: { query: asked, inStock: "true", size: SHEET } },
		{ placeholderData: keepPreviousData },
	);
	// What is withheld is no stock to count.
	const lots = data?.content.filter(({ boxes }) => boxes > 0);
	const print = (
		<Button variant="secondary" onClick={() => window.print()}>
			<Printer aria-hidden="true" />
			Imprimer la feuille
		</Button>
	);
	const crumbs = [{ label: "Réceptions", href: "/admin/receipts" }, { label: "Inventaire" }];
	return (
		<>
			<AdminHeader title="Inventaire" subtitle="Ce qui est là, lot par lot" crumbs={crumbs} actions={print} />
			<div className="flex flex-col gap-6 print:block">
				<section
					aria-label="Feuille de comptage"
					className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6 print:border-0 print:p-0"
				>
					<div className="max-w-md print:hidden">
						<TextField
							type="search"
							label="Produits à compter"
							hint="Nom, référence ou numéro de lot. Vide : tous."
							maxLength={100}
							autoComplete="off"
							value={query}
							onChange={({ target }) => setQuery(target.value)}
						/>
					</div>
					{!data && !error && <Skeleton className="h-48" />}
					{!data && error && (
						<RetryBanner title="Impossible de charger les lots" cause={error} onRetry={() => refetch()} />
					)}
					{data && !data.last && (
						<p className="text-sm text-prune print:hidden">
							{`${SHEET} lots sur ${formatInteger(data.totalElements)}. Précisez la recherche pour compter les autres.`}
						</p>
					)}
					{lots?.length === 0 && <p>Aucun lot en stock.</p>}
					{lots && lots.length > 0 && <CountSheet lots={lots} />}
				</section>
				<PastCounts />
			</div>
		</>
	);
}

const read = listReader({});

function PastCounts() {
	const list = useList({
		read,
		queryKey: keyOf(listStockCounts),
		call: ({ page }: { page: number }, signal: AbortSignal) =>
			call(listStockCounts, { query: { page, size: 5 }, signal }),
	});
	return (
		<section
			aria-labelledby="past-counts"
			className="rounded-card border border-trait bg-white p-5 sm:p-6 print:hidden"
		>
			<h2 id="past-counts" className="display mb-4 text-xl">
				Inventaires notés
			</h2>
			<ListResults
				list={list}
				failure="Impossible de charger les inventaires"
				height="h-24"
				empty={<p className="text-sm text-prune">Aucun inventaire.</p>}
				before="Plus récents"
				after="Plus anciens"
			>
				{({ content }) => (
					<ul className="divide-y divide-trait">
						{content.map(({ id, reason, countedAt, countedBy, lots, differences }) => (
							<li key={id} className="py-3">
								<p className="font-semibold wrap-anywhere">{reason}</p>
								<p className="text-sm wrap-anywhere text-prune">
									{[formatDateTime(countedAt), countedBy, formatCount(lots, "lot compté", "lots comptés")]
										.filter(Boolean)
										.join(", ")}
								</p>
								{differences.length === 0 && <p className="text-sm">Aucun écart.</p>}
								<ul className="mt-1 text-sm">
									{differences.map((lot) => (
										<li key={lot.id} className="wrap-anywhere">
											{`${lot.productName}, ${lotWords(lot)}\u00a0: ${formatCount(lot.expected, "noté")}, ${formatCount(lot.counted, "compté")}`}
										</li>
									))}
								</ul>
							</li>
						))}
					</ul>
				)}
			</ListResults>
		</section>
	);
}
