"use client";

import { type AdminWithdrawal, listWithdrawals, type WithdrawalState } from "@confiserie/domain/contract/withdrawals";
import { formatCents, formatDate, formatDateTime } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import { useState } from "react";
import { ListChoice, ListPage, useOperationList } from "@/features/admin/kit";
import { listReader, oneOf, useMay } from "@/features/admin/shell";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { DecisionDialog } from "./decision-dialog";
import type { Opened } from "./opened";

const LISTS = {
	OPEN: { label: "À traiter", empty: "Aucune rétractation à traiter." },
	DECIDED: { label: "Traitées", empty: "Aucune rétractation traitée." },
} as const;
type ListName = keyof typeof LISTS;
const NAMES: readonly ListName[] = ["OPEN", "DECIDED"];
const read = listReader({ list: oneOf(NAMES, "OPEN") });

/** /admin/withdrawals: declarations that wait for a refund or a reasoned refusal, oldest first; then those decided. */
export function WithdrawalsPage() {
	const [opened, setOpened] = useState<Opened | null>(null);
	const list = useOperationList(listWithdrawals, read, {
		query: ({ list, page }) => ({ decided: list === "DECIDED" ? "true" : "false", page }) as const,
	});
	return (
		<ListPage
			list={list}
			title="Rétractations"
			subtitle="À rembourser dans les 14 jours, ou à refuser avec un motif"
			filters={<ListChoice list={list} name="list" lists={LISTS} />}
			card={(withdrawal) => <Withdrawal withdrawal={withdrawal} onDecide={setOpened} />}
			rowKey={({ id }) => id}
			failure="Impossible de charger les rétractations"
			empty={LISTS[list.state.list].empty}
			before="Page précédente"
			after="Page suivante"
		>
			<DecisionDialog opened={opened} onClose={() => setOpened(null)} />
		</ListPage>
	);
}

const STATES: Record<WithdrawalState, { label: string; tone: Tone }> = {
	OPEN: { label: "À traiter", tone: "warning" },
	ACCEPTED: { label: "Acceptée", tone: "success" },
	REFUSED: { label: "Refusée", tone: "neutral" },
};

/** A declaration with what a person needs to judge it. */
function Withdrawal({ withdrawal, onDecide }: { withdrawal: AdminWithdrawal; onDecide: (opened: Opened) => void }) {
	const mayDecide = useMay()("money.change");
	const { orderNumber, name, email, submittedAt, lines, dueCents, state, reason } = withdrawal;
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h2 className="font-bold">
						<Link href={`/admin/orders/${encodeURIComponent(orderNumber)}`} className="underline underline-offset-4">
							{orderNumber}
						</Link>
					</h2>
					<p className="text-sm break-words text-prune">{`${name}, ${email}`}</p>
					<p className="text-sm text-prune">{`Déclarée le ${formatDateTime(submittedAt)}. ${periodText(withdrawal)}`}</p>
				</div>
				<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
			</div>
			<ul className="list-disc pl-5">
				{lines.map(({ productName, right, boxes, piecesPerBox }) => (
					<li key={productName}>
						{`${formatBoxes(boxes, { piecesPerBox })} de ${productName}`}
						{right !== "FREE" && <span className="block text-sm text-prune">{WITHDRAWAL_RIGHTS[right].label}</span>}
					</li>
				))}
			</ul>
			<p>{`À rendre d'après la règle : ${formatCents(dueCents)}.`}</p>
			{withdrawal.isBusiness && (
				<p className="text-sm text-prune">Commande d'une entreprise : la loi ne donne ce droit qu'aux consommateurs.</p>
			)}
			{reason && <p className="whitespace-pre-line text-prune">{`Motif du refus : ${reason}`}</p>}
			{state === "OPEN" && mayDecide && (
				<div className="flex flex-wrap gap-3">
					<Button
						size="sm"
						aria-label={`Accepter la rétractation de ${orderNumber}`}
						onClick={() => onDecide({ withdrawal, decision: "ACCEPT" })}
					>
						Accepter
					</Button>
					<Button
						variant="secondary"
						size="sm"
						aria-label={`Refuser la rétractation de ${orderNumber}`}
						onClick={() => onDecide({ withdrawal, decision: "REFUSE" })}
					>
						Refuser
					</Button>
				</div>
			)}
		</>
	);
}

function periodText({ deliveredAt, lastDay, isLate }: AdminWithdrawal): string {
	if (!deliveredAt || !lastDay) return "Pas encore livrée.";
	const end = `délai jusqu'au ${formatDate(lastDay)}`;
	return `Livrée le ${formatDate(deliveredAt)}, ${end}${isLate ? " : déclaration tardive." : "."}`;
}
