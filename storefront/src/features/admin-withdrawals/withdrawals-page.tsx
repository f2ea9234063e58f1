"use client";

import { listWithdrawals } from "@confiserie/domain/contract/withdrawals";
import { useState } from "react";
import { AdminHeader, EmptyList, ListResults, listReader, oneOf, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ChoiceButtons } from "@/ui/choice-buttons";

import { DecisionDialog } from "./decision-dialog";
import type { Opened } from "./opened";
import { WithdrawalCard } from "./withdrawal-card";

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
	const withdrawals = useList({
		read,
		queryKey: keyOf(listWithdrawals),
		call: ({ list, page }, signal) =>
			call(listWithdrawals, { query: { decided: list === "DECIDED" ? "true" : "false", page }, signal }),
	});
	const { list } = withdrawals.state;
	return (
		<>
			<AdminHeader title="Rétractations" subtitle="À rembourser dans les 14 jours, ou à refuser avec un motif" />
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceButtons
					names={NAMES}
					chosen={list}
					labelOf={(one) => LISTS[one].label}
					onChoose={(one) => withdrawals.change({ list: one })}
				/>
			</div>
			<ListResults
				list={withdrawals}
				failure="Impossible de charger les rétractations"
				height="h-40"
				empty={<EmptyList>{LISTS[list].empty}</EmptyList>}
				before="Page précédente"
				after="Page suivante"
			>
				{({ content }) => (
					<ul aria-label="Rétractations" className="grid gap-4 xl:grid-cols-2">
						{content.map((withdrawal) => (
							<WithdrawalCard
								key={withdrawal.id}
								withdrawal={withdrawal}
								onDecide={(decision) => setOpened({ withdrawal, decision })}
							/>
						))}
					</ul>
				)}
			</ListResults>
			<DecisionDialog opened={opened} onClose={() => setOpened(null)} />
		</>
	);
}
