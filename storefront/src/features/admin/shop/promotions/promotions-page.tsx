"use client";

import { listPromotions, type PromotionAnswer } from "@confiserie/domain/contract/promotions";
import { formatCents, formatCount, formatDateTime } from "@confiserie/domain/format";
import { benefitWords } from "@confiserie/domain/promotions/promotion-words";
import { Plus } from "lucide-react";
import { ListPage, RowLink, useOperationList } from "@/features/admin/kit";
import { ActionLabel, ListSearch, listReader, May, searched } from "@/features/admin/shell";
import { ButtonLink } from "@/ui/button-link";
import type { Column } from "@/ui/data-table";
import { StateBadge } from "./state-badge";

const read = listReader({ query: searched });

/** /admin/promotions: every promotion with its state and what it brought. */
export function PromotionsPage() {
	const list = useOperationList(listPromotions, read);
	return (
		<ListPage
			list={list}
			title="Promotions"
			subtitle="Codes et remises automatiques, avec leurs résultats"
			acts={
				<May permission="promotions.change">
					<ButtonLink href="/admin/promotions/new" size="sm">
						<Plus aria-hidden="true" className="size-4.5" />
						<ActionLabel>Nouvelle promotion</ActionLabel>
					</ButtonLink>
				</May>
			}
			filters={<ListSearch label="Chercher un nom ou un code" list={list} className="max-w-md" />}
			columns={COLUMNS}
			rowKey={({ id }) => id}
			failure="Impossible de charger les promotions"
			summary={({ totalElements }) => formatCount(totalElements, "promotion")}
			empty="Aucune promotion. Une promotion baisse les prix par un code, ou pour tout le monde."
		/>
	);
}

const COLUMNS: readonly Column<PromotionAnswer>[] = [
	{ key: "name", header: "Promotion", cell: (promotion) => <Name promotion={promotion} /> },
	{ key: "benefit", header: "Avantage", cell: ({ benefit }) => benefitWords(benefit) },
	{ key: "state", header: "État", card: "badge", cell: ({ state }) => <StateBadge state={state} /> },
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
			<RowLink href={`/admin/promotions/${encodeURIComponent(id)}`}>{name}</RowLink>
			<p className="text-sm wrap-anywhere text-prune">
				{[isAutomatic ? "Automatique" : code, period].filter(Boolean).join(", ")}
			</p>
		</div>
	);
}
