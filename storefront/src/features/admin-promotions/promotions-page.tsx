"use client";

import { listPromotions, type PromotionAnswer } from "@confiserie/domain/contract/promotions";
import { formatCents, formatCount, formatDateTime } from "@confiserie/domain/format";
import { benefitWords } from "@confiserie/domain/promotions/promotion-words";
import { Plus } from "lucide-react";
import {
	ActionLabel,
	AdminHeader,
	EmptyList,
	ListResults,
	ListSearch,
	listReader,
	May,
	searched,
	useList,
} from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { StateBadge } from "./state-badge";

const read = listReader({ query: searched });

/** /admin/promotions: every promotion with its state and what it brought. */
export function PromotionsPage() {
	const list = useList({
		read,
		queryKey: keyOf(listPromotions),
		call: (query, signal) => call(listPromotions, { query, signal }),
	});
	return (
		<>
			<AdminHeader
				title="Promotions"
				subtitle="Codes et remises automatiques, avec leurs résultats"
				actions={
					<May permission="promotions.change">
						<ButtonLink href="/admin/promotions/new" size="sm">
							<Plus aria-hidden="true" className="size-4.5" />
							<ActionLabel>Nouvelle promotion</ActionLabel>
						</ButtonLink>
					</May>
				}
			/>
			<ListSearch label="Chercher un nom ou un code" list={list} className="max-w-md" />
			<ListResults
				list={list}
				failure="Impossible de charger les promotions"
				summary={({ totalElements }) => formatCount(totalElements, "promotion")}
				empty={
					<EmptyList>Aucune promotion. Une promotion baisse les prix par un code, ou pour tout le monde.</EmptyList>
				}
			>
				{({ content }) => (
					<DataTable
						caption="Promotions"
						columns={COLUMNS}
						rows={content}
						rowKey={({ id }) => id}
						card={(promotion) => (
							<div className="flex flex-col gap-1">
								<div className="flex items-start justify-between gap-3">
									<Name promotion={promotion} />
									<StateBadge state={promotion.state} />
								</div>
								<p className="text-sm">{benefitWords(promotion.benefit)}</p>
								<p className="text-sm text-prune">
									{`${formatCount(promotion.orders, "commande")}, ${formatCents(promotion.revenueCents)}, coût ${formatCents(promotion.costCents)}`}
								</p>
							</div>
						)}
					/>
				)}
			</ListResults>
		</>
	);
}

const COLUMNS: readonly Column<PromotionAnswer>[] = [
	{ key: "name", header: "Promotion", cell: (promotion) => <Name promotion={promotion} /> },
	{ key: "benefit", header: "Avantage", cell: ({ benefit }) => benefitWords(benefit) },
	{ key: "state", header: "État", cell: ({ state }) => <StateBadge state={state} /> },
	{
		key: "uses",
		header: "Utilisations",
		align: "right",
		cell: ({ uses, limit }) => (limit === null ? uses : `${uses} / ${limit}`),
	},
	{ key: "orders", header: "Commandes", align: "right", cell: ({ orders }) => orders },
	{
		key: "revenue",
		header: "Chiffre d'affaires",
		align: "right",
		cell: ({ revenueCents }) => formatCents(revenueCents),
	},
	{ key: "cost", header: "Coût", align: "right", cell: ({ costCents }) => formatCents(costCents) },
];

function Name({ promotion: { id, name, code, isAutomatic, startsAt, endsAt } }: { promotion: PromotionAnswer }) {
	const period = [
		...(startsAt ? [`du ${formatDateTime(startsAt)}`] : []),
		...(endsAt ? [`jusqu'au ${formatDateTime(endsAt)}`] : []),
	].join(" ");
	return (
		<div className="min-w-0">
			<Link
				href={`/admin/promotions/${encodeURIComponent(id)}`}
				className="font-semibold wrap-anywhere text-framboise-fonce after:absolute after:inset-0 hover:underline"
			>
				{name}
			</Link>
			<p className="text-sm wrap-anywhere text-prune">
				{[isAutomatic ? "Automatique" : code, period].filter(Boolean).join(", ")}
			</p>
		</div>
	);
}
