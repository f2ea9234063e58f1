"use client";

import { listLots, listStockCounts, type StockCount } from "@confiserie/domain/contract/lots";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { Printer } from "lucide-react";
import { ListPart, Shown, TabPanel, Tabs, useOperationList, useTab } from "@/features/admin/kit";
import { AdminHeader, ListSearch, listReader, searched } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { CountSheet } from "./count-sheet";

/** Lots on one sheet: as many as a list of lots returns. */
const SHEET = 100;

const TABS = [
	{ id: "feuille", label: "Feuille de comptage" },
	{ id: "notes", label: "Inventaires notés" },
] as const;

/** What is counted, and which page of past counts is shown. */
const read = listReader({ query: searched });

/** /admin/receipts/stock-count: the lots in stock are counted, and what differs is recorded at once. */
export function StockCountPage() {
	const list = useOperationList(listLots, read, {
		query: ({ query }) => ({ query, inStock: "true" as const, size: SHEET }),
	});
	const print = (
		<Button variant="secondary" onClick={() => window.print()}>
			<Printer aria-hidden="true" />
			Imprimer la feuille
		</Button>
	);
	const [shown, show] = useTab(TABS);
	const crumbs = [{ label: "Réceptions", href: "/admin/receipts" }, { label: "Inventaire" }];
	return (
		<>
			<AdminHeader title="Inventaire" subtitle="Ce qui est là, lot par lot" crumbs={crumbs} actions={print} />
			<Tabs label="Inventaire" tabs={TABS} shown={shown} onShow={show}>
				<TabPanel id="feuille">
					<section
						aria-label="Feuille de comptage"
						className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6 print:border-0 print:p-0"
					>
						<div className="max-w-md print:hidden">
							<ListSearch
								list={list}
								label="Produits à compter"
								hint="Nom, référence ou numéro de lot. Vide : tous."
								maxLength={100}
							/>
						</div>
						<Shown result={list} failure="Impossible de charger les lots" height="h-48">
							{({ content, totalElements, last }) => {
								// Withheld boxes are no stock to count.
								const lots = content.filter(({ boxes }) => boxes > 0);
								return (
									<>
										{!last && (
											<p className="text-sm text-prune print:hidden">
												{`${SHEET} lots sur ${formatInteger(totalElements)}. Précisez la recherche pour compter les autres.`}
											</p>
										)}
										{lots.length === 0 ? <p>Aucun lot en stock.</p> : <CountSheet lots={lots} />}
									</>
								);
							}}
						</Shown>
					</section>
				</TabPanel>
				<TabPanel id="notes">
					<PastCounts />
				</TabPanel>
			</Tabs>
		</>
	);
}

function PastCounts() {
	const list = useOperationList(listStockCounts, read, { query: ({ page }) => ({ page, size: 5 }) });
	return (
		<section
			aria-labelledby="past-counts"
			className="rounded-card border border-trait bg-white p-5 sm:p-6 print:hidden"
		>
			<h2 id="past-counts" className="display mb-4 text-xl">
				Inventaires notés
			</h2>
			<ListPart
				list={list}
				caption="Inventaires notés"
				line={(count) => <PastCount count={count} />}
				rowKey={({ id }) => id}
				failure="Impossible de charger les inventaires"
				height="h-24"
				empty={<p className="text-sm text-prune">Aucun inventaire.</p>}
			/>
		</section>
	);
}

function PastCount({ count: { reason, countedAt, countedBy, lots, differences } }: { count: StockCount }) {
	return (
		<div>
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
		</div>
	);
}
